/** Long enough for a slow device to begin the download. */
const KEEP_MS = 60_000;

/** Saves a file on this device under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
