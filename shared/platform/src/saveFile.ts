/** Browsers may take this long to start saving; Safari reads the address some time after the click. */
const KEPT_MS = 60_000;

/** Hands a file to the browser to save under `name`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
