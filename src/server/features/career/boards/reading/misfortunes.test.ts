import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '#contract/career/boards/sources.ts';
import { findPlainPosting, openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';
import { dialects } from '#practice/world/types.ts';
import type { Dialect } from '#practice/world/types.ts';
import { boardOf } from '#server/features/career/boards/catalogue.ts';
import { openOf } from '#server/features/career/boards/posting-queries.ts';
import { addSources, findSource } from '#server/features/career/boards/queries.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { readSource } from './read-source.ts';

let practice: TestWorld;
let app: TestApp;
let token: string;
/** One employer of each board. */
const employers = new Map<Dialect, string>();

beforeAll(async () => {
  practice = await openTestWorld();
  app = await createTestApp({ config: { practiceOrigin: practice.origin } });
  ({ token } = await signUp(app));
  for (const dialect of dialects) employers.set(dialect, (await findPlainPosting(practice, dialect)).company);
  await addSources(
    app.world.database,
    [...employers].map(([dialect, tenant]) => ({
      board: `practice-${dialect}`,
      tenant,
      name: tenant,
      origin: 'practice' as const,
    })),
  );
});
afterAll(async () => {
  await app.close();
  await practice.close();
});

const addressOf = (dialect: Dialect) => ({
  board: `practice-${dialect}`,
  tenant: employers.get(dialect) ?? '',
});

/** Reads the source once; answers how it is shown then, and the ids that are open. */
async function look(dialect: Dialect): Promise<{ source: Source; open: string[] }> {
  app.clock.advance(1000);
  const board = boardOf(app.world, `practice-${dialect}`);
  const source = await findSource(app.world.database, addressOf(dialect));
  if (!source) throw new Error('There is no such source.');
  await readSource(app.world, { board, source, boards: [board] }, async () => ({}));
  const { body } = await app.call('GET', '/sources', undefined, token);
  const shown: Source | undefined = body.sources.find(({ id }: Source) => id === source.id);
  if (!shown) throw new Error('The source is not listed.');
  const open = await openOf(app.world.database, source);
  return { source: shown, open: open.map(({ externalId }) => externalId).toSorted() };
}

/** What must not change what is open, whatever the board. */
const outages = [
  ['server-error', {}],
  ['unavailable', {}],
  ['no-answer', { milliseconds: 20 }],
  ['cut-line', {}],
  ['truncated', {}],
  ['html', {}],
  ['empty-body', {}],
  ['changed-shape', {}],
] as const;

/** Members without which an answer is not the one that is known. */
const needed: Readonly<Record<Dialect, readonly string[]>> = {
  greenhouse: ['jobs', 'id', 'title'],
  lever: ['id', 'text'],
  ashby: ['jobs', 'id', 'title'],
  workable: ['jobs', 'shortcode', 'title'],
  smartrecruiters: ['content', 'id', 'name', 'totalFound'],
  recruitee: ['offers', 'slug', 'title', 'status'],
  personio: ['position', 'id', 'name', 'workzag-jobs'],
  teamtailor: ['items', 'title'],
};

describe.each(dialects)('an employer on %s', (dialect) => {
  it('is broken and loses nothing while its board is down or answers in another shape, and is well afterwards', async () => {
    const before = await look(dialect);
    expect(before.source).toMatchObject({ health: 'good', problem: null });
    expect(before.open.length).toBeGreaterThan(4);
    const drift = needed[dialect].flatMap((member) =>
      (['renamed-member', 'removed-member'] as const).map((kind) => [kind, { member }] as const),
    );
    for (const [kind, more] of [...outages, ...drift]) {
      // A feed without positions is an empty one, which is healthy.
      if (kind === 'removed-member' && more.member === 'position') continue;
      await practice.control.fault({ kind, dialect, times: 100, ...more });
      const during = await look(dialect);
      expect(during.open, `${kind} ${JSON.stringify(more)}`).toEqual(before.open);
      expect(during.source, `${kind} ${JSON.stringify(more)}`).toMatchObject({
        health: 'failing',
        problem: expect.stringMatching(/\S+ .*\.$/),
        last_good_at: before.source.last_good_at,
      });
      await practice.control.liftFaults();
    }
    const after = await look(dialect);
    expect(after.source).toMatchObject({ health: 'good', problem: null });
    expect(after.open).toEqual(before.open);
  });

  it('is left alone for as long as its board asks, and then read again', async () => {
    const before = await look(dialect);
    await practice.control.fault({ kind: 'rate-limit', dialect, seconds: 600 });
    const refused = await look(dialect);
    expect(refused.source.problem).toContain('asked me to slow down');
    // The board would answer now, and is not asked.
    const waiting = await look(dialect);
    expect(waiting.source).toMatchObject({
      problem: refused.source.problem,
      last_good_at: before.source.last_good_at,
    });
    expect(waiting.open).toEqual(before.open);
    app.clock.advance(600_000);
    const after = await look(dialect);
    expect(after.source).toMatchObject({ health: 'good', problem: null });
    expect(after.source.last_good_at).not.toBe(before.source.last_good_at);
  });

  it('is read right where its answer is not in the encoding it names', async () => {
    const before = await look(dialect);
    await practice.control.fault({ kind: 'wrong-charset', dialect, times: 100 });
    const during = await look(dialect);
    await practice.control.liftFaults();
    expect(during).toMatchObject({ open: before.open, source: { health: 'good', problem: null } });
  });

  it('has no jobs any more once its whole list was empty more than once', async () => {
    const { open } = await look(dialect);
    for (const id of open) await practice.control.change(id, { closed: true });
    const first = await look(dialect);
    expect(first).toMatchObject({ open, source: { health: 'suspicious' } });
    for (let looks = 0; looks < 3; looks += 1) await look(dialect);
    expect((await look(dialect)).open).toEqual([]);
  });
});
