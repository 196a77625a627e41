import type { PageElement, PageNode, SeenControl, SeenPart } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const tidy: typeof import('./sight.ts').tidy;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const commonParent: typeof import('./choices.ts').commonParent;
declare const controlOf: typeof import('./controls.ts').controlOf;
declare const ownQuestion: typeof import('./questions.ts').ownQuestion;

/** Which part of a date a box takes; null for none. */
export function unitOf(control: PageElement): SeenPart['unit'] | null {
  const firstOption = [...(control.options ?? [])][0]?.text ?? '';
  const said = [
    control.getAttribute('aria-label') ?? '',
    control.placeholder ?? '',
    ...labelsOf(control).map((label) => wordsOf(label)),
    firstOption,
    control.title ?? '',
    (control.name ?? '').replaceAll(/[_[\].-]+/g, ' '),
  ].map((text) =>
    tidy(text)
      .replace(/[*:]+$/, '')
      .trim(),
  );
  const units = [
    ['day', /(^|\s)(day|dd|d|jour|jj|tag|tt)$/i],
    ['month', /(^|\s)(month|mm|m|mois|monat)$/i],
    ['year', /(^|\s)(year|yyyy|yy|y|ann[ée]e|aaaa|an|jahr|jjjj)$/i],
  ] as const;
  for (const text of said)
    for (const [unit, pattern] of units) if (text !== '' && pattern.test(text)) return unit;
  return unitOfList(control);
}

/** Which part of a date a list holds, by its entries: 31 days, 12 months, or years; null for others. */
export function unitOfList(control: PageElement): SeenPart['unit'] | null {
  const entries = [...(control.options ?? [])]
    .map(({ text }) => tidy(text))
    .filter((text) => /[\p{L}\d]/u.test(text));
  const numbers = entries.map(Number);
  if (entries.length === 31 && numbers.every((number, at) => number === at + 1)) return 'day';
  const isMonth =
    numbers.every((number, at) => number === at + 1) || /^(jan|ener|genn)/i.test(entries[0] ?? '');
  if (entries.length === 12 && isMonth) return 'month';
  const areYears = numbers.every((number) => number >= 1900 && number <= 2100);
  return entries.length > 1 && areYears ? 'year' : null;
}

/** The parts of a date in the order that some words show, "(MM / DD / YYYY)"; none where they show no date. */
export function unitsShown(words: string): SeenPart['unit'][] {
  const shown =
    /\b(dd?|mm?|jj?|yyyy|yy|aaaa|aa)\s*[/.-]\s*(dd?|mm?|jj?|yyyy|yy|aaaa|aa)(?:\s*[/.-]\s*(dd?|jj?|yyyy|yy|aaaa|aa))?\b/i.exec(
      words,
    );
  return [shown?.[1], shown?.[2], shown?.[3]].flatMap((letters) =>
    letters === undefined
      ? []
      : /^m/i.test(letters)
        ? ['month']
        : /^[ya]/i.test(letters)
          ? ['year']
          : ['day'],
  );
}

/** Boxes that together take one answer: parts of a date, or of a telephone number; null when each is a question. */
export function partsOf(
  line: readonly PageElement[],
): { control: SeenControl; units: SeenPart['unit'][] } | null {
  const units = line.map((control) => unitOf(control));
  if (line.length > 1 && units.every((unit) => unit !== null) && new Set(units).size === units.length)
    return { control: 'dateParts', units: units.filter((unit) => unit !== null) };
  const short = line.every(
    (control) =>
      controlOf(control) === 'text' && (control.maxLength ?? -1) > 0 && (control.maxLength ?? 0) <= 4,
  );
  if (line.length < 2 || !short) return null;
  const shown = unitsShown(wordsBefore(commonParent(line), []) || (line[0] ? ownQuestion(line[0]) : ''));
  if (shown.length === line.length && new Set(shown).size === shown.length)
    return { control: 'dateParts', units: shown };
  return { control: 'phoneParts', units: line.map(() => 'digits') };
}

/** What boxes for the parts of a day ask together, where each says so with its part: "Start Month", "Start Year"; "" else. */
export function wholeOf(own: readonly PageElement[]): string {
  const unit =
    /^(month|day|year|mois|jour|ann[ée]e)\s+(of\s+|de\s+)?|[\s,:(-]*\b(month|day|year|mois|jour|ann[ée]e)\b[\s):*]*$/i;
  const wholes = own.map((control) =>
    tidy(ownQuestion(control))
      .replace(unit, '')
      .replace(/[\s*:]+$/, ''),
  );
  const [first = ''] = wholes;
  return wholes.every((whole) => whole === first) ? first : '';
}

/** The words in one line with a control, on one side of it, up to the next element. */
function inLine(node: PageNode | null): string {
  return node?.nodeType === 3 ? tidy(node.textContent ?? '') : '';
}

/** Where a sentence goes on to its next part, which has a box of its own. */
const NEXT_PART = /[.;,]?\s+(?:and|et|und|ou|or)\s.*$|(?<=\p{L}\S*)[.;]\s.*$/su;

/**
 * A question with what stands behind its box: with its unit, "Notice [  ] weeks" asks for "Notice (weeks)"; with the rest of the sentence that the
 * box stands in, "I have [  ] years of welding." asks for "I have … years of welding".
 */
export function withUnit(asked: string, control: PageElement): string {
  // What stands between two boxes of one sentence says of the first one how much, and of the second one what.
  const isNext = control.previousElementSibling?.matches('input, select, textarea') === true;
  const label = isNext ? asked.replace(/^\p{Ll}.*?\s(?:and|et|und)\s+/su, '') : asked;
  const behind = tidy(control.nextSibling?.textContent ?? '');
  if (label === '') return label;
  const unit =
    /^(days?|weeks?|months?|jours?|semaines?|mois|Tage|Wochen|Monate)(?:\((?:s|en)\))?(?![\p{L}\d])/iu.exec(
      behind,
    );
  const ends = unit !== null && behind.length - unit[0].length < 2;
  const rest = inLine(control.nextSibling);
  const isSentence = inLine(control.previousSibling) !== '' && /^(?:\p{Ll}|[$€£%])/u.test(rest);
  if (unit !== null && (ends || isSentence)) {
    if (label.toLowerCase().includes(behind.toLowerCase())) return label;
    const mark = /\s*\(?[*✱]\)?\s*$/.exec(label)?.[0] ?? '';
    const several = /^(?:day|week|month|jour|semaine)$/i.test(unit[1] ?? '') ? 's' : '';
    return `${label.slice(0, label.length - mark.length)} (${unit[1] ?? ''}${several})${mark}`;
  }
  const [format = ''] = /^\((?:[djmaty]{1,4}[./ -]){2}[djmaty]{2,4}\)/i.exec(rest) ?? [];
  if (format !== '') return `${label} ${format}`;
  // What stands alone between two boxes belongs to the second: "Signed [  ] on [  ]".
  const isLead = control.nextElementSibling?.matches('input, select, textarea') === true;
  if (isLead && !NEXT_PART.test(rest)) return label;
  const said = rest.replace(NEXT_PART, '').replace(/[\s.:*]+$/, '');
  return isSentence && said !== '' && said.length <= 120 ? `${label} … ${said}` : label;
}

/** The text of these functions, for a script that has those of the other files as well. */
export const partsScript = [
  `const NEXT_PART = ${String(NEXT_PART)};`,
  unitOf,
  unitOfList,
  unitsShown,
  partsOf,
  wholeOf,
  inLine,
  withUnit,
].join('\n');
