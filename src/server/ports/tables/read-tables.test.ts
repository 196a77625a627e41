import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import { say } from '#localization/catalogue.ts';
import { refuseBomb } from './archive.ts';
import { UnreadableTable } from './limits.ts';
import { readTables } from './read-tables.ts';

const bytesOf = (content: string) => new TextEncoder().encode(content);
const recordsOf = async (bytes: Uint8Array) => (await readTables(bytes)).map(({ records }) => records);
/** Why a file is refused. */
const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const error = await readTables(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableTable);
  return say((error as UnreadableTable).said, { locale: 'en' });
};

describe('a text file', () => {
  test.each([',', ';', '\t', '|'])(
    'is read by its separator %j, whatever stands within fields',
    async (sign) => {
      const lines = [`Date${sign}Item${sign}Paid`, `"2026-03-02"${sign}"Rye, ""large""; 2"${sign}3`];
      expect(await recordsOf(bytesOf(lines.join('\n')))).toEqual([
        [
          ['Date', 'Item', 'Paid'],
          ['2026-03-02', 'Rye, "large"; 2', '3'],
        ],
      ]);
    },
  );

  test('with decimal commas is not split at them', async () => {
    const [records] = await recordsOf(bytesOf('a;b;c\n1;2,50;3,00\n2;4,50;5,25\n'));
    expect(records?.[1]).toEqual(['1', '2,50', '3,00']);
  });

  test('counts every record, also empty ones, and a line break in quotes is none', async () => {
    const [records] = await recordsOf(bytesOf('Report\r\n\r\na,b\r\n"one\r\ntwo",2\r\n3,4'));
    expect(records).toHaveLength(5);
    expect(records?.[3]).toEqual(['one\r\ntwo', '2']);
  });

  test('with a quote that never ends keeps its records', async () => {
    const [records] = await recordsOf(bytesOf('a,b\n"7 inch,2\n8,9\n'));
    expect(records).toHaveLength(3);
  });

  const french = 'Quantité;Prix coûtant\n1;2,50\n';
  test.each([
    ['UTF-8 with a mark', bytesOf(`\ufeff${french}`)],
    ['UTF-16 with a mark', new Uint8Array(Buffer.from(`\ufeff${french}`, 'utf16le'))],
    ['UTF-16 without one', new Uint8Array(Buffer.from(french, 'utf16le'))],
    ['Windows-1252', new Uint8Array(Buffer.from(french, 'latin1'))],
    ['a mark of UTF-8 that lies', new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from(french, 'latin1')])],
    ['Mac OS Roman', Uint8Array.from(french, (sign) => ({ é: 0x8e, û: 0x9e })[sign] ?? sign.charCodeAt(0))],
  ])('is decoded from %s', async (_, bytes) => {
    const [records] = await recordsOf(bytes);
    expect(records?.[0]).toEqual(['Quantité', 'Prix coûtant']);
  });

  test('keeps what looks like a formula as text', async () => {
    const [records] = await recordsOf(bytesOf('a,b\n=1+1,@x\n'));
    expect(records?.[1]).toEqual(['=1+1', '@x']);
  });
});

describe('JSON', () => {
  test('is read from a list and from lines', async () => {
    const [list] = await readTables(bytesOf('{"reviews":[{"stars":5},{"stars":4}]}'));
    const [lines] = await readTables(bytesOf('{"stars":5}\n{"stars":4}\n'));
    expect([list?.headers, list?.records]).toEqual([['stars'], [[5], [4]]]);
    expect(lines).toEqual(list);
  });

  test('without a list is refused', async () => {
    expect(await refusalOf(bytesOf('{"a":1}'))).toContain('no table');
  });
});

const workbook = () =>
  writeXlsx({
    sheets: [
      {
        name: 'March',
        rows: [
          ['Day', 'Paid'],
          [new Date(Date.UTC(2026, 2, 4)), 12.5],
        ],
      },
      {
        name: 'April',
        rows: [
          ['Day', 'Paid'],
          [new Date(Date.UTC(2026, 3, 1)), -3],
        ],
      },
    ],
  });

describe('a workbook', () => {
  test('gives each sheet with numbers as numbers and days as days', async () => {
    const tables = await readTables(await workbook());
    expect(tables.map(({ name, records }) => [name, records[1]])).toEqual([
      ['March', ['2026-03-04', 12.5]],
      ['April', ['2026-04-01', -3]],
    ]);
  });

  test('is found in an archive beside a text', async () => {
    const archive = zipSync({ 'sales.xlsx': await workbook(), 'list.csv': bytesOf('a,b\n1,2\n') });
    expect((await readTables(archive)).map(({ name }) => name)).toEqual(['March', 'April', 'list.csv']);
  });

  test('of two in an archive has its sheets told apart, and no empty ones', async () => {
    const rows = [['', null], [], ['Day', 'Paid'], ['2026-03-04', 12.5]];
    const sheets = [
      { name: 'Sales', rows },
      { name: 'Sheet2', rows: rows.slice(0, 2) },
    ];
    const book = await writeXlsx({ sheets });
    const archive = zipSync({ 'north.xlsx': book, 'south.xlsx': book });
    expect((await readTables(archive)).map(({ name }) => name)).toEqual(['Sales', 'south.xlsx: Sales']);
  });

  test('that is damaged is refused', async () => {
    const bytes = await workbook();
    expect(await refusalOf(bytes.slice(0, bytes.length / 2))).toContain('damaged');
  });
});

describe('a hostile file is refused in a sentence:', () => {
  test('nothing in it', async () => expect(await refusalOf(new Uint8Array())).toContain('nothing'));
  test('a picture', async () =>
    expect(await refusalOf(Uint8Array.from({ length: 900 }, (_, at) => (at * 37) % 9))).toContain(
      'no table',
    ));
  test('a text without fields', async () =>
    expect(await refusalOf(bytesOf('Hello\nworld\n'))).toContain('no table'));
  test('a line of ten megabytes', async () =>
    expect(await refusalOf(bytesOf(`a,b\n1,${'x'.repeat(10_000_000)}\n`))).toContain('1 MB'));
  test('a million columns', async () =>
    expect(await refusalOf(bytesOf(`${'a,'.repeat(400_000)}a\n`))).toContain('500 columns'));
  test('an archive that unpacks to more than may be, whatever it says of itself', () => {
    const bomb = zipSync({ 'a.csv': new Uint8Array(3 * 1024 * 1024) });
    expect(() => refuseBomb(bomb, 2 * 1024 * 1024)).toThrow('tables.unpacksTooLarge');
    expect(() => refuseBomb(bomb, 4 * 1024 * 1024)).not.toThrow();
  });
});
