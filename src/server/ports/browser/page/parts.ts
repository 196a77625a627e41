import type { PageElement, SeenControl, SeenPart } from './page-types.ts';

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

/** A question with the unit that stands behind its box: "Notice [  ] weeks" asks for "Notice (weeks)". */
export function withUnit(label: string, control: PageElement): string {
  const behind = tidy(control.nextSibling?.textContent ?? '');
  const isUnit = /^(days?|weeks?|months?|jours?|semaines?|mois|Tage|Wochen|Monate)\.?$/i.test(behind);
  if (!isUnit || label === '' || label.toLowerCase().includes(behind.toLowerCase())) return label;
  const mark = /\s*\(?[*✱]\)?\s*$/.exec(label)?.[0] ?? '';
  return `${label.slice(0, label.length - mark.length)} (${behind})${mark}`;
}

/** The text of these functions, for a script that has those of the other files as well. */
export const partsScript = [unitOf, unitOfList, unitsShown, partsOf, wholeOf, withUnit].join('\n');
