import {
  FILE_TOO_LARGE,
  isArchive,
  UPLOAD_ENDINGS,
  UPLOAD_LIMIT_BYTES,
  wrongEnding,
} from '#contract/career/resume.ts';
import { numberFormat } from '#localization/format.ts';
import { messageText } from '#web/text/message-text.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

const oneDecimal = () => numberFormat(pageLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The size of a file in words: "38 KB", "1.4 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return text('bytes', { count: bytes });
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return text('kilobytes', { size: Math.round(kilobytes) });
  return text('megabytes', { size: oneDecimal().format(kilobytes / 1024) });
}

/** Why a file cannot be read here, in a sentence; null when it may. The server looks at the content itself. */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  const isKnown = isArchive(name) || UPLOAD_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return messageText(wrongEnding(name));
  if (size > UPLOAD_LIMIT_BYTES) return messageText(FILE_TOO_LARGE);
  return size === 0 ? text('fileEmpty') : null;
}
