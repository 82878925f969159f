/** A page for translators: every message beside the English one, missing ones first. It needs no server. */
import type { Entry } from "./messages";

/** A message with the folder that contains it. */
export interface Translation extends Entry {
  readonly folder: string;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

function row({ folder, language, file, key, english = "", own = "", fault }: Translation): string {
  const where = `${folder}/${language}/${file}.json`;
  const cells = [`${escaped(where)}<br><b>${escaped(key)}</b>`, escaped(english)].map(
    (text) => `<td>${text}</td>`,
  );
  const said = `<td lang="${language}">${escaped(own)}${fault === undefined ? "" : `<mark>${escaped(fault)}</mark>`}</td>`;
  return `<tr class="${language}${fault === undefined ? "" : " fault"}">${cells.join("")}${said}</tr>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.4 system-ui;margin:1rem}header{position:sticky;top:0;background:Canvas;padding:.5rem 0}
label{margin-right:1rem}table{width:100%;border-collapse:collapse;table-layout:fixed}th,td{text-align:left;vertical-align:top;
overflow-wrap:anywhere;padding:.3rem;border-top:1px solid GrayText}mark{display:block}[hidden]{display:none}
@media(max-width:40rem){thead{display:none}tr:not([hidden]),td{display:block}header{position:static}}`;

const SCRIPT = `const form=document.forms[0],rows=[...document.querySelectorAll("tbody tr")],count=document.querySelector("output");
const texts=rows.map(row=>row.textContent.toLowerCase());
function show(){const {words,language,faults}=form.elements,wanted=words.value.toLowerCase();let shown=0;
rows.forEach((row,index)=>{row.hidden=!(row.classList.contains(language.value)&&(!faults.checked||row.classList.contains("fault"))
&&texts[index].includes(wanted));shown+=row.hidden?0:1});count.value="Messages: "+shown}
form.addEventListener("input",show);form.addEventListener("submit",event=>event.preventDefault());show()`;

/** The page as a single document, with a search for any word, one language at a time. */
export function pageOf(translations: readonly Translation[]): string {
  const faulty = translations.filter(({ fault }) => fault !== undefined);
  const sound = translations.filter(({ fault }) => fault === undefined);
  const languages = [...new Set(translations.map(({ language }) => language))].reverse();
  const options = languages.map((language) => {
    const wrong = faulty.filter((each) => each.language === language).length;
    return `<option value="${language}">${language}: ${wrong === 0 ? "complete" : `${wrong} to do`}</option>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Words of Stillwater</title>
<style>${STYLE}</style>
<header><h1>Words of Stillwater</h1>
<form><label>Language <select name="language">${options.join("")}</select></label>
<label>Find <input type="search" name="words"></label>
<label><input type="checkbox" name="faults"> Only what is missing or does not fit</label> <output></output></form></header>
<table><thead><tr><th>Message</th><th>English</th><th>This language</th></tr></thead>
<tbody>${[...faulty, ...sound].map(row).join("\n")}</tbody></table>
<script>${SCRIPT}</script></html>
`;
}
