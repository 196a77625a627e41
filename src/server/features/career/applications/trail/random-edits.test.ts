import { quoted, say } from '#localization/catalogue.ts';
import { assert, constant, constantFrom, double, oneof, pre, property, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLines } from './check-lines.ts';
import type { TrailToCheck } from './check-lines.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { aPersonWithTrail, trailOf } from '#testing/trail/trail.ts';

let app: TestApp;
let given: TrailToCheck;
beforeAll(async () => {
  app = await createTestApp();
  const { person, ids } = await aPersonWithTrail(app);
  await app.call('DELETE', `/job-tracker/${ids[2]}`, undefined, person.token);
  const { accountId } = person;
  const { isSealOf, ends } = app.world.trail;
  given = { accountId, isSealOf, ends: await ends(accountId), ...(await trailOf(app, person)) };
  expect(checkLines(given)).toEqual({ lines: 7, behind: 0, broken: null });
});
afterAll(() => app.close());

const COLUMNS = ['text', 'digest', 'previous', 'link', 'seal'] as const;
const part = (list: readonly unknown[], share: number) => Math.floor(share * list.length);

/** Another character at one place of a text. */
function another(text: string, share: number, letter: string): string {
  const place = Math.floor(share * text.length);
  const other = text[place] === letter ? '-' : letter;
  return text.slice(0, place) + other + text.slice(place + 1);
}

test('of random edits to lines, steps and the head, each is found', () => {
  const share = double({ min: 0, max: 0.999, noNaN: true });
  const edit = oneof(
    record({
      what: constant('character' as const),
      column: constantFrom(...COLUMNS),
      share,
      at: share,
      letter: constantFrom('a', 'Z', '0'),
    }),
    record({ what: constant('line gone' as const), share }),
    record({ what: constant('lines swapped' as const), share, at: share }),
    record({ what: constant('step gone' as const), share }),
    record({
      what: constant('step changed' as const),
      share,
      at: share,
      letter: constantFrom('a', 'Z', '0'),
    }),
    record({ what: constant('end of the lines and the head' as const), share }),
  );
  assert(
    property(edit, (change) => {
      const lines = [...given.lines];
      const steps = [...given.steps];
      let { head } = given;
      const index = part(lines, change.share);
      const line = lines[index];
      const stepIndex = part(steps, change.share);
      const step = steps[stepIndex];
      if (!line || !step) throw new Error('There is nothing to edit.');
      if (change.what === 'character') {
        const was = line[change.column];
        // A line without its text stays without it: what could be put there is another edit.
        pre(was !== null);
        lines[index] = { ...line, [change.column]: another(was ?? '', change.at, change.letter) };
      } else if (change.what === 'line gone') lines.splice(index, 1);
      else if (change.what === 'lines swapped') {
        const other = lines[part(lines, change.at)];
        pre(other !== undefined && other.number !== line.number);
        lines[index] = { ...(other ?? line), number: line.number };
        lines[part(given.lines, change.at)] = { ...line, number: other?.number ?? 0 };
      } else if (change.what === 'step gone') steps.splice(stepIndex, 1);
      else if (change.what === 'step changed') {
        const said = say(step.event.detail, { locale: 'en' });
        const event = { ...step.event, detail: quoted(another(said, change.at, change.letter)) };
        steps[stepIndex] = { ...step, event };
      } else {
        lines.splice(index);
        const last = lines.at(-1);
        head = last ? { number: last.number, link: last.link } : null;
      }
      expect(checkLines({ ...given, lines, steps, head }).broken).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});
