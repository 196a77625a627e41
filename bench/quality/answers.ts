import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { median } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import { answersInput, answerTo, modelsOf } from '#bench/predict/tasks/answers.ts';
import type { AnswersInput, Prediction } from '#bench/predict/tasks/answers.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { notLearned } from './not-learned.ts';

const data = join(import.meta.dirname, '..', 'data');
const own = join(data, 'answers');
/** Folders beside it, and what their questions are. */
const OTHERS = [
  ['answers-parameters', 'Questions with a parameter'],
  ['answers-a', 'Questions by another hand'],
  ['answers-b', 'Questions by a second hand'],
  ['answers-last', 'Questions by a last hand'],
  ['answers-c', 'Questions by a third hand'],
  ['answers-d', 'Questions by a fourth hand'],
  ['answers-unseen', 'Questions by a fifth hand'],
  ['answers-f', 'Questions by a sixth hand'],
  ['answers-g', 'Questions by a seventh hand'],
  ['answers-h', 'Questions by an eighth hand'],
  ['answers-i', 'Questions by a ninth hand'],
  ['answers-j', 'Questions by a tenth hand'],
  ['answers-l', 'Questions by an eleventh hand'],
  ['answers-m', 'Questions by a twelfth hand'],
  ['answers-n', 'Questions by a thirteenth hand'],
  ['answers-q', 'Questions by a fourteenth hand'],
  ['answers-s', 'Questions by a fifteenth hand'],
  ['answers-u', 'Questions by a seventeenth hand'],
  ['answers-v', 'Questions by an eighteenth hand'],
  ['answers-judge', 'Questions that judge'],
] as const;

/** What is right of a question: one of some values, a number within a range, a text of a pattern, or to ask. */
const truths = z.record(
  z.string(),
  z.object({
    expect: z.enum(['answer', 'ask']),
    value: z.unknown().optional(),
    anyOf: z.array(z.unknown()).optional(),
    range: z.tuple([z.number(), z.number()]).optional(),
    pattern: z.string().optional(),
    draftAllowed: z.boolean().optional(),
  }),
);
type Truth = z.infer<typeof truths>[string];

const plain = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? value.map(plain).toSorted()
      : typeof value === 'string'
        ? value.trim().toLowerCase().replace(/\s+/g, ' ').replace(/[./]$/, '')
        : value,
  );

function isRight(truth: Truth, value: unknown): boolean {
  if (truth.range !== undefined) return Number(value) >= truth.range[0] && Number(value) <= truth.range[1];
  if (truth.pattern !== undefined) return new RegExp(truth.pattern, 'i').test(String(value));
  return (truth.anyOf ?? [truth.value]).some((one) => plain(one) === plain(value));
}

type Verdict = 'right' | 'wrong' | 'needless';

function verdict(truth: Truth, { action, value }: Prediction): Verdict {
  if (truth.expect === 'ask')
    return action === 'ask' || (action === 'draft' && truth.draftAllowed === true) ? 'right' : 'wrong';
  if (action !== 'answer') return 'needless';
  return isRight(truth, value) ? 'right' : 'wrong';
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** A folder of questions answered: right, wrong, needlessly asked, beside asking every one, and how long each took. */
async function measureFolder(folder: string, what: string): Promise<{ rows: Row[]; times: number[] }> {
  const input = await readJson(join(folder, 'input.json'), answersInput);
  const truth = await readJson(join(folder, 'truth.json'), truths);
  const models = await modelsOf(input);
  const times: number[] = [];
  const ours = (item: AnswersInput['items'][number]): Prediction => {
    const started = performance.now();
    const answer = answerTo(input, item, models);
    times.push(performance.now() - started);
    return answer;
  };
  const set = { name: folder, everyday: true };
  const { items, leftOut } = await notLearned(input.items, ({ question }) => question.text, set);
  const judged = items.flatMap((item) => {
    const label = truth[item.id];
    return label === undefined
      ? []
      : [{ label, ours: verdict(label, ours(item)), ask: verdict(label, { id: item.id, action: 'ask' }) }];
  });
  const answerable = judged.filter(({ label }) => label.expect === 'answer');
  const row = (name: string, unit: string, kind: Verdict, some: typeof judged): Row => ({
    name: `${name} (${some.length})`,
    unit,
    ours: percent(some.filter((one) => one.ours === kind).length, some.length),
    baseline: percent(some.filter((one) => one.ask === kind).length, some.length),
    against: 'every question is put to the person',
  });
  return {
    rows: [
      row(`${what}, without ${leftOut} learned`, '% right', 'right', judged),
      row(what, '% wrong', 'wrong', judged),
      row(`${what}, answerable`, '% needlessly asked', 'needless', answerable),
    ],
    times,
  };
}

/** Screening questions, such that turn on a country, a skill, a span or a direction, and such by other hands, answered or put to the person. */
export async function measureAnswers(given?: string): Promise<Row[]> {
  const named = given === undefined ? null : join(given, 'answers');
  const folder = named !== null && existsSync(join(named, 'input.json')) ? named : own;
  const measured = [await measureFolder(folder, 'Screening questions')];
  for (const [name, what] of OTHERS) measured.push(await measureFolder(join(data, name), what));
  return [
    ...measured.flatMap(({ rows }) => rows),
    {
      name: 'One question answered',
      unit: 'ms',
      ours: median(measured.flatMap(({ times }) => times)),
      baseline: 5,
      against: 'the most it may take',
    },
  ];
}
