import { memberOf, shopOf } from '#server/features/localbiz/business/index.ts';
import type { World } from '#server/world.ts';
import { judgedDays, periodOf } from './read-sales.ts';
import type { SalesQuestion } from './read-sales.ts';
import { taxDaysOf } from './tax-queries.ts';

const FIRST = ['day', 'tickets', 'sales', 'tax'];
const LAST = ['tips', 'refunds', 'expected from', 'expected to', 'shop', 'currency'];
const HUNDREDTHS = 100;

const money = (cents: number): string => {
  const size = Math.abs(cents);
  const rest = String(size % HUNDREDTHS).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.floor(size / HUNDREDTHS)}.${rest}`;
};

/**
 * A cell of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection);
 * a number below nought is none.
 */
export function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The days of a period as a CSV file, in dollars and cents, with a column for each tax that the files name. Throws Problem `forbidden` for
 * whoever may not take records out.
 */
export async function exportDays(
  world: Pick<World, 'database' | 'clock'>,
  accountId: string,
  question: SalesQuestion,
): Promise<File> {
  const membership = await memberOf(world, accountId, { may: 'export' });
  const shop = await shopOf(world, membership, question.shop ?? null);
  const { period } = await periodOf(world, shop, question);
  const { days } = await judgedDays(world, period);
  const taxes = await taxDaysOf(world.database, period);
  const names = [...new Set(taxes.map(({ name }) => name))].toSorted();
  const centsOf = new Map(taxes.map(({ day, name, cents }) => [`${day} ${name}`, cents]));
  const rows = days.map(({ day, tickets, net, tax, tip, refunded, expected }) => [
    day,
    String(tickets),
    money(net),
    money(tax),
    ...names.map((name) => money(centsOf.get(`${day} ${name}`) ?? 0)),
    money(tip),
    money(refunded),
    expected === null ? '' : money(expected.low),
    expected === null ? '' : money(expected.high),
    shop.name,
    shop.currency,
  ]);
  const lines = [[...FIRST, ...names.map((name) => `tax: ${name}`), ...LAST], ...rows];
  const content = `${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
  return new File([content], `sales-${period.from}-${period.to}.csv`, { type: 'text/csv' });
}
