import type { ImportAnswers, ImportQuestion, StagedSummary } from '#contract/localbiz/imports.ts';
import { leftOutReasons, MOST_UNREADABLE } from '#contract/localbiz/imports.ts';
import { taxOn } from '#engines/money/index.ts';
import type { SaleLine } from '#engines/sales/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { columnsOf, USED_FIELDS } from './columns.ts';
import type { SalesFile } from './read-import.ts';

const MOST_PLACES = 20;

function questionsOf(file: SalesFile, answers: ImportAnswers): ImportQuestion[] {
  const open = file.reading.questions.flatMap((question): ImportQuestion[] => {
    if (question.about === 'column')
      return [{ about: 'column', header: question.header, fields: [...question.fields] }];
    const column = columnsOf(file, answers.columns).find(({ header }) => header === question.header);
    return [{ about: 'date_order', sample: column?.samples[0] ?? '' }];
  });
  const places = new Set(
    [...file.reading.rows.values()].flatMap(({ values }) =>
      typeof values['location'] === 'string' && values['location'] !== '' ? [values['location']] : [],
    ),
  );
  if (places.size < 2 || answers.left_out_places !== null) return open;
  return [...open, { about: 'places', places: [...places].slice(0, MOST_PLACES) }];
}

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

function taxesOf(lines: readonly SaleLine[], { region }: ShopOfBusiness) {
  const taxed = lines.filter(({ net, detail }) => net !== 0 && detail !== 'amount');
  const isUsual = ({ net, tax, businessDay }: SaleLine) =>
    tax !== 0 && tax === taxOn(net, region, businessDay).reduce((sum, { cents }) => sum + cents, 0);
  const usual = taxed.filter(isUsual).length;
  return { usual_tax: usual, other_tax: taxed.length - usual };
}

function noticedIn(file: SalesFile, shop: ShopOfBusiness): StagedSummary['noticed'] {
  const { lines, rows } = file;
  const refunds = lines.filter(({ isRefund }) => isRefund);
  const sold = new Set(lines.filter(({ isRefund }) => !isRefund).map(({ orderRef }) => orderRef));
  return {
    equal_lines: lines.filter(({ occurrence }) => occurrence > 0).length,
    refunds: refunds.length,
    refunded: -refunds.reduce((sum, { net }) => sum + net, 0) + 0,
    refunds_without_sale: refunds.filter(({ orderRef }) => !sold.has(orderRef)).length,
    after_midnight: lines.filter(({ day, businessDay }) => day !== businessDay).length,
    without_time: lines.every(({ minutes }) => minutes === null),
    currency_assumed: ![...rows.values()].some(({ values }) => values['currency'] !== undefined),
    ...taxesOf(lines, shop),
  };
}

/** What a file would bring in where none of its lines is there already: the dry run. */
export function summarize(
  file: SalesFile,
  { answers, shop }: { answers: ImportAnswers; shop: ShopOfBusiness },
): StagedSummary {
  const reasons = leftOutReasons.map((reason) => ({
    reason,
    rows: file.leftOut.filter((one) => one.reason === reason).length,
  }));
  const unreadable = reasons.find(({ reason }) => reason === 'unreadable')?.rows ?? 0;
  return {
    source: file.source,
    kind: file.kind,
    columns: columnsOf(file, answers.columns),
    fields: [...USED_FIELDS],
    questions: questionsOf(file, answers),
    rows: file.rows.size + file.leftOut.length,
    new_lines: file.lines.length,
    known_lines: 0,
    left_out: reasons.filter(({ rows }) => rows > 0),
    sums: sumsOf(file),
    noticed: noticedIn(file, shop),
    second_yes: unreadable > MOST_UNREADABLE * (file.rows.size + unreadable),
  };
}
