import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { median } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import { judgedChanges } from '#bench/claims-changes/changes.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { isAllowed, truthInput } from '#bench/predict/tasks/truth.ts';
import type { TruthInput } from '#bench/predict/tasks/truth.ts';

const own = join(import.meta.dirname, '..', 'data', 'claims');
const truths = z.record(
  z.string(),
  z.object({ kind: z.enum(['falsehood', 'honest']), category: z.string() }),
);

type Item = TruthInput['items'][number];

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const FUNCTION_WORDS = new Set(
  'a an and the of in on at to for with from by as is was were be been am are i my me our we it its this that these those who which than then so not no nor or but about over under more less up down out off into since until till per each every have has had do does did will would de du des la le les un une et en au aux pour avec par sur dans je mon ma mes d l'.split(
    ' ',
  ),
);

/** The plainest gates: every run of digits, or every word by its first five letters, must stand in the profile. */
const plainGates: Record<string, (item: Item, profile: string) => boolean> = {
  numbers: ({ text }, profile) => (text.match(/\d+/g) ?? []).every((digits) => profile.includes(digits)),
  words: ({ text }, profile) => allWordsStand(text, profile),
};

function allWordsStand(text: string, profile: string): boolean {
  const known = new Set((profile.match(/[\p{L}\d+#]+/gu) ?? []).map((word) => word.slice(0, 5)));
  return (fold(text).match(/[\p{L}\d+#]+/gu) ?? []).every(
    (word) => FUNCTION_WORDS.has(word) || known.has(word.slice(0, 5)),
  );
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** One change in so many is judged here; `npm run claims-changes` judges all. */
const ONE_IN = 6;

/** Changes of the facts by rule, those of the people who are never looked at while the gate is mended. */
function rowsOfChanges(input: TruthInput, truth: z.infer<typeof truths>): Row[] {
  const held = judgedChanges(input, truth, ONE_IN).filter(({ person }) => person.half === 'held');
  return [true, false].map((isFalse) => {
    const some = held.filter((one) => one.isFalse === isFalse);
    return {
      name: `${isFalse ? 'Facts made false' : 'Facts told otherwise'} by rule (${some.length})`,
      unit: '% blocked',
      ours: percent(some.filter(({ isAllowed: stands }) => !stands).length, some.length),
      baseline: percent(
        some.filter(({ text, person }) => !allWordsStand(text, person.said)).length,
        some.length,
      ),
      against: 'every word must stand in the profile',
    };
  });
}

/** Falsehoods blocked and honest texts blocked by category, beside a gate that looks at numbers and one at words. */
export async function measureClaims(data?: string): Promise<Row[]> {
  const given = data === undefined ? null : join(data, 'truth');
  const folder = given !== null && existsSync(join(given, 'input.json')) ? given : own;
  const input = await readJson(join(folder, 'input.json'), truthInput);
  const truth = await readJson(join(folder, 'truth.json'), truths);
  const profiles = new Map(
    Object.entries(input.profiles).map(([id, profile]) => [id, fold(strings(profile).join(' '))]),
  );
  const times: number[] = [];
  const judged = input.items.flatMap((item) => {
    const label = truth[item.id];
    if (label === undefined) return [];
    const profile = profiles.get(item.profileId) ?? '';
    const started = performance.now();
    const ours = isAllowed(input, item);
    times.push(performance.now() - started);
    const gates = {
      ours,
      numbers: plainGates['numbers']?.(item, profile),
      words: plainGates['words']?.(item, profile),
    };
    return [{ ...label, ...gates }];
  });
  const rowsOf = (name: string, some: typeof judged): Row[] =>
    some.length === 0
      ? []
      : (['numbers', 'words'] as const).map((gate) => ({
          name: `${name} (${some.length})`,
          unit: '% blocked',
          ours: percent(some.filter(({ ours }) => !ours).length, some.length),
          baseline: percent(some.filter((one) => one[gate] === false).length, some.length),
          against:
            gate === 'numbers'
              ? 'every number must stand in the profile'
              : 'every word must stand in the profile',
        }));
  const ofKind = (kind: string) => judged.filter((one) => one.kind === kind);
  const categories = [...new Set(judged.map(({ kind, category }) => `${kind}: ${category}`))].toSorted();
  return [
    ...rowsOf('Falsehoods', ofKind('falsehood')),
    ...rowsOf('Honest texts', ofKind('honest')),
    ...categories.flatMap((name) =>
      rowsOf(
        name,
        judged.filter(({ kind, category }) => `${kind}: ${category}` === name),
      ),
    ),
    ...rowsOfChanges(input, truth),
    {
      name: 'One text checked',
      unit: 'ms',
      ours: median(times),
      baseline: 5,
      against: 'the most it may take',
    },
  ];
}
