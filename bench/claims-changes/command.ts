import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readJson } from '#bench/predict/tasks/task.ts';
import { truthInput } from '#bench/predict/tasks/truth.ts';
import { judgedChanges } from './changes.ts';
import type { Judged } from './changes.ts';
import { numberOf } from './people.ts';
import { changedProperties, swapped } from './properties/judged.ts';
import type { JudgedChange } from './properties/judged.ts';
import { linesOfChanges, linesOfTexts } from './properties/report.ts';

// Counts by rule how many falsehoods the gate for claims blocks and how many honest texts it refuses. See bench/README.md.
const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    list: { type: 'string' },
    sample: { type: 'string' },
    most: { type: 'string', default: '60' },
    without: { type: 'string' },
    texts: { type: 'string' },
    properties: { type: 'boolean', default: false },
    swap: { type: 'boolean', default: false },
    passed: { type: 'boolean', default: false },
  },
});
const folder = values.texts ?? join(import.meta.dirname, '..', 'data', 'claims');
const truths = z.record(z.string(), z.object({ kind: z.string(), category: z.string().optional() }));
const input = await readJson(join(folder, 'input.json'), truthInput);
const truth = await readJson(join(folder, 'truth.json'), truths);

/** The counts of one property changed, or of texts before another person's facts; with `--passed` those that pass. */
function sayChanges(changes: readonly JudgedChange[]): void {
  if (values.passed)
    for (const { kind, person, target, text, from } of changes.filter(
      (one) => one.isAllowed && !one.isBorneOut,
    ))
      console.log(`[${kind}] ${person.id} ${target}\n    ${text}\n    < ${from}`);
  else console.log(linesOfChanges(changes).join('\n'));
}

const isByRule = !values.properties && !values.swap && values.texts === undefined;
const all = (isByRule ? judgedChanges(input, truth) : []).filter(
  ({ person }) =>
    (values.half === undefined || person.half === values.half) &&
    (values.without === undefined || !new RegExp(values.without).test(person.id)),
);

const isWrong = ({ isFalse, isAllowed }: Judged): boolean => isFalse === isAllowed;
const shuffled = (some: readonly Judged[]): Judged[] =>
  some.toSorted((a, b) => numberOf(`${a.text} ${a.kind}`) - numberOf(`${b.text} ${b.kind}`));
const print = ({ isFalse, isAllowed, kind, person, target, text, from }: Judged): void =>
  console.log(
    `${isFalse ? 'false' : 'honest'} ${isAllowed ? 'allowed' : 'refused'} [${kind}] ${person.id} ${target}\n    ${text}\n    < ${from}`,
  );

/** A share in percent with one digit. */
const share = (part: number, whole: number): string =>
  whole === 0 ? '     –' : `${((100 * part) / whole).toFixed(1)} %`;

if (values.properties || values.swap) {
  if (values.properties) sayChanges(changedProperties(input));
  if (values.swap) sayChanges(swapped(input, truth));
} else if (!isByRule) console.log(linesOfTexts(input, truth).join('\n'));
else if (values.sample !== undefined)
  for (const one of shuffled(all).slice(0, Number(values.sample))) print(one);
else if (values.list !== undefined) {
  const wanted = values.list;
  const some = all.filter((one) => one.kind.startsWith(wanted) && isWrong(one));
  for (const one of shuffled(some).slice(0, Number(values.most))) print(one);
} else {
  for (const isFalse of [true, false]) {
    const some = all.filter((one) => one.isFalse === isFalse);
    const word = isFalse ? 'blocked' : 'refused';
    const line = (name: string, of: readonly Judged[]) => {
      const halves = (['mend', 'held'] as const).map((half) => {
        const own = of.filter(({ person }) => person.half === half);
        const refused = own.filter((one) => !one.isAllowed).length;
        return `${String(refused).padStart(5)} of ${String(own.length).padStart(5)} ${share(refused, own.length).padStart(7)}`;
      });
      console.log(`${name.padEnd(46)} ${word} ${halves.join('   held back ')}`);
    };
    line(isFalse ? 'ALL FALSEHOODS' : 'ALL HONEST TEXTS', some);
    for (const kind of [...new Set(some.map((one) => one.kind))].toSorted())
      line(
        kind,
        some.filter((one) => one.kind === kind),
      );
  }
}
