import { textsOf } from '#engines/forms/index.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import { SYSTEM_FIELDS } from './system-fields.data.ts';
import type { SeenField, SeenOption } from '#server/ports/browser/page/page-types.ts';
import { labelKey } from './text.ts';

/** Which question on the page answers which part of the plan. */
export interface Matching<Seen extends SeenField = SeenField> {
  pairs: { planned: PlannedField; seen: Seen }[];
  /** Planned values without a place on the page. */
  missing: PlannedField[];
  /** Questions on the page that the plan does not mention. */
  unplanned: Seen[];
}

const bareKey = (key: string) => key.replace(/\[\]$/, '');

const hasName = (seen: SeenField, key: string): boolean =>
  seen.names.some(
    (name) =>
      name === key || name.startsWith(`${key}-`) || name.startsWith(`${key}_`) || name.startsWith(`${key}[`),
  );

function wordsInCommon(left: string, right: string): number {
  const a = new Set(left.split(' '));
  const b = new Set(right.split(' '));
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/**
 * How surely a question on the page is a planned one: 0 is not. What the person read decides, so a control whose name is
 * right but whose visible question is another one does not match; only fields that the board system defines go by name.
 */
export function likeness(planned: PlannedField, seen: SeenField, family: string): number {
  if ((planned.kind === 'file') !== (seen.control === 'file')) return 0;
  const named = hasName(seen, bareKey(planned.key)) ? 2 : 0;
  const [wanted, found] = [labelKey(planned.label), labelKey(seen.label)];
  const here = planned.section !== undefined && planned.section === seen.section ? 0.5 : 0;
  if (wanted === found && planned.key === seen.key) return 6 + here;
  // A question of another part of the form is another question.
  if (planned.section !== undefined && planned.section !== seen.section) return 0;
  if (wanted !== '' && wanted === found) return 3 + named + here;
  if (named === 0) return 0;
  if (SYSTEM_FIELDS[family]?.test(bareKey(planned.key)) && seen.names.includes(bareKey(planned.key)))
    return 2;
  return found === '' || wanted === '' || wordsInCommon(wanted, found) >= 0.5 ? 2 : 0;
}

/** Pairs the plan with the page, surest first, each question at most once. */
export function matchPlan<Seen extends SeenField>(
  plan: readonly PlannedField[],
  page: readonly Seen[],
  family: string,
): Matching<Seen> {
  const candidates = plan
    .flatMap((planned, row) =>
      page.map((seen, column) => ({ planned, seen, row, column, score: likeness(planned, seen, family) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.row - b.row || a.column - b.column);
  const pairs: Matching<Seen>['pairs'] = [];
  for (const { planned, seen } of candidates) {
    if (!pairs.some((pair) => pair.planned === planned || pair.seen === seen)) pairs.push({ planned, seen });
  }
  return {
    pairs,
    missing: plan.filter((planned) => !pairs.some((pair) => pair.planned === planned)),
    unplanned: page.filter((seen) => !pairs.some((pair) => pair.seen === seen)),
  };
}

/** Whether a page still asks the same; its complaints may have found their way into what it asks. */
export const isSameStep = (before: readonly SeenField[], now: readonly SeenField[]): boolean =>
  before.length === now.length &&
  before.every(({ names, label }, index) => {
    const field = now[index];
    return field?.names.join() === names.join() && field.label.startsWith(label);
  });

const YES = new Set(['yes', 'oui', 'true', 'y', 'o', '1', 'on']);
const NO = new Set(['no', 'non', 'false', 'n', '0', 'off']);

/** Yes or no as a form writes it; null for anything else. */
export function truth(value: string): boolean | null {
  const word = labelKey(value);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** The texts a planned value may have as a choice: the board's own value, and what the person read. */
function wordings(planned: PlannedField): string[][] {
  const texts = textsOf(planned);
  return [planned.value].flat().map((one, index) => [String(one), texts[index] ?? String(one)]);
}

function optionFor(options: readonly SeenOption[], wording: readonly string[]): SeenOption | null {
  const [value] = wording;
  const keys = wording.map((text) => labelKey(text));
  const byText = options.filter((option) => keys.includes(labelKey(option.text)));
  if (byText.length === 1) return byText[0] ?? null;
  const byValue = options.filter((option) => option.value !== '' && option.value === value);
  if (byValue.length === 1) return byValue[0] ?? null;
  const wanted = truth(value ?? '');
  const byTruth = wanted === null ? [] : options.filter((option) => truth(option.text) === wanted);
  return byTruth.length === 1 ? (byTruth[0] ?? null) : null;
}

/** The choices a planned value means among those on the page; null when one of them is not there or not clear. */
export function optionsFor(planned: PlannedField, options: readonly SeenOption[]): SeenOption[] | null {
  const found = wordings(planned).map((wording) => optionFor(options, wording));
  return found.every((option) => option !== null) ? found : null;
}

/** Whether a planned value ticks a single box. */
export function ticks(planned: PlannedField): boolean {
  if (typeof planned.value === 'boolean') return planned.value;
  const [first] = Array.isArray(planned.value) ? planned.value : [planned.value];
  return first !== undefined && first !== '' && truth(first) !== false;
}

/** Whether a control can hold a planned value at all: what takes only numbers or days never holds words. */
export function canHold(planned: PlannedField, seen: SeenField): boolean {
  if (Array.isArray(planned.value)) return true;
  const value = String(planned.value);
  if (seen.control === 'number' || seen.control === 'slider') return /^-?\d+(\.\d+)?$/.test(value);
  return seen.control !== 'date' || /^\d{4}-\d{2}(-\d{2})?$/.test(value);
}
