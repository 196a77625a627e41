import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Source } from '#contract/career/boards/sources.ts';
import type { IncomingReply, OutgoingRequest } from '#server/ports/fetcher.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { discover } from '#server/features/career/boards/index.ts';
import { boardHosts, postings, sources } from '#server/features/career/boards/tables.ts';

type Answer = Partial<IncomingReply> | ((request: OutgoingRequest) => Partial<IncomingReply>);

const HOUR_MS = 3_600_000;
let app: TestApp;
/** What the outside world answers, by the start of the address; everything else is an error of the site. */
let world: Record<string, Answer> = {};
let called: OutgoingRequest[] = [];

beforeAll(async () => {
  app = await createTestApp({
    world: {
      fetcher: {
        fetch: async (request) => {
          called.push(request);
          const answer = Object.entries(world).find(([start]) => request.url.startsWith(start))?.[1];
          const given = typeof answer === 'function' ? answer(request) : answer;
          return { status: answer ? 200 : 500, headers: {}, body: '', ...given };
        },
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = {};
  called = [];
  for (const table of [sources, postings, boardHosts]) await app.world.database.delete(table);
});

const GREENHOUSE = 'https://boards-api.greenhouse.io/v1/boards';
const jobs = (company: string, ...ids: number[]) => ({
  body: JSON.stringify({
    jobs: ids.map((id) => ({
      id,
      title: `Baker ${id}`,
      company_name: company,
      content: 'Bake the bread.',
      location: { name: 'Truro, Nova Scotia' },
      absolute_url: `https://job-boards.greenhouse.io/x/jobs/${id}`,
    })),
    meta: { total: ids.length },
  }),
});

const ask = (person: Person, method: string, path: string, body?: object) =>
  app.call(method, path, body, person.token);
const add = (person: Person, link: string) => ask(person, 'POST', '/sources', { link });
const sourcesOf = async (person: Person): Promise<Source[]> =>
  (await ask(person, 'GET', '/sources')).body.sources;
const sourceOf = async (person: Person, name: string) =>
  (await sourcesOf(person)).find((source) => source.name === name);

/** An employer of their own, brought in by a link and read once. */
async function withEmployer(tenant: string, name: string, ...ids: number[]): Promise<Person> {
  const person = await signUp(app);
  world[`${GREENHOUSE}/${tenant}/`] = jobs(name, ...ids);
  await add(person, `https://boards.greenhouse.io/${tenant}/jobs/${ids[0]}`);
  await app.drain();
  return person;
}

async function nextRun(hours = 1) {
  app.clock.advance(hours * HOUR_MS);
  called = [];
  await discover(app.world);
}

describe('going live', () => {
  it('is a choice per source and person; until its first good run a source counts as not checked', async () => {
    await discover(app.world);
    expect(called).toEqual([]);
    const [person, other] = [await signUp(app), await signUp(app)];
    const stripe = await sourceOf(person, 'Stripe');
    expect(stripe).toMatchObject({ on: false, health: 'off', origin: 'directory', last_good_at: null });
    const live = await ask(person, 'PATCH', `/sources/${stripe?.id}`, { on: true });
    expect(live.body).toMatchObject({ on: true, health: 'unchecked' });
    world[`${GREENHOUSE}/stripe/`] = jobs('Stripe', 1, 2);
    await app.drain();
    expect(called.map(({ url }) => new URL(url).host)).toEqual(['boards-api.greenhouse.io']);
    expect(await sourceOf(person, 'Stripe')).toMatchObject({ health: 'good', open: 2 });
    expect(await sourceOf(other, 'Stripe')).toMatchObject({ on: false, health: 'off' });
    await ask(person, 'PATCH', `/sources/${stripe?.id}`, { on: false });
    await nextRun(25);
    expect(called).toEqual([]);
  });
});

describe('a source of their own', () => {
  it.each([
    'https://boards.greenhouse.io/tidegrove/jobs/7?gh_src=x',
    'https://job-boards.greenhouse.io/tidegrove',
  ])('comes from %s, is read from then on, and is nobody else’s', async (link) => {
    const [person, other] = [await signUp(app), await signUp(app)];
    world[`${GREENHOUSE}/tidegrove/`] = jobs('Tidegrove', 7, 8);
    const added = await add(person, link);
    expect([added.status, added.body]).toMatchObject([201, { name: 'Tidegrove', own: true, on: true }]);
    await app.drain();
    expect(await sourceOf(person, 'Tidegrove')).toMatchObject({ health: 'good', open: 2 });
    expect(await sourceOf(other, 'Tidegrove')).toBeUndefined();
    expect((await ask(other, 'DELETE', `/sources/${added.body.id}`)).status).toBe(404);
    expect((await ask(person, 'DELETE', `/sources/${added.body.id}`)).status).toBe(200);
    expect(await sourceOf(person, 'Tidegrove')).toBeUndefined();
  });

  it('is found in the other region of its board', async () => {
    const person = await signUp(app);
    world['https://api.lever.co/'] = { status: 404 };
    world['https://api.eu.lever.co/'] = { body: '[]' };
    const { body } = await add(person, 'https://jobs.lever.co/nordwind');
    expect(body).toMatchObject({ name: 'Nordwind', board: 'Lever (EU)' });
  });

  it('is refused in words where the board does not know it, may not know it, or does not answer', async () => {
    const person = await signUp(app);
    world[`${GREENHOUSE}/nobody/`] = { status: 404 };
    world['https://boards.eu.greenhouse.io/'] = { status: 404 };
    world['https://api.smartrecruiters.com/'] = {
      body: JSON.stringify({ offset: 0, limit: 100, totalFound: 0, content: [] }),
    };
    for (const [link, detail] of [
      ['https://job-boards.greenhouse.io/nobody', 'has no employer at this link'],
      ['https://jobs.smartrecruiters.com/Nobody', 'The link may be wrong'],
      ['https://jobs.lever.co/silent', 'nothing was added'],
    ] as const) {
      const { status, body } = await add(person, link);
      expect([status, body.detail]).toEqual([409, expect.stringContaining(detail)]);
    }
    expect((await sourcesOf(person)).filter(({ own }) => own)).toEqual([]);
  });
});

describe('how reading goes', () => {
  it('says what is broken, keeps what was there, and asks less often until it is well', async () => {
    const person = await withEmployer('millrace', 'Millrace', 1, 2);
    world[`${GREENHOUSE}/millrace/`] = { body: '{"jobs": "drifted"}' };
    await nextRun();
    expect(await sourceOf(person, 'Millrace')).toMatchObject({
      health: 'failing',
      open: 2,
      problem: expect.stringContaining('an answer that can’t be read'),
      last_good_at: expect.any(String),
    });
    await nextRun();
    await nextRun();
    expect(called).toEqual([]);
    world[`${GREENHOUSE}/millrace/`] = jobs('Millrace', 1);
    await nextRun();
    expect(await sourceOf(person, 'Millrace')).toMatchObject({ health: 'good', problem: null, open: 1 });
  });

  it('does not believe a board that suddenly shows nothing, until it says so again', async () => {
    const person = await withEmployer('quarry', 'Quarry', 1, 2, 3);
    world[`${GREENHOUSE}/quarry/`] = jobs('Quarry');
    await nextRun();
    expect(await sourceOf(person, 'Quarry')).toMatchObject({
      health: 'suspicious',
      open: 3,
      problem: expect.stringContaining('It listed 3 jobs before and none now'),
    });
    await nextRun();
    expect(await sourceOf(person, 'Quarry')).toMatchObject({ health: 'good', open: 0, problem: null });
  });

  it('asks only for what changed, and at most once an hour', async () => {
    world[`${GREENHOUSE}/lantern/`] = ({ headers }) =>
      headers['if-none-match'] === '"7"' && headers['if-modified-since'] === 'Mon, 16 Nov 2026 14:00:00 GMT'
        ? { status: 304 }
        : {
            ...jobs('Lantern', 5),
            headers: { etag: '"7"', 'last-modified': 'Mon, 16 Nov 2026 14:00:00 GMT' },
          };
    const person = await signUp(app);
    await add(person, 'https://job-boards.greenhouse.io/lantern');
    await app.drain();
    called = [];
    await discover(app.world);
    expect(called).toEqual([]);
    await nextRun();
    expect(called.filter(({ url }) => url.includes('lantern'))).toHaveLength(1);
    expect(await sourceOf(person, 'Lantern')).toMatchObject({ health: 'good', open: 1 });
  });

  it('leaves a host alone for as long as it asks, also for other employers there', async () => {
    const person = await withEmployer('ferry', 'Ferry', 1);
    world = { [GREENHOUSE]: { status: 429, headers: { 'retry-after': '10800' } } };
    await nextRun();
    const [asked] = called;
    expect([called.length, asked?.pauseMs]).toEqual([1, 1000]);
    expect((await add(person, 'https://job-boards.greenhouse.io/other')).body.detail).toContain(
      'asked me to slow down',
    );
    expect(called).toHaveLength(1);
    world = { [GREENHOUSE]: jobs('Ferry', 1, 2) };
    await nextRun(2);
    expect(called).toEqual([]);
    await nextRun(2);
    expect(await sourceOf(person, 'Ferry')).toMatchObject({ health: 'good', open: 2 });
  });
});
