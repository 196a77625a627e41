import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStopping } from '#server/stopping/stopping.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import type { OutgoingRequest } from '#server/ports/fetcher.ts';
import { openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';
import type { PostingRow } from './index.ts';
import { discover, formAddress, lookUp, openPostings, readQuestions } from './index.ts';

const DAY_MS = 86_400_000;

let practice: TestWorld;
let app: TestApp;

beforeAll(async () => {
  practice = await openTestWorld();
  app = await createTestApp({ config: { practiceOrigin: practice.origin } });
  await discover(app.world);
});
afterAll(async () => {
  await app.close();
  await practice.close();
});

async function everyPosting(): Promise<PostingRow[]> {
  const rows: PostingRow[] = [];
  for (;;) {
    const page = await openPostings(app.world.database, rows.at(-1)?.id ?? null, 100);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

async function postingOn(board: string): Promise<PostingRow> {
  const found = (await everyPosting()).find((row) => row.board === board);
  if (!found) throw new Error(`No posting on ${board}.`);
  return found;
}

describe('reading the boards', () => {
  it('finds what is open on all eight boards, and nothing twice', async () => {
    const rows = await everyPosting();
    const open = (await practice.control.postings()).filter((posting) => posting.open);
    expect(rows.length).toBe(open.length);
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect([...new Set(rows.map(({ board }) => board))].toSorted()).toEqual([
      'practice-ashby',
      'practice-greenhouse',
      'practice-lever',
      'practice-personio',
      'practice-recruitee',
      'practice-smartrecruiters',
      'practice-teamtailor',
      'practice-workable',
    ]);
  });

  it('gives the same job on two boards one key, and different jobs different ones', async () => {
    const rows = await everyPosting();
    const keyOf = new Map(rows.map((row) => [row.externalId, row.canonicalKey]));
    const listed = (await practice.control.postings()).filter((posting) => posting.open);
    const pairs = listed.filter(({ duplicates }) => duplicates.some((id) => keyOf.has(id)));
    expect(pairs.length).toBeGreaterThan(10);
    for (const posting of pairs)
      for (const twin of posting.duplicates.filter((id) => keyOf.has(id)))
        expect(keyOf.get(posting.id), posting.title).toBe(keyOf.get(twin));
    expect(new Set(keyOf.values()).size).toBeGreaterThan(rows.length * 0.85);
  });

  it('closes a posting that a complete run no longer shows, and opens it when it is back', async () => {
    const posting = await postingOn('practice-lever');
    await practice.control.change(posting.externalId, { closed: true });
    app.clock.advance(60_000);
    await discover(app.world);
    expect((await everyPosting()).map(({ id }) => id)).not.toContain(posting.id);
    expect(await readQuestions(app.world, posting.posting)).toBe('closed');
    await practice.control.change(posting.externalId, { closed: false });
    app.clock.advance(60_000);
    await discover(app.world);
    expect((await everyPosting()).map(({ id }) => id)).toContain(posting.id);
  });

  it('takes from the text what a board leaves open, with the words that say it', async () => {
    const told = new Map((await everyPosting()).map(({ externalId, posting }) => [externalId, posting]));
    const silent = {
      ...app.world,
      fetcher: {
        fetch: async (request: OutgoingRequest) => {
          // Without what it remembers of the last time the board answers in full.
          const reply = await app.world.fetcher.fetch({ ...request, headers: {} });
          if (!request.url.includes('/lever/')) return reply;
          const body = JSON.stringify(JSON.parse(reply.body), (key, value: unknown) =>
            key === 'salaryRange' || key === 'workplaceType' ? undefined : value,
          );
          return { ...reply, body };
        },
      },
    };
    app.clock.advance(60_000);
    await discover(silent);
    const read = (await everyPosting()).filter(({ board }) => board === 'practice-lever');
    const paid = read.filter(({ posting }) => posting.from_text?.some(({ fact }) => fact === 'pay'));
    expect(paid.length).toBeGreaterThan(20);
    for (const { externalId, posting } of paid) {
      expect(posting.pay, posting.title).toEqual(told.get(externalId)?.pay);
      for (const { span } of posting.from_text ?? [])
        expect(`${posting.title}\n${posting.description}`).toContain(span);
    }
  });

  it('closes nothing when a board cannot be read', async () => {
    const before = (await everyPosting()).length;
    const broken = {
      ...app.world,
      fetcher: {
        fetch: async (request: {
          url: string;
          method: 'GET' | 'POST';
          headers: Record<string, string>;
          body: string | null;
          allowedHosts: readonly string[];
        }) =>
          request.url.includes('/lever/')
            ? { status: 200, headers: {}, body: '{"jobs": "drifted"}' }
            : app.world.fetcher.fetch(request),
      },
    };
    const { failed } = await discover(broken);
    expect(failed).toBeGreaterThan(0);
    expect((await everyPosting()).length).toBe(before);
    expect(app.logged.some(({ event }) => event === 'board.unreadable')).toBe(true);
  });
});

it('a process that is asked to stop finishes the sources it is at, and begins no other', async () => {
  const stopping = createStopping();
  app.clock.advance(DAY_MS);
  const fetcher: typeof app.world.fetcher = {
    fetch: (request) => {
      if (!request.url.includes('robots')) stopping.begin();
      return app.world.fetcher.fetch(request);
    },
  };
  const { read, failed } = await discover({ ...app.world, fetcher, stopping });
  // As many boards are read side by side.
  expect(read + failed).toBeLessThanOrEqual(4);
  expect((await discover(app.world)).read).toBeGreaterThan(4);
});

describe('reading the forms', () => {
  it.each(['greenhouse', 'lever', 'ashby', 'workable', 'recruitee'])(
    'reads what a form on %s asks',
    async (dialect) => {
      const { posting } = await postingOn(`practice-${dialect}`);
      const questions = await readQuestions(app.world, posting);
      if (questions === 'closed') throw new Error('The posting is closed.');
      expect(questions.length).toBeGreaterThan(4);
      expect(questions.some(({ kind, required }) => kind === 'file' && required)).toBe(true);
      expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
      expect(new URL(formAddress(app.world, posting, 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11')).origin).toBe(
        practice.origin,
      );
    },
  );

  it('can ask a lookup board about an address, and only that one', async () => {
    const lever = await postingOn('practice-lever');
    const greenhouse = await postingOn('practice-greenhouse');
    expect(await lookUp(app.world, lever.posting, 'nobody@example.test')).toMatchObject({ found: false });
    expect(await lookUp(app.world, greenhouse.posting, 'nobody@example.test')).toBeNull();
  });
});
