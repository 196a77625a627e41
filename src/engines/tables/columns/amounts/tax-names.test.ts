import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const taxesOf = (lines: string[]) => [...read(lines).rows.values()].map(({ taxes }) => taxes);

describe('the taxes of a row', () => {
  test('go by the names of their columns, also beside a column of all of them', () => {
    const lines = [
      'Date|Item|Net|HST|TPS 5 %|TVQ 9,975 %|Total',
      '2026-03-02|Rye|10.00|1.50|0.50|1.00|11.50',
      '2026-03-03|Tote|20.00|3.00|1.00|2.00|23.00',
      '2026-03-04|Cup|30.00|4.49|1.50|2.99|34.49',
      '2026-03-05|Cup|-30.00|-4.49|-1.50|-2.99|-34.49',
    ];
    expect(taxesOf(lines)[2]).toEqual([
      { name: 'TPS 5 %', cents: 150 },
      { name: 'TVQ 9,975 %', cents: 299 },
    ]);
    expect(taxesOf(lines)[3]).toEqual([
      { name: 'TPS 5 %', cents: -150 },
      { name: 'TVQ 9,975 %', cents: -299 },
    ]);
  });

  test('go by what the column beside each amount says, where that names a tax', () => {
    const lines = [
      'Date|Item|Net|GST|Tax 1 Name|Tax 1 Value|Tax 2 Name|Tax 2 Value|Total',
      '2026-03-02|Rye|10.00|1.20|State Tax 5%|0.50|City Tax 7%|0.70|11.20',
      '2026-03-03|Tote|20.00|2.40|State Tax 5%|1.00|City Tax 7%|1.40|22.40',
      '2026-03-04|Bread|8.00|0.40|State Tax 5%|0.40|||8.40',
      '2026-03-05|Flour|8.00|0.00|||||8.00',
    ];
    expect(taxesOf(lines).map((taxes) => taxes.map(({ name, cents }) => [name, cents]))).toEqual([
      [
        ['State Tax 5%', 50],
        ['City Tax 7%', 70],
      ],
      [
        ['State Tax 5%', 100],
        ['City Tax 7%', 140],
      ],
      [['State Tax 5%', 40]],
      [],
    ]);
  });

  test('are never called what a column beside them says of something else', () => {
    const lines = [
      'Date|Item|Net|GST|Class|Total',
      '2026-03-02|Rye|10.00|0.50|standard|10.50',
      '2026-03-03|Tote|20.00|1.00|standard|21.00',
      '2026-03-04|Cup|30.00|1.50|reduced|31.50',
    ];
    expect(taxesOf(lines)[0]).toEqual([{ name: 'GST', cents: 50 }]);
  });

  test('come to the tax of the row to the cent: the rest goes by the name of all of it', () => {
    const lines = [
      'Date|Item|Net|HST|TPS|TVQ|Total',
      '2026-03-02|Rye|10.00|1.50|0.50|1.00|11.50',
      '2026-03-03|Tote|20.00|3.00|1.00|2.00|23.00',
      '2026-03-04|Cup|30.00|4.49|1.50|2.99|34.49',
      '2026-03-05|Cup|30.00|4.50|1.50|2.99|34.50',
      '2026-03-06|Cup|30.00|4.49|1.50|2.99|34.49',
    ];
    expect(taxesOf(lines)[3]).toEqual([
      { name: 'TPS', cents: 150 },
      { name: 'TVQ', cents: 299 },
      { name: 'HST', cents: 1 },
    ]);
  });
});
