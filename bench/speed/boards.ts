import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardRows, families } from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const samples = join(import.meta.dirname, '..', '..', 'src', 'testing', 'boards');
const TIMES = 5;
const ITEMS = 200;
/** The samples' texts are short; repeated so often they are as long as real ones, some two thousand characters. */
const TEXT_TIMES = 40;

interface Answer {
  row: BoardRow;
  text: string;
  items: number;
}

const longer = (value: unknown): unknown => {
  if (typeof value === 'string') return /<p>|<li>|&lt;p/.test(value) ? value.repeat(TEXT_TIMES) : value;
  if (Array.isArray(value)) return value.map(longer);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, longer(inner)]));
};

/** The first list of objects in an answer, filled up to 200 items. */
function filled(value: unknown): { value: unknown; items: number } {
  if (Array.isArray(value))
    return { value: Array.from({ length: ITEMS }, (_, at) => value[at % value.length]), items: ITEMS };
  if (typeof value !== 'object' || value === null) return { value, items: 0 };
  let items = 0;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isList = Array.isArray(inner) && typeof inner[0] === 'object';
    if (items > 0 || (!isList && (typeof inner !== 'object' || Array.isArray(inner)))) return [key, inner];
    const part = filled(inner);
    items = part.items;
    return [key, part.value];
  });
  return { value: Object.fromEntries(entries), items };
}

/** A long answer of every board without key or reason to be off whose sample is JSON and whose list is plain. */
function answers(): Answer[] {
  return boardRows(null).flatMap((row) => {
    const path = join(samples, `${row.id}.json`);
    const isPlain = row.reading !== null && row.reading.items !== '$[1:]' && row.reading.expect === undefined;
    if (
      row.off !== null ||
      row.everyone === null ||
      row.family !== 'json-list' ||
      !isPlain ||
      !existsSync(path)
    )
      return [];
    const { value, items } = filled(longer(JSON.parse(readFileSync(path, 'utf8'))));
    return [{ row, text: JSON.stringify(value), items }];
  });
}

const pick = (item: unknown, path: string): unknown =>
  path
    .split(' | ')[0]
    ?.split('.')
    .reduce<unknown>(
      // What stands at a key of an object that came as JSON.
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      item,
    );

/** The plainest reading: parse, and take five values of each item as they stand. */
function bare({ row, text }: Answer): unknown[] {
  const { reading } = row;
  if (reading === null) return [];
  const answer: unknown = JSON.parse(text);
  const list = reading.items === '$' ? answer : pick(answer, reading.items);
  const { id, title, company, url, description } = reading.fields;
  const paths = [id, title, company, url, description?.[0]].filter((rule) => typeof rule === 'string');
  return Array.isArray(list) ? list.map((item) => paths.map((path) => pick(item, path))) : [];
}

/** Postings read a second from answers of boards, into the normal form, beside their bare values. */
export async function measureBoards(): Promise<Row[]> {
  const all = answers();
  const count = all.reduce((sum, { items }) => sum + items, 0);
  const [ours, baseline]: [number[], number[]] = [[], []];
  for (let index = 0; index <= TIMES; index += 1) {
    const full = await time(() =>
      all.forEach(({ row, text }) => {
        const slug = row.everyone ?? '';
        families[row.family].parseList(row, { slug, name: 'Bench' }, JSON.parse(text), null);
      }),
    );
    const plain = await time(() => all.forEach(bare));
    if (index === 0) continue;
    ours.push((count / full) * 1000);
    baseline.push((count / plain) * 1000);
  }
  return [
    {
      name: `Postings read from boards (${count} of ${all.length} boards)`,
      unit: 'a second',
      ours: median(ours),
      baseline: median(baseline),
      against: 'JSON.parse and five values as they stand',
    },
  ];
}
