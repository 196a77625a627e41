/** Long enough for any viewer to have read the file. */
const KEEP_MS = 10 * 60 * 1000;

/**
 * Opens a file in a new tab. The tab is opened first, within the press, or the browser would block it; where it does so
 * anyway the file is saved instead. Rejects when the file cannot be loaded, and closes the tab.
 */
export async function showDocument(load: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const file = await load();
    const address = URL.createObjectURL(file);
    setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
    if (tab) return tab.location.replace(address);
    const link = document.createElement('a');
    link.href = address;
    link.download = file instanceof File ? file.name : 'document.pdf';
    link.click();
  } catch (error) {
    tab?.close();
    throw error;
  }
}
