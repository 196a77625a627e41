import { entriesOf, wordsByValue } from './rows.ts';

const forms = (table: 'irregular-verbs' | 'irregular-nouns'): readonly (readonly string[])[] =>
  [...wordsByValue(entriesOf(table))].map(([base, others]) => [base, ...others]);

/** Irregular verbs with their nouns, English and French, folded: the base form, then its others; the past of an English verb first. */
export const irregularVerbs: readonly (readonly string[])[] = forms('irregular-verbs');

/** Irregular plurals and other forms of nouns, English and French, folded: the singular, then its others. */
export const irregularNouns: readonly (readonly string[])[] = forms('irregular-nouns');
