/** Saves a text as a file through the browser. */
export function saveText(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replaceAll(" ", "-");
  link.click();
  // By then the browser has copied the data.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
