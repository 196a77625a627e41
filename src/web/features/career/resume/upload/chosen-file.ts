import {
  FILE_TOO_LARGE,
  isArchive,
  UPLOAD_ENDINGS,
  UPLOAD_LIMIT_BYTES,
  wrongEnding,
} from '#contract/career/resume.ts';

/** The size of a file in words: "38 KB", "1.4 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Why a file cannot be read here, in a sentence; null when it may. The server looks at the content itself. */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  const isKnown = isArchive(name) || UPLOAD_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return wrongEnding(name);
  if (size > UPLOAD_LIMIT_BYTES) return FILE_TOO_LARGE;
  return size === 0 ? 'That file is empty. Choose another one.' : null;
}
