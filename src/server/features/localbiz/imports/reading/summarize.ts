import type { ImportQuestion } from '#contract/localbiz/import-questions.ts';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { TableOfFile } from '#contract/localbiz/import-tables.ts';
import { leftOutReasons } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { MOST_UNREADABLE } from '#contract/localbiz/imports.ts';
import { taxOn } from '#engines/money/index.ts';
import type { SaleLine } from '#engines/sales/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { columnsOf, usedFields } from './columns.ts';
import type { SalesFile, UnderstoodFile } from './file.ts';
import { peopleOf, reviewsOf, shopsOf, thingsOf } from './own-summary.ts';

const MOST_PLACES = 20;

function questionsOf(file: UnderstoodFile, answers: ImportAnswers): ImportQuestion[] {
  const open = file.reading.questions.flatMap((question): ImportQuestion[] => {
    if (question.about === 'column')
      return [{ about: 'column', header: question.header, fields: [...question.fields] }];
    if (question.about === 'month') return [question];
    const column = columnsOf(file, answers.columns).find(({ header }) => header === question.header);
    return [{ about: 'date_order', sample: column?.samples[0] ?? '' }];
  });
  const places = placesIn(file).filter((place) => place !== '');
  if (places.length < 2 || answers.left_out_places !== null || answers.shops_of_places) return open;
  return [...open, { about: 'places', places: places.slice(0, MOST_PLACES) }];
}

/** The places that a file names, "" among them where some rows name none; none for a file that is of no one place. */
export const placesIn = (file: UnderstoodFile): readonly string[] =>
  file.about === 'sales' || file.about === 'reviews' ? file.places : [];

const numberIn = (values: Readonly<Record<string, unknown>>, ...fields: string[]): number | null => {
  const found = fields.map((field) => values[field]).find((value) => typeof value === 'number');
  return found ?? null;
};

/** Sums of the file's own columns against those of the lines that would be kept; fields the file does not have are not there. */
function sumsOf({ rows, lines, kind }: SalesFile): StagedSummary['sums'] {
  const sold = lines.filter(({ detail }) => detail !== 'amount');
  // What a file of orders calls net or subtotal stands once for each order.
  const names = {
    gross: ['gross'],
    discount: ['discount'],
    net: ['net', 'subtotal'],
    tax: ['tax'],
    tip: ['tip'],
  };
  return (['gross', 'discount', 'net', 'tax', 'tip'] as const).flatMap((field) => {
    if (kind === 'order_lines' && field === 'gross') return [];
    const said = [...rows.values()].flatMap(({ values }) => numberIn(values, ...names[field]) ?? []);
    if (said.length === 0) return [];
    const file = said.reduce((sum, value) => sum + value, 0);
    return [{ field, file, read: sold.reduce((sum, line) => sum + line[field], 0) }];
  });
}

const isTaxed = ({ net, detail }: SaleLine): boolean => net !== 0 && detail !== 'amount';
const hasUsualTax = ({ net, tax, businessDay }: SaleLine, { region }: ShopOfBusiness): boolean =>
  tax !== 0 && tax === taxOn(net, region, businessDay).reduce((sum, { cents }) => sum + cents, 0);

/** Lines with the tax that the region of their own shop charges, and all others that may have one. */
function taxesOf({ byShop }: SalesFile) {
  const all = byShop.flatMap(({ shop, all: lines }) =>
    lines.filter(isTaxed).map((line) => hasUsualTax(line, shop)),
  );
  const usual = all.filter((is) => is).length;
  return { usual_tax: usual, other_tax: all.length - usual };
}

function noticedIn(file: SalesFile): NonNullable<StagedSummary['noticed']> {
  const { lines, rows } = file;
  const refunds = lines.filter(({ isRefund }) => isRefund);
  const sold = new Set(lines.filter(({ isRefund }) => !isRefund).map(({ orderRef }) => orderRef));
  return {
    equal_lines: lines.filter(({ occurrence }) => occurrence > 0).length,
    refunds: refunds.length,
    refunded: -refunds.reduce((sum, { net }) => sum + net, 0) + 0,
    refunds_without_sale: refunds.filter(({ orderRef }) => !sold.has(orderRef)).length,
    refunds_without_day: refunds.filter(({ detail }) => detail === 'amount').length,
    after_midnight: lines.filter(({ day, businessDay }) => day !== businessDay).length,
    without_time: lines.every(({ minutes }) => minutes === null),
    currency_assumed: ![...rows.values()].some(({ values }) => values['currency'] !== undefined),
    ...taxesOf(file),
  };
}

/** How much a file brings: lines of sales, people, things, or reviews. */
export function sizeOf(file: UnderstoodFile): number {
  if (file.about === 'sales') return file.lines.length;
  if (file.about === 'people') return file.found.people.length;
  return file.about === 'things' ? file.things.length : file.reviews.length;
}

/** What became of each table of a file. Those of an import of their own have none yet. */
function tablesOf({ parts, beside: { names, apart, left } }: UnderstoodFile): TableOfFile[] {
  const all = [
    ...parts.map((part): TableOfFile => ({ ...part, fate: 'read' })),
    ...apart.flatMap(({ kind, parts: own }) =>
      own.map(({ name, rows }): TableOfFile => ({ name, fate: 'apart', rows, kind, import_id: null })),
    ),
    ...left.map(({ name, because, of }): TableOfFile => ({ name, fate: 'left', because, of })),
  ];
  return all.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

/** What a file would bring in where none of it is there already: the dry run. */
export function summarize(file: UnderstoodFile, answers: ImportAnswers): StagedSummary {
  const reasons = leftOutReasons.map((reason) => ({
    reason,
    rows: file.leftOut.filter((one) => one.reason === reason).length,
  }));
  const unreadable = reasons.find(({ reason }) => reason === 'unreadable')?.rows ?? 0;
  return {
    source: file.source,
    kind: file.kind,
    columns: columnsOf(file, answers.columns),
    fields: [...usedFields(file.kind)],
    questions: questionsOf(file, answers),
    tables: tablesOf(file),
    rows: file.rows.size + file.leftOut.length,
    new_lines: sizeOf(file),
    known_lines: 0,
    replaced_lines: 0,
    left_out: reasons.filter(({ rows }) => rows > 0),
    sums: file.about === 'sales' ? sumsOf(file) : [],
    shops: answers.shops_of_places && placesIn(file).length > 1 ? shopsOf(file) : null,
    noticed: file.about === 'sales' ? noticedIn(file) : null,
    people: file.about === 'people' ? peopleOf(file) : null,
    things: file.about === 'things' ? thingsOf(file) : null,
    reviews: file.about === 'reviews' ? reviewsOf(file) : null,
    second_yes: unreadable > MOST_UNREADABLE * (file.rows.size + unreadable),
  };
}
