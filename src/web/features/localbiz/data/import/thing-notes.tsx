import type { ReactNode } from 'react';
import type { ThingsOfFile } from '#contract/localbiz/import-summary.ts';
import type { Tag } from '#web/text/say.ts';
import { text } from './thing-messages.ts';

const b: Tag = (inner) => <b>{inner}</b>;

/** What the owner should know of a catalogue. */
export function notesOfThings(seen: ThingsOfFile): (ReactNode | false)[] {
  const { new_things: fresh, by_sku: sku, by_gtin: gtin, by_name: name } = seen;
  return [
    sku + gtin + name > 0 && text.rich('matched', { count: sku + gtin + name, sku, gtin, name, b }),
    fresh > 0 && text.rich('fresh', { count: fresh, b }),
    text.rich('says', { price: seen.with_price, cost: seen.with_cost, stock: seen.with_stock, b }),
    seen.with_cost === 0 && text.rich('withoutCost', { b }),
    seen.below_nought > 0 && text.rich('belowNought', { count: seen.below_nought, b }),
  ];
}
