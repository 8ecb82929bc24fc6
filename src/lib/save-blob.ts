/** How long an object URL is kept for the browser to read it, ms; iOS asks the user first. */
const takeoverTime = 40_000;

/** Saves bytes that the portal has made or read as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), takeoverTime);
}
