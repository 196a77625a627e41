import { BOARD_LIST } from '#engines/postings/index.ts';
import { fold } from '#engines/text/index.ts';
import { HOST_KINDS, PAGE_KINDS } from './addresses.data.ts';

/** Parts of hosts that belong to a board itself: "eu" of job-boards.eu.greenhouse.io. */
const BOARD_LABELS = new Set(BOARD_LIST.flatMap(({ site }) => site.split('.').slice(0, -2)));

const LOCALE = /^[a-z]{1,2}(?:[-_][a-z]{2,4})?$/;
/** What no one would read as a name: numbers, and long runs of letters and digits. */
const ID = /^(?:[\d.,-]+|[a-z]?\d{3,}|(?=[^/]*\d)[\da-f]{8,}(?:-[\da-f]{4,})*)$/;
/** What a site hangs on a title to tell it from others: "Acme-Foods-Reviews-E1234.htm", "Working-at-Acme-EI_IE1234.11,21". */
const SERIAL =
  /(?:-(?:reviews|avis|jobs|emplois|salaries|salaires))?-(?:ei_[\w.,-]+|[a-z]{0,2}\d{3,}(?:[.,_]\w+)*)$/i;
const BEFORE_NAME = /^.*?(?:^|-)(?:at|chez)-/i;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}

/** The name that a part of an address gives; '' where it gives none. */
function nameIn(part: string): string {
  const title = decoded(part)
    .replace(/\.(?:html?|aspx?|php)$/i, '')
    .replace(/^@/, '');
  const bare = title.replace(SERIAL, '');
  const name = bare === title ? title : bare.replace(BEFORE_NAME, '');
  const folded = fold(name).trim();
  return LOCALE.test(folded) || ID.test(folded) || !/\p{L}/u.test(folded) ? '' : name;
}

/** The label before a shared site that is an employer's: "acme" of acme.wd3.myworkdayjobs.com; '' for none. */
function ownLabel(before: string): string {
  const labels = before.split('.').filter((label) => label !== '');
  return (
    labels.find(
      (label) =>
        !HOST_KINDS.has(label) &&
        !BOARD_LABELS.has(label) &&
        !LOCALE.test(label) &&
        !/^[a-z]{1,3}\d+$/.test(label),
    ) ?? ''
  );
}

/**
 * The employer's name in the address of a page on a site that many share, '' where it names none. `before` is what stands before the site in
 * the host. A part that says what kind of page it is ("company", "cmp", "Overview") names nobody while another part does.
 */
export function employerOnPage(address: string, before: string): string {
  const own = ownLabel(before);
  if (own !== '') return own;
  const [path = '', query = ''] = address
    .replace(/^https?:\/\//i, '')
    .replace(/#.*$/, '')
    .split('?');
  const named = /(?:^|&)(?:for|company|employer)=([^&]+)/i.exec(query)?.[1] ?? '';
  const parts = path.split('/').slice(1).filter(Boolean);
  const isKind = (part: string | undefined): boolean => PAGE_KINDS.has(fold(decoded(part ?? '')).trim());
  const name =
    parts
      .filter((part) => !isKind(part))
      .map(nameIn)
      .find((one) => one !== '') ?? nameIn(named);
  if (name !== '') return name;
  // A short name looks like a language: "company/ey".
  const short = parts.find((part, at) => isKind(parts[at - 1]) && /^[a-z]{2}$/i.test(part));
  return short ?? (parts.length === 1 && nameIn(parts[0] ?? '') !== '' ? decoded(parts[0] ?? '') : '');
}
