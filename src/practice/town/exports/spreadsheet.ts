import { french, inWindows1252, tableText } from './writing.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import type { Life, Order } from '#practice/town/life/types.ts';
import { wallOf } from '#practice/town/world/calendar.ts';
import { personOf } from '#practice/town/world/persons.ts';
import { taxesOn } from '#practice/town/world/taxes.ts';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const tenders = { card: 'Carte', cash: 'Comptant', 'gift-card': 'Carte-cadeau' } as const;

const dayFirst = (date: string): string => date.split('-').toReversed().join('/');

function rowsOf({ shop, people }: Life, order: Order): string[][] {
  const { date, time } = wallOf(shop.zone, order.at);
  const person = order.known ? personOf(shop, people, order.person) : null;
  return order.lines.map((line, place) => {
    const product = shop.products[line.product];
    return [
      dayFirst(date),
      time.slice(0, 5).replace(':', ' h '),
      `F-${order.of ?? order.number}`,
      product?.name.fr ?? 'Carte-cadeau',
      product?.category ?? 'Cartes-cadeaux',
      String(line.quantity / 1000).replace('.', ','),
      french(line.unitCents),
      french(line.discountCents),
      french(line.netCents),
      french(line.tax[0]),
      french(line.tax[1]),
      // What belongs to the whole bill stands on its first row.
      place === 0 ? french(order.tipCents) : '',
      place === 0 ? french(order.roundingCents) : '',
      order.kind === 'refund' ? 'Remboursement' : tenders[order.tender],
      person === null ? '' : `${person.firstName} ${person.surname}`,
      person?.email ?? '',
    ];
  });
}

function totalRow(name: string, orders: readonly Order[]): string[] {
  const sums = sumsOf(orders.flatMap(({ lines }) => lines));
  return [
    name,
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    french(sums.net + sums.gift),
    french(sums.tax[0]),
    french(sums.tax[1]),
  ];
}

/**
 * A spreadsheet that a French-speaking owner keeps, in Windows-1252 with semicolons: lines before the header, days first, decimal
 * commas, a total after each month and at the end, bills of several rows, refunds under the number of their sale.
 */
export function frenchSpreadsheet(life: Life, orders: readonly Order[]): Uint8Array<ArrayBuffer> {
  const { shop } = life;
  const paid = orders.filter(({ status }) => status === 'paid');
  const names = taxesOn(shop.region, life.next).names.map((tax) => tax.french);
  const header = [
    'Date',
    'Heure',
    'Facture',
    'Article',
    'Catégorie',
    'Qté',
    'Prix unitaire',
    'Rabais',
    'Montant',
    names[0] ?? 'TPS',
    names[1] ?? 'Autre taxe',
    'Pourboire',
    'Arrondi',
    'Paiement',
    'Client',
    'Courriel',
  ];
  const byMonth = Map.groupBy(paid, ({ at }) => wallOf(shop.zone, at).date.slice(0, 7));
  const rows = [...byMonth].flatMap(([month, of]) => {
    const name = `Total ${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
    return [...of.flatMap((order) => rowsOf(life, order)), totalRow(name, of)];
  });
  const preamble = [
    [shop.name],
    [`${shop.street}, ${shop.city}`],
    ['Ventes détaillées (montants en dollars)'],
    [''],
  ];
  return inWindows1252(tableText([...preamble, header, ...rows, totalRow('TOTAL', paid)], ';', '\r\n'));
}
