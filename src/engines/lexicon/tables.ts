import { entriesOf, wordsFor } from './rows.ts';

/** What a word in a cell of an owner's table may stand for. */
type TableNotion =
  | 'with tax'
  | 'included'
  | 'total'
  | 'not a sale'
  | 'a sale'
  | 'type of a sale'
  | 'void column'
  | 'paid column'
  | 'gift card'
  | 'refund'
  | 'yes'
  | 'no'
  | 'unasked'
  | 'recommended'
  | 'not recommended'
  | 'from a card'
  | 'stock list'
  | 'list of sold'
  | 'no sale anywhere'
  | 'tax column'
  | 'tax name'
  | 'last column'
  | 'number column'
  | 'many in one'
  | 'form of address'
  | 'hundredths'
  | 'as above'
  | 'day column'
  | 'before tax'
  | 'without tax'
  | 'refusing column'
  | 'consent column'
  | 'purchase column'
  | 'text message column'
  | 'bought paper'
  | 'offer paper'
  | 'offer standing'
  | 'waste paper'
  | 'planned amount'
  | 'beside a plan';

const words = wordsFor('table-words');

/** Words of tables in seven languages that stand for a notion, folded. */
export const tableWords = (notion: TableNotion): ReadonlySet<string> => words(notion);

/** Short forms in the names of columns, folded, with what they stand for: "dt cmd", the date of an order. */
export const columnShortForms: ReadonlyMap<string, string> = new Map(
  entriesOf('column-short-forms').map(({ word, value }) => [word, value]),
);
