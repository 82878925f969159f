import { Player } from "./player"; import { spawn } from "node:child_process"; import { readFileSync, mkdtempSync } from "node:fs"; import { connect } from "node:net";
const prog = process.argv[2]!; const port = Number(process.argv[3]); const prof = process.argv[4];
const child = spawn(process.execPath, [...(prof ? ["--cpu-prof", "--cpu-prof-dir=" + prof] : []), prog], { env: { ...process.env, NODE_ENV: "production", PORT: String(port), BIND_ADDRESS: "127.0.0.1", DATA_DIR: mkdtempSync("/tmp/sv-"), LIMIT_SCALE: "100000", LOG_LEVEL: "error", TRUSTED_PROXY_HOPS: "1" }, stdio: "ignore" });
const cpu = () => { const f = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" "); return (Number(f[11]) + Number(f[12])) * 10; };
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
for (;;) { const ok = await new Promise((r) => { const s = connect(port, "127.0.0.1"); s.once("connect", () => { s.destroy(); r(true); }); s.once("error", () => r(false)); }); if (ok) break; await sleep(100); }
const p = new Player(`http://127.0.0.1:${port}`, "10.0.0.1"); await p.begin();
for (let before = -1000, now = cpu(); now - before > 20; ) { before = now; await sleep(1000); now = cpu(); }
const per = async (n: number, job: () => Promise<unknown>) => { const a = cpu(); for (let i = 0; i < n; i++) await job(); return ((cpu() - a) / n).toFixed(2); };
const look = () => p.query("table.look", { table: p.table });
await per(600, look);
const l = await per(600, look);
await per(200, () => p.act()); const both = await per(400, () => p.act());
const me = 0;
let page = "-"; if (prog.endsWith("server.mjs")) { await per(100, () => p.page()); page = await per(100, () => p.page()); }
console.log(prog.split("/").pop(), { look: l, act: (Number(both) - Number(l)).toFixed(2), me, page });
child.kill("SIGTERM"); await new Promise((r) => child.once("exit", r)); process.exit();
