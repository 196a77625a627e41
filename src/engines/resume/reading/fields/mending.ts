import { EMAIL } from '#engines/resume/reading/patterns.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { rangeOverEdge } from './open-range.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';

const KNOWN_ENDING =
  /\.(?:com|ca|org|net|edu|gov|io|dev|me|fr|uk|de|co|info|eu|ch|be|ie|au|nz|us|in|se|no|dk|nl|es|it|pt|pl|at|biz|app|ai|tech|quebec|example|test)$/i;
const WHOLE_ADDRESS = new RegExp(`@[^@]*${KNOWN_ENDING.source}`, 'i');
/** A column that breaks an address is narrow. */
const LONGEST = 80;
/** A row of several ways to reach someone is not. */
const LONGEST_ROW = 200;
const HALF_POSTAL_CODE = /\b[A-Z]{1,2}\d[A-Z\d]?$/;
const OTHER_HALF = /^\d[A-Z]{2}\b/;

/** Whether an e-mail address stands across the end of one line and the whole of the next. */
function brokenAddress(before: Line, line: Line): boolean {
  if (before.body.length > LONGEST || line.body.length > LONGEST) return false;
  const start = /\S+@\S*$/.exec(before.body)?.[0];
  if (
    start === undefined ||
    WHOLE_ADDRESS.test(start) ||
    !(/^[a-z\d.-]+$/.test(line.body) || (/^[A-Z\d.-]+$/.test(line.body) && start === start.toUpperCase()))
  )
    return false;
  const whole = start + line.body;
  return EMAIL.exec(whole)?.[0] === whole && (!EMAIL.test(start) || WHOLE_ADDRESS.test(whole));
}

/** Whether an e-mail address breaks at a sign of its account, at the right of something else ("l.gruber-" over "haas@…"). */
function brokenAccount(before: Line, line: Line): boolean {
  const start = /(?:^|\t)([\w.+-]*[\w][-._])$/.exec(before.body)?.[1];
  const [left] = before.words?.at(-1) ?? [];
  if (start === undefined || left === undefined || Math.abs(left - line.x) > 2) return false;
  return EMAIL.exec(line.body)?.[0] === line.body && EMAIL.test(start + line.body);
}

/** Whether a web address stands across the end of one line and the whole of the next ("site.example." and "com"). */
function brokenLink(before: Line, line: Line): boolean {
  if (line.item || before.body.length > LONGEST_ROW || !/^[a-z\d][\w./%-]*$/.test(line.body)) return false;
  const start = /(?:^|\s)((?:https?:\/\/)?[a-z\d][a-z\d-]*\.[\w./%-]*)$/i.exec(before.body)?.[1] ?? '';
  if (/^[a-z\d][a-z\d.-]{2,60}\.$/i.test(start))
    return KNOWN_ENDING.test(`.${line.body.split('/')[0] ?? ''}`);
  // Browsers break after a hyphen or a slash, and nowhere else.
  return /\.[a-z]{2,}\/\S*[-/]$/i.test(start) && line.body.length <= 60;
}

const brokenPostalCode = (before: Line, line: Line): boolean =>
  before.body.length <= 60 && HALF_POSTAL_CODE.test(before.body) && OTHER_HALF.test(line.body);

/** What stands between two lines that are one text; null when they are two. */
function glueBetween(before: Line, line: Line): '' | ' ' | null {
  if (brokenAddress(before, line) || brokenAccount(before, line) || brokenLink(before, line)) return '';
  return brokenPostalCode(before, line) ? ' ' : null;
}

/** A date and a dash, at one end of a line, apart from the rest by a gap. */
const OPEN_START = /^([^\t]{3,20}[-–—])\t(.+)$/u;
const OPEN_END = /^(.+)\t([^\t]{3,20}[-–—])$/u;

/** What a whole cell says of when something ended: a date or that it goes on; false for anything else. */
function isEnd(cell: string): boolean {
  const [span] = findDates(`2000 - ${cell}`);
  return span !== undefined && span.range && span.from === 0 && span.to === cell.length + 7;
}

/** Whether a whole text is from when to when, with its dash at the end of the first date ("Mar 2020 - Present"). */
function isRange(text: string): boolean {
  const [span] = findDates(text);
  return (
    /^[^\t]{3,20}[-–—]\s\S/u.test(text) && span?.range === true && span.from === 0 && span.to === text.length
  );
}

