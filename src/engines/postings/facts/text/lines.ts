import { withoutOrders } from '#engines/orders/index.ts';
import { invisible } from '#engines/text/index.ts';
import { CHROME, LABEL_LINE, MAIL_HEAD } from './lines.data.ts';
import { flatten } from './flatten.ts';

const CHARACTERS = 40_000;
/** Between two labels in one line: "Department: Dialysis    Site: Nanaimo". */
const NEXT_LABEL = /(?:\s{3,}|\t+|\s[|·•]\s)(?=\p{Lu}(?!ax)[\p{L} /'-]{1,24}:\s)/u;
const LABEL_CHARACTERS = 40;
const VALUE_CHARACTERS = 90;

/** A posting's line, cleaned. `joined` says that its label stood on a line of its own above the value. */
export interface Line {
  text: string;
  joined: boolean;
}

/**
 * The lines of a posting's text: composed, unseen signs and Markdown gone, without what the site or the mail around it says
 * ("Apply now", "143 applicants", "Subject:") and what is said to programs or asked of who applies; a label above its value becomes "label: value". The first 40,000 characters.
 */
export function linesOf(raw: string): Line[] {
  const written = withoutOrders(invisible(raw.slice(0, CHARACTERS).normalize('NFC')))
    .split('\n')
    .map((line) =>
      line
        .replace(/^[#*_>\s]+|[*_\s]+$/g, '')
        .replace(/\*\*|__/g, '')
        .trim(),
    )
    .flatMap((line) => line.split(NEXT_LABEL))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => line.replace(MAIL_HEAD, ''))
    .filter((line) => !isChrome(line));
  const lines: Line[] = [];
  for (let at = 0; at < written.length; at += 1) {
    const [line = '', next = ''] = [written[at], written[at + 1]];
    const joined = isLabel(line) && isValue(next);
    lines.push({ text: joined ? `${line.replace(/\s*:$/, '')}: ${next}` : line, joined });
    if (joined) at += 1;
  }
  return lines;
}

const isChrome = (line: string): boolean =>
  CHROME.test(flatten(line)) || /›.*›|(?:^| )(?:»|>) .* (?:»|>) /u.test(line);

const isLabel = (line: string): boolean =>
  line.length <= LABEL_CHARACTERS && LABEL_LINE.test(flatten(line).replace(/\s*[:?]$/, ''));

const isValue = (line: string): boolean =>
  line !== '' &&
  line.length <= VALUE_CHARACTERS &&
  !/^[-•·–▪◦‣*]\s/u.test(line) &&
  !/[.!?:;]$/.test(line.replace(/\b(?:inc|ltd|co|corp)\.$/i, '')) &&
  !isLabel(line);
