/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replaceAll(" ", "-");
  link.click();
  URL.revokeObjectURL(url);
}
