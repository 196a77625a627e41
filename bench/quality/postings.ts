import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import { postingFields } from '#bench/predict/tasks/postings.ts';
import { readJson } from '#bench/predict/tasks/task.ts';

const TIMES = 5;
const own = join(import.meta.dirname, '..', 'data', 'postings', 'postings.json');
const salary = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().nullable(),
  period: z.string().nullable(),
});
const fields = z.object({
  title: z.string(),
  company: z.string(),
  city: z.string().nullable(),
  workMode: z.string(),
  employmentType: z.string(),
  salary: salary.nullable(),
  minYears: z.number().nullable(),
  sponsorship: z.boolean().nullable(),
});
type Fields = z.infer<typeof fields>;
const rows = z.array(z.object({ id: z.string(), text: z.string(), truth: fields }));

const names = [
  'title',
  'company',
  'city',
  'workMode',
  'employmentType',
  'salary',
  'minYears',
  'sponsorship',
] as const;
const AMOUNTS = /([$£€])\s?([\d,.]+)(k)?\s*(?:-|–|to|à)\s*[$£€]?\s?([\d,.]+)(k)?/i;
const CODES: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '€': 'EUR' };

const amount = (digits = '', thousands?: string) =>
  Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);

/** The plainest reader: the first two lines, and the first hit of a pattern for each fact. */
function plainFields(text: string): Fields {
  const [title = '', company = ''] = text.split('\n').filter((line) => line !== '');
  const amounts = AMOUNTS.exec(text);
  const years = /(\d+)\+? ?(?:-\d+ )?(?:years|ans)/.exec(text)?.[1];
  const first = (choices: readonly (readonly [RegExp, string])[], otherwise: string) =>
    choices.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
  return {
    title,
    company,
    city: /([A-Z]\p{L}+), [A-Z]/u.exec(text)?.[1] ?? null,
    workMode: first(
      [
        [/remote|home|télétravail/i, 'remote'],
        [/hybrid/i, 'hybrid'],
        [/on-?site|sur place/i, 'onsite'],
      ],
      'unknown',
    ),
    employmentType: first(
      [
        [/part-time|temps partiel/i, 'part_time'],
        [/contract|contrat/i, 'contract'],
        [/intern|stage/i, 'internship'],
        [/tempora/i, 'temporary'],
      ],
      'full_time',
    ),
    salary:
      amounts === null
        ? null
        : {
            min: amount(amounts[2], amounts[3]),
            max: amount(amounts[4], amounts[5]),
            currency: CODES[amounts[1] ?? ''] ?? null,
            period: /hour|\/hr|heure/i.test(text) ? 'hour' : 'year',
          },
    minYears: years === undefined ? null : Number(years),
    sponsorship: null,
  };
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const near = (left: number | null, right: number | null) =>
  left === null || right === null ? left === right : Math.abs(left - right) <= 0.005 * Math.max(1, left);

/** Whether one fact agrees; words without regard to case, accents and signs, amounts to half a percent. */
function agrees(name: (typeof names)[number], said: Fields, truth: Fields): boolean {
  if (name !== 'salary') {
    const [left, right] = [said[name], truth[name]];
    return typeof left === 'string' && typeof right === 'string'
      ? plain(left) === plain(right)
      : left === right;
  }
  const [left, right] = [said.salary, truth.salary];
  if (left === null || right === null) return left === right;
  return (
    near(left.min, right.min) &&
    near(left.max, right.max) &&
    left.currency === right.currency &&
    left.period === right.period
  );
}

/** Facts of postings read from their texts, and how many texts a second, beside a pattern for each fact. */
export async function measurePostings(data?: string): Promise<Row[]> {
  const given =
    data === undefined ? [] : ['dev.json.gz', 'dev.json'].map((name) => join(data, 'postings', name));
  const postings = await readJson(given.find((path) => existsSync(path)) ?? own, rows);
  const readers = { ours: postingFields, baseline: plainFields };
  const percent = (read: (text: string) => Fields, some: readonly (typeof names)[number][]) => {
    const right = postings.flatMap(({ text, truth }) => {
      const said = read(text);
      return some.map((name) => agrees(name, said, truth));
    });
    return (100 * right.filter(Boolean).length) / Math.max(1, right.length);
  };
  const rate = async (read: (text: string) => Fields) => {
    const rates: number[] = [];
    for (let pass = 0; pass <= TIMES; pass += 1) {
      const spent = await time(() => postings.forEach(({ text }) => read(text)));
      if (pass > 0) rates.push((postings.length / spent) * 1000);
    }
    return median(rates);
  };
  const against = 'first lines, and a pattern for each fact';
  const row = (name: string, some: readonly (typeof names)[number][]): Row => ({
    name,
    unit: '% right',
    ours: percent(readers.ours, some),
    baseline: percent(readers.baseline, some),
    against,
  });
  return [
    row(`Postings' facts (${postings.length} postings)`, names),
    ...names.map((name) => row(`Postings' facts: ${name}`, [name])),
    {
      name: 'Postings read',
      unit: 'a second',
      ours: await rate(readers.ours),
      baseline: await rate(readers.baseline),
      against,
    },
  ];
}
