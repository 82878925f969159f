/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replaceAll(" ", "-");
  link.click();
  // The browser has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
