import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import { SALE_KINDS } from './course.ts';
import type { Course } from './course.ts';
import type { CellOf } from './not-data.ts';
import { isGiftCard, isMarkedOut, isNoSale, saysNoSale } from './verdicts.ts';

/** Whether a record is of no sale, or of one that is kept for later; of an order what its first line says holds for all of them. */
export function isNoSaleAtAll(record: readonly Cell[], cellOf: CellOf, course: Course): boolean {
  const { understood, states, beside, codes, types } = course;
  const isSale = SALE_KINDS.has(understood.kind);
  const cells = (...fields: Field[]) => fields.map((field) => cellOf(field) ?? null);
  const isOut =
    isNoSale(record, states) ||
    course.unpaid.has(record) ||
    saysNoSale(record, beside) ||
    (isSale && isMarkedOut(cells('item', 'order_ref'))) ||
    (codes !== null && codes.out.has(cellText(record[codes.at]))) ||
    (understood.kind === 'order_lines' && course.isOut);
  course.isOut = isOut;
  if (isOut) return true;
  const things = [...understood.things, ...types].map((at) => record[at]);
  return (
    (isSale || understood.kind === 'item_totals') &&
    isGiftCard([...cells('item', 'category', 'status'), ...things])
  );
}
