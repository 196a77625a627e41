import { EMAIL } from './contact.ts';
import type { Line } from './lines.ts';

const WHOLE_ADDRESS = /@[^@]*\.(?:com|ca|org|net|edu|gov|io|dev|me|fr|uk|de|co|info)$/i;
/** A column that breaks an address is narrow. */
const LONGEST = 80;
const HALF_POSTAL_CODE = /\b[A-Z]{1,2}\d[A-Z\d]?$/;
const OTHER_HALF = /^\d[A-Z]{2}\b/;

/** Whether an e-mail address stands across the end of one line and the whole of the next. */
function brokenAddress(before: Line, line: Line): boolean {
  if (before.body.length > LONGEST || line.body.length > LONGEST) return false;
  const start = /\S+@\S*$/.exec(before.body)?.[0];
  if (start === undefined || WHOLE_ADDRESS.test(start) || !/^[\p{L}\d.-]+$/u.test(line.body)) return false;
  return EMAIL.exec(start + line.body)?.[0] === start + line.body;
}

/** Whether a web address stands across the end of one line and the whole of the next ("site.example." and "com"). */
const brokenLink = (before: Line, line: Line): boolean =>
  /^[a-z\d][a-z\d.-]{2,60}\.$/i.test(before.body) &&
  /^(?:com|ca|org|net|io|dev|me|fr)(?:\/\S*)?$/i.test(line.body);

const brokenPostalCode = (before: Line, line: Line): boolean =>
  before.body.length <= 60 && HALF_POSTAL_CODE.test(before.body) && OTHER_HALF.test(line.body);

/** What stands between two lines that are one text; null when they are two. */
function glueBetween(before: Line, line: Line): '' | ' ' | null {
  if (brokenAddress(before, line) || brokenLink(before, line)) return '';
  return brokenPostalCode(before, line) ? ' ' : null;
}

/** Lines with the addresses and postal codes whole that a narrow column broke in two; the first line keeps both. */
export function mended(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const glue = before === undefined ? null : glueBetween(before, line);
    if (before === undefined || glue === null) whole.push(line);
    else {
      const parts = [...(before.with ?? []), line.line];
      whole[whole.length - 1] = { ...before, body: before.body + glue + line.body, with: parts };
    }
  }
  return whole.map((line, order) => ({ ...line, order }));
}