/** A bracket that opens before a date and a dash, at a line's end; and what closes it below. */
const OPEN_BRACKET = /\([^()\t]*\d{4}\s*[-–—]$/u;
const CLOSING = /^([^()\t]{2,20})\)(.*)$/u;

/** A range in brackets that the end of a line breaks ("Bachelor of Arts (2014 –" over "2018)"). */
function bracketOverTwo(before: Line, line: Line): [first: string, second: string] | null {
  if (line.item || !OPEN_BRACKET.test(before.body)) return null;
  const [, end, rest = ''] = CLOSING.exec(line.body) ?? [];
  return end !== undefined && isEnd(end) ? [`${before.body} ${end})`, rest.trim()] : null;
}

/** The same where it breaks within its end ("Mar 2018–Jun" over "2021"). */
const OPEN_MONTH = /^([^\t]{4,25}[-–—]\s?\p{L}{3,9}\.?)(\t.+)?$/u;

/** The same at the right end of a line, beside what is dated. */
const OPEN_END_MONTH = /^(.+)\t([^\t]{4,25}[-–—]\s?\p{L}{3,9}\.?)$/u;

function monthOverYear(before: Line, cells: readonly string[]): [first: string, second: string] | null {
  const [, start, rest = ''] = OPEN_MONTH.exec(before.body) ?? [];
  const [year = '', ...others] = cells;
  if (start === undefined || !/^\d{4}$/.test(year)) return null;
  const [span] = findDates(`${start} ${year}`);
  const isWhole = span?.range === true && span.from === 0 && span.to === start.length + 5 && !span.present;
  return isWhole && findDates(start)[0]?.range !== true
    ? [`${start} ${year}${rest}`, others.join('\t')]
    : null;
}

/** Two lines whose narrow column of dates breaks a range ("2015 –" over "2018"): the range on the first, the rest on the second. */
function rangeOverTwo(before: Line, line: Line): [first: string, second: string] | null {
  const [, start, afterStart] = OPEN_START.exec(before.body) ?? [];
  const cells = line.body.split('\t');
  if (isRange(`${before.body} ${cells[0]}`)) return [`${before.body} ${cells[0]}`, cells.slice(1).join('\t')];
  const whole = monthOverYear(before, cells);
  if (whole !== null) return whole;
  if (start !== undefined && afterStart !== undefined && isEnd(cells[0] ?? ''))
    return [`${start} ${cells[0]}\t${afterStart}`, cells.slice(1).join('\t')];
  const [, text, open] = OPEN_END_MONTH.exec(before.body) ?? [];
  const atEnd = open === undefined ? null : monthOverYear({ ...before, body: open }, [cells.at(-1) ?? '']);
  if (atEnd !== null && text !== undefined && cells.length > 1)
    return [`${text}\t${atEnd[0]}`, cells.slice(0, -1).join('\t')];
  const [, beforeEnd, end] = OPEN_END.exec(before.body) ?? [];
  if (beforeEnd !== undefined && end !== undefined && isEnd(cells.at(-1) ?? ''))
    return [`${beforeEnd}\t${end} ${cells.at(-1)}`, cells.slice(0, -1).join('\t')];
  return null;
}

/** Lines with the addresses and postal codes whole that a narrow column broke in two; the first line keeps both. */
export function mended(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const glue = before === undefined ? null : glueBetween(before, line);
    const dated = before === undefined ? null : rangeOverEdge(before, line);
    if (before !== undefined && dated !== null) {
      const parts = [...(before.with ?? []), line.line];
      whole[whole.length - 1] = { ...before, body: dated, with: parts };
      continue;
    }
    const range = before === undefined ? null : (rangeOverTwo(before, line) ?? bracketOverTwo(before, line));
    if (before !== undefined && range !== null) {
      const [first, second] = range;
      const parts = [...(before.with ?? []), line.line];
      whole[whole.length - 1] = { ...before, body: first, with: parts };
      if (second !== '') whole.push({ ...line, body: second });
      continue;
    }
    if (before === undefined || glue === null) whole.push(line);
    else {
      const parts = [...(before.with ?? []), line.line];
      whole[whole.length - 1] = { ...before, body: before.body + glue + line.body, with: parts };
    }
  }
  return whole.map((line, order) => ({ ...line, order }));
}
