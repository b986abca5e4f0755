/** How long a browser may take to start saving: Safari reads the address later than it is followed. */
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
