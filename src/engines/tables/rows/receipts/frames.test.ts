import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const inAndOut = (lines: readonly string[]) => {
  const { rows, leftOut, totals } = read(lines);
  return { rows: [...rows.keys()], out: leftOut.map(({ line, reason }) => `${line} ${reason}`), totals };
};

const HEADED = [
  'Sort|Date|Receipt no|Who|Item|Units|Each|Net|GST|Total|How',
  'Bill|2026-02-06|1188|Club||||92.00|4.60|96.60|',
  'Detail|2026-02-06|1188||Chili|6|11.50|69.00|3.45|72.45|',
  'Detail|2026-02-06|1188||Bread|2|11.50|23.00|1.15|24.15|',
  'Money|2026-02-06|1188|Club||||||96.60|Cheque',
  'Bill|2026-02-13|1189|Priya||||60.00|3.00|63.00|',
  'Detail|2026-02-13|1189||Chafing dish|4|15.00|60.00|3.00|63.00|',
  'Money|2026-02-13|1189|Priya||||||40.00|Cash',
  'Money|2026-02-13|1189|Priya||||||23.00|Visa',
  'Bill|2026-02-14|1190|Vine||||90.00|4.50|94.50|',
  'Detail|2026-02-14|1190||Napkin|20|1.25|25.00|1.25|26.25|',
  'Detail|2026-02-14|1190||Bread|1|65.00|65.00|3.25|68.25|',
  'Money|2026-02-14|1190|Vine||||||94.50|Cheque',
  'Credit|2026-02-23|CM-4|Vine||||-2.50|-0.13|-2.63|',
  'Detail|2026-02-23|CM-4||Napkin|-2|1.25|-2.50|-0.13|-2.63|',
  'Money|2026-02-23|CM-4|Vine||||||-2.63|Cheque',
];
const REST = [
  'Bill|2026-02-24|1191|Club||||12.00|0.60|12.60|',
  'Detail|2026-02-24|1191||Chili|1|12.00|12.00|0.60|12.60|',
];

describe('the frame of a receipt', () => {
  test('is no line: one that says above the lines what they come to, whatever it is called, and what was paid below them', () => {
    expect(inAndOut([...HEADED, ...REST]).rows).toEqual([3, 4, 7, 11, 12, 15, 18]);
  });

  test('is no line either where nothing numbers the receipts', () => {
    const without = [...HEADED, ...REST].map((line) => line.split('|').toSpliced(2, 1).join('|'));
    expect(inAndOut(without).rows).toEqual([3, 4, 7, 11, 12, 15, 18]);
  });

  test('stands below the lines as well: sums, taxes and payments with the cells of lines but for count and price', () => {
    const lines = [
      'Receipt no|Date|Code|Item|Units|Each|Net',
      'F1|2026-02-03|H5|Huile|4|9.75|39.00',
      'F1|2026-02-03|M1|Vidange|1|49.00|49.00',
      'F1|2026-02-03||TPS 5 %|||4.40',
      'F1|2026-02-03||TVQ 9,975 %|||8.78',
      'F1|2026-02-03||À payer|||101.18',
      'F1|2026-02-03||Interac|||-101.18',
      'F2|2026-02-05|P1|Plaquettes|2|60.00|120.00',
      'F2|2026-02-05||Livraison|||10.00',
      'F2|2026-02-05||TPS 5 %|||6.50',
      'F2|2026-02-05||TVQ 9,975 %|||12.97',
      'F2|2026-02-05||À payer|||149.47',
      'F2|2026-02-05||Compte|||-149.47',
      'F3|2026-02-11|B2|Bobine|1|87.20|87.20',
      'F3|2026-02-11||TPS 5 %|||4.36',
      'F3|2026-02-11||TVQ 9,975 %|||8.70',
      'F3|2026-02-11||À payer|||100.26',
      'F3|2026-02-11||Visa|||-100.26',
      'F4|2026-02-12|B2|Bobine|1|87.20|87.20',
      'F4|2026-02-12||TPS 5 %|||4.36',
      'F4|2026-02-12||TVQ 9,975 %|||8.70',
      'F4|2026-02-12||À payer|||100.26',
      'F4|2026-02-12||Visa|||-50.26',
      'F4|2026-02-12||Comptant|||-50.00',
    ];
    // What the sum holds beside the lines and is no tax was sold, too.
    expect(inAndOut(lines).rows).toEqual([2, 3, 8, 9, 14, 19]);
    // What a receipt comes to with its taxes is no sum of the file's net.
    expect(inAndOut(lines).totals).toEqual([]);
  });

  test('is known by its rate where a tax is called otherwise', () => {
    const lines = [
      'Receipt no|Date|Item|Units|Each|Net',
      'F1|2026-02-03|Rye|4|10.00|40.00',
      'F1|2026-02-03|Levy of the state|||3.20',
      'F1|2026-02-03|Due|||43.20',
      'F2|2026-02-05|Tote|2|61.25|122.50',
      'F2|2026-02-05|Levy of the state|||9.80',
      'F2|2026-02-05|Due|||132.30',
      'F3|2026-02-11|Scone|3|5.00|15.00',
      'F3|2026-02-11|Loaf|2|6.05|12.10',
      'F3|2026-02-11|Levy of the state|||2.17',
      'F3|2026-02-11|Due|||29.27',
      'F4|2026-02-11|Scone|30|5.00|150.00',
      'F4|2026-02-11|Levy of the state|||12.00',
      'F4|2026-02-11|Due|||162.00',
    ];
    expect(inAndOut(lines).rows).toEqual([2, 5, 8, 9, 12]);
  });

  test('is none where the lines without a count come to nothing that a receipt says', () => {
    const lines = [
      'Receipt no|Date|Item|Units|Each|Net',
      'F1|2026-02-03|Rye|4|10.00|40.00',
      'F1|2026-02-03|Engraving|||15.00',
      'F2|2026-02-05|Tote|2|61.25|122.50',
      'F2|2026-02-05|Gift wrap|||3.00',
      'F3|2026-02-11|Scone|3|5.00|15.00',
      'F3|2026-02-11|Delivery|||12.00',
    ];
    expect(inAndOut(lines).rows).toEqual([2, 3, 4, 5, 6, 7]);
  });
});
