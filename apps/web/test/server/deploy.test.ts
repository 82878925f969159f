/** What `deploy/` sets for containers and services matches what the site reads and what the repository uses. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "@/server/runtime/settings";

const root = path.resolve(import.meta.dirname, "../../../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** What other parts of the process read: `server.mjs`, Node, Next.js, the log. */
const AROUND = ["PORT", "BIND_ADDRESS", "NODE_ENV", "NEXT_TELEMETRY_DISABLED", "LOG_LEVEL"];
/** What PostgreSQL's and Caddy's own images read, and what the person who starts them must set. */
const THEIRS = ["POSTGRES_DB", "POSTGRES_USER", "POSTGRES_PASSWORD", "SITE", "SERVERS"];

/** The names of the environment variables that the settings read. */
function settings(): readonly string[] {
  const asked = new Set<string>();
  readSettings(
    new Proxy<Readonly<Record<string, string | undefined>>>(
      {},
      { get: (_, name) => void (typeof name === "string" && asked.add(name)) },
    ),
  );
  return [...asked];
}

/** The variables that a compose file or a service file sets, and those it takes from its environment. */
function setIn(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => !line.trimStart().startsWith("#"));
  const names = lines.flatMap((line) => {
    if (/^(ENV|Environment=| +[A-Z_]+: )/.test(line)) return [...line.matchAll(/\b([A-Z][A-Z_]+)[=:]/g)];
    return [...line.matchAll(/\$\{([A-Z_]+)|\{\$([A-Z_]+)/g)];
  });
  return names.map(([, set, taken]) => set ?? taken ?? "").filter((name) => name !== "");
}

const files = readdirSync(path.join(root, "deploy")).filter((file) =>
  /yaml|service|Caddyfile|Container/.test(file),
);

describe.each(files)("%s", (file) => {
  it("sets nothing that nobody reads", () => {
    const known = [...settings(), ...AROUND, ...THEIRS];
    expect(setIn(read(`deploy/${file}`)).filter((name) => !known.includes(name))).toEqual([]);
  });
});

it("is read by this test: the variables of the container and of the service", () => {
  expect(setIn(read("deploy/Containerfile"))).toEqual([
    "NODE_ENV",
    "NEXT_TELEMETRY_DISABLED",
    "PORT",
    "DATA_DIR",
  ]);
  expect(setIn(read("deploy/stillwater.service"))).toContain("TRUSTED_PROXY_HOPS");
  expect(setIn(read("deploy/compose.two.yaml"))).toEqual(["DATABASE_URL", "POSTGRES_PASSWORD", "SERVERS"]);
});

it("builds the container with the repository's pnpm", () => {
  const { packageManager }: { packageManager: string } = JSON.parse(read("package.json"));
  expect(read("deploy/Containerfile")).toContain(`npx --yes ${packageManager} install`);
});

it("runs in a container as nobody in particular, from a stage that builds nothing, and says how it is", () => {
  const [, built = "", run = "", ...more] = read("deploy/Containerfile").split(/^FROM /m);
  expect(more).toEqual([]);
  expect(built).toContain("AS build");
  expect(run).toContain("COPY --from=build");
  expect(run).not.toMatch(/^RUN .*(npm|pnpm|npx)/m);
  expect(run.indexOf("USER node")).toBeGreaterThan(0);
  expect(run.indexOf("USER node")).toBeLessThan(run.indexOf("\nCMD"));
  expect(run).toMatch(/^HEALTHCHECK [^\n]+\\\n {2}CMD .+api\/readyz/m);
});

/** The lines under each service of a compose file. */
function servicesIn(file: string): Readonly<Record<string, string>> {
  const services = /^services:\n([\s\S]*?)(?=^\S|(?![\s\S]))/m.exec(read(file))?.[1] ?? "";
  return Object.fromEntries(
    services
      .split(/^ {2}(?=\w)/m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf(":")), text]),
  );
}

it("gives containers of our own nothing to write but the data, no capabilities, and starts each again", () => {
  const services = servicesIn("deploy/compose.yaml");
  expect(Object.keys(services)).toEqual(["site", "backup", "caddy"]);
  for (const own of [services.site, services.backup]) {
    expect(own).toContain("read_only: true");
    expect(own).toContain("cap_drop: [ALL]");
    expect(own).toContain('security_opt: ["no-new-privileges:true"]');
  }
  for (const service of [...Object.values(services), servicesIn("deploy/compose.postgres.yaml").postgres])
    expect(service).toContain("restart: always");
});

it("has a service that is started again, has no rights, and is backed up every night", () => {
  for (const unit of ["stillwater", "stillwater-backup"]) {
    const text = read(`deploy/${unit}.service`);
    for (const line of ["DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes"])
      expect(text.split("\n")).toContain(line);
  }
  expect(read("deploy/stillwater.service").split("\n")).toContain("Restart=always");
  expect(read("deploy/stillwater-backup.service")).toMatch(/^ExecStart=.* upkeep\.mjs backup --into /m);
  expect(read("deploy/stillwater-backup.timer")).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d$/m);
});

it("closes a proxy's idle connections before the site does", () => {
  const seconds = Number(/keepalive (\d+)s/.exec(read("deploy/Caddyfile"))?.[1]);
  expect(seconds).toBeLessThan(75);
});

it("packs every file that the server reads beside the build", () => {
  const beside = [...read("apps/web/server.mjs").matchAll(/ from "\.\/([\w.-]+)"/g)].map(([, file]) => file);
  expect(beside).toContain("smaller.mjs");
  for (const file of ["server.mjs", ...beside]) expect(read("deploy/pack.mjs")).toContain(`"${file}"`);
});

/** `server.mjs` sets it for itself. */
const INTERNAL = "CREW_PROGRAM";

it.each(settings().filter((name) => name !== INTERNAL))(
  "tells whoever runs a site of the setting %s",
  (name) => {
    expect(`${read("README.md")}${read("docs/deploy.md")}`).toContain(name);
  },
);
