import { listOf } from '#localization/format.ts';
import { pageLocale } from './page-locale.ts';

/** Names and values one after another, in no sentence: "Halden Freight, Hamilton"; empty ones are left out. In a sentence its message takes the list. */
export const listed = (items: readonly string[]): string =>
  listOf(
    pageLocale(),
    items.filter((item) => item !== ''),
    'unit',
  );
