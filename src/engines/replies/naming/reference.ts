const REFERENCE =
  /\b(?:job id|job|position|vacancy|posting|competition|requisition|req|r[eé]f|reference|file|number|no|nº|n°|numéro|concours|affichage|dossier|poste|id|référence|offre|application)\s*(?:id|no|nº|n°|number|#|numéro|ref)?\s*[.:#]?\s*(?:n[°o]\s*)?([a-z]{0,5}-?\d[\da-z]*(?:[-/.][\da-z]*\d)*)(?![\p{L}\d]|[-/][\p{L}\d])|\(([a-z]{0,5}-?\d{2,}(?:-\d+)*)\)|#\s?(\d{3,}(?:-\d+)*)|(?<![\p{L}\d-])([a-z]{1,5}[-_]\d{3,}(?:[-/]\d+)*)(?![\p{L}\d])/giu;

/** Letters and numbers in parts, as files are numbered: "26-ACE-EA-4471", "NT-26-31", "YPH/4471", "287-BSW-26". */
const FILE =
  /(?<![\p{L}\d/.@-])(?=[\p{L}\d/-]*\d)(?=[\d/-]*\p{L})[\p{L}\d]{1,6}(?:[/-][\p{L}\d]{1,6}){1,4}(?![\p{L}\d/@-]|\.\p{L})/gu;

/** A number of a subject that stands by itself: "Invitation to interview: 204418". */
const BARE = /(?<![\p{L}\d$€£.,/+-])\d{5,8}(?![\p{L}\d%€/]|[.,-]\d)/gu;

/** Whether letters and digits number something: three digits, or two in a file of four parts ("QLD/DWC/26/GRAD"). */
function isNumbering(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  return digits >= 3 || (digits === 2 && number.split(/[/-]/).length > 3);
}

/** The reference numbers of a mail whose first line is its subject, folded: at least three digits, and no year alone. */
export function referencesIn(written: string): Set<string> {
  const read = written.slice(0, 10_000);
  return new Set(
    [
      ...[...read.matchAll(REFERENCE)].map((found) => found[1] ?? found[2] ?? found[3] ?? found[4] ?? ''),
      ...[...(read.split('\n')[0] ?? '').matchAll(BARE)].map(([number]) => number),
      ...[...read.matchAll(FILE)].map(([file]) => file).filter((file) => file === file.toUpperCase()),
    ]
      .map((number) => number.toLowerCase())
      .filter((number) => isNumbering(number) && !/^(19|20)\d\d$/.test(number)),
  );
}

/** Whether a number is known again where nothing says that it is one: letters and four digits, parts and five, or six digits. */
export const isPlainReference = (number: string): boolean =>
  number.replaceAll(/\D/g, '').length >= (/[a-z]/.test(number) ? 4 : /[-/]/.test(number) ? 5 : 6);

/** How a number is made: two of one kind are alike in it ("r-88123" and "r-90417"). */
export const shapeOf = (number: string): string => number.replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '9');
