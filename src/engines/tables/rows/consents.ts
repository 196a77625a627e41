import { tableWords } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { fold } from '#engines/text/index.ts';
import type { Values } from './row-values.ts';

const FROM_CARD = tableWords('from a card');
const YES = tableWords('yes');

/** Who was added by the till itself, from a card, has not said yes: a column of that name says so, or one of origins. */
export function withoutFalseConsent(values: Values, record: readonly Cell[], names: readonly string[]): void {
  if (values['consent_email'] !== 'yes') return;
  const isFromCard = names.some((name, at) => {
    const text = fold(cellText(record[at]));
    return FROM_CARD.has(fold(name)) ? YES.has(text) : FROM_CARD.has(text);
  });
  if (isFromCard) values['consent_email'] = 'unknown';
}
