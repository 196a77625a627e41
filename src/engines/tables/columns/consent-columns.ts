import { tableWords } from '#engines/lexicon/index.ts';
import { consentOf } from '#engines/tables/cells/consents.ts';
import { cellText } from '#engines/tables/table.ts';
import { CONSENTS } from './fields.ts';
import { nameWords } from './features.ts';
import type { Column } from './columns.ts';
import type { SaidFields } from './choices.ts';
import type { Field } from './fields.ts';

const REFUSING = [...tableWords('refusing column')];
const AGREEING = [...tableWords('consent column')];
const PURCHASES = [...tableWords('purchase column')];
const TEXTS = [...tableWords('text message column')];

/** Whether a name has one of some phrases, as whole words. */
export const names = (name: string, phrases: readonly string[]): boolean => {
  const words = ` ${nameWords(name).join(' ')} `;
  return phrases.some((phrase) => words.includes(` ${phrase} `));
};

/** An address at which one can leave says of nobody that they did. */
const ADDRESSES = ['link', 'url', 'lien'];

/** Whether the name of a column says that a yes in it is a no: "Unsubscribed", "Do not email". */
export const isRefusing = (name: string): boolean => names(name, REFUSING) && !names(name, ADDRESSES);

/** Whether the name of a column of last days says that something was bought then: "Last Visit", "Last order", not "Last changed". */
export const namesPurchases = (name: string): boolean => names(name, PURCHASES);

/** How much of a column's values are days, or texts, at least. */
const MOSTLY = 0.5;
/** How likely another column must be a consent for one that refuses to stand beside it. */
const LIKELY = 0.5;

const isDated = ({ shares }: Column): boolean => (shares['date'] ?? 0) + (shares['serial'] ?? 0) >= MOSTLY;
const isYesOrNo = ({ shares }: Column): boolean => (shares['yes or no'] ?? 0) >= MOSTLY;

/** How much of a column of states differs at most. */
const MOST_DIFFERING = 0.5;

/** Whether a column of a few states has some who left in it: "Subscribed", "Unsubscribed"; every no of it has to say so. */
function saysWhoLeft({ sample, shares, meanings }: Column): boolean {
  const isAsked = ['consent_email', 'consent_sms'].some((one) => (meanings.get(one) ?? 0) >= LIKELY);
  if (isAsked || (shares['differing'] ?? 1) > MOST_DIFFERING) return false;
  const refusing = sample.filter((cell) => consentOf(cell) === 'no');
  return refusing.length > 0 && refusing.every((cell) => isRefusing(cellText(cell)));
}

/**
 * What columns of a list of customers say of consent by their names, or by states that some left: who said no (`refused`), the day on which somebody left
 * (`withdrawn`) or agreed (`consent_at`). A column of a no is the consent itself where no other column is.
 */
export function consentColumns(columns: readonly Column[]): SaidFields {
  const said = new Map<string, Field>();
  const taken = new Set<Field>();
  const take = (name: string, field: Field): void => {
    if (taken.has(field)) return;
    taken.add(field);
    said.set(name, field);
  };
  const isAsked = (field: Field): boolean =>
    columns.some(
      (column) =>
        !isRefusing(column.name) && (column.meanings.get(field) ?? 0) >= LIKELY && isYesOrNo(column),
    );
  // A day says more than the word beside it.
  for (const column of columns.toSorted((one, other) => Number(isDated(other)) - Number(isDated(one)))) {
    const ofTexts = names(column.name, TEXTS);
    const ending = ofTexts ? '_sms' : '';
    if (isRefusing(column.name)) {
      const consent = ofTexts ? 'consent_sms' : 'consent_email';
      if (isYesOrNo(column)) take(column.name, isAsked(consent) ? `refused${ending}` : consent);
      // A day, or a reason: whoever has one left.
      else if ((column.shares['filled'] ?? 0) > 0) take(column.name, `withdrawn${ending}`);
    } else if (!ofTexts && isDated(column) && names(column.name, AGREEING)) take(column.name, 'consent_at');
    else if (!ofTexts && saysWhoLeft(column)) take(column.name, 'refused');
  }
  return Object.fromEntries(said);
}

/** Whether what stands in a column of a field is to be read the other way round: a yes to leaving is a no. */
export const isTurned = (field: Field, name: string): boolean => CONSENTS.has(field) && isRefusing(name);
