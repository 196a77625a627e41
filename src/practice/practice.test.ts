import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPracticeControl } from './client.ts';
import { fetchJson, findPosting, openTestWorld, send, type TestWorld } from './testing.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control.reset());

const day = 86_400_000;
const fetchPath = (path: string) => fetch(world.origin + path);
const simple = (dialect = 'greenhouse') =>
  findPosting(
    world,
    (posting) => posting.dialect === dialect && !posting.honeypot && posting.extraQuestion === null,
  );

describe('the boards over HTTP', () => {
  test('list what is open and answer 304 to who has it already', async () => {
    const url = `${world.origin}/greenhouse/v1/boards/tamarackbay/jobs?content=true`;
    const first = await fetch(url);
    const list = await fetchJson<{ jobs: { absolute_url: string }[]; meta: { total: number } }>(url);
    expect(list.meta.total).toBe(list.jobs.length);
    expect(list.jobs[0]?.absolute_url).toContain(world.origin);
    const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('page through Lever by skip and limit', async () => {
    const url = `${world.origin}/lever/v0/postings/pennywhistle?mode=json`;
    const all = await fetchJson<{ id: string }[]>(url);
    const page = await fetchJson<{ id: string }[]>(`${url}&skip=3&limit=4`);
    expect(page.map(({ id }) => id)).toEqual(all.slice(3, 7).map(({ id }) => id));
  });

  test('answer 404 in their own shapes', async () => {
    const greenhouse = await fetchPath('/greenhouse/v1/boards/nobody/jobs');
    expect([greenhouse.status, await greenhouse.json()]).toEqual([
      404,
      { status: 404, error: 'Job not found' },
    ]);
    const lever = await fetchPath('/lever/v0/postings/nobody');
    expect([lever.status, await lever.json()]).toEqual([404, { ok: false, error: 'Document not found' }]);
    expect((await fetchPath('/ashby/posting-api/job-board/nobody')).status).toBe(404);
    expect((await fetchPath('/lever/nobody/x')).status).toBe(404);
  });

  test('drop a closed posting and give null for a closed Ashby form', async () => {
    const posting = await simple('ashby');
    const ask = async () => {
      const variables = { organizationHostedJobsPageName: posting.company, jobPostingId: posting.id };
      const body = JSON.stringify({
        operationName: 'ApiJobPosting',
        variables,
        query: 'query ApiJobPosting {}',
      });
      const url = `${world.origin}/ashby/api/non-user-graphql?op=ApiJobPosting`;
      return fetchJson<{ data: { jobPosting: { id: string } | null } }>(url, { method: 'POST', body });
    };
    const board = `${world.origin}/ashby/posting-api/job-board/${posting.company}`;
    expect((await ask()).data.jobPosting?.id).toBe(posting.id);
    await world.control.change(posting.id, { closed: true });
    expect(await ask()).toEqual({ data: { jobPosting: null } });
    expect(await (await fetch(board)).text()).not.toContain(posting.id);
  });

  test('name every board in the directory and on a front page that is honest', async () => {
    const companies = await fetchJson<object[]>(`${world.origin}/companies.json`);
    expect(companies.length).toBeGreaterThanOrEqual(44);
    expect(Object.keys(companies[0] ?? {})).toEqual(['dialect', 'company', 'name']);
    expect(await (await fetch(world.origin)).text()).toContain('nothing here is real');
  });
});

describe('control', () => {
  test('is closed to who has no token', async () => {
    expect((await fetch(`${world.origin}/control/ledger`)).status).toBe(401);
    const wrong = createPracticeControl(world.origin, 'wrong');
    await expect(wrong.reset()).rejects.toThrow('401');
  });

  test('answers bad input with a detail', async () => {
    await expect(world.control.advance(-1)).rejects.toThrow(/400 .*detail/);
    await expect(world.control.change('nothing', {})).rejects.toThrow(/404 .*no such posting/);
  });

  test('moves the clock, which then runs on, and dates follow it', async () => {
    await world.control.setClock(new Date('2027-03-01T12:00:00Z'));
    expect((await world.control.now()).getTime()).toBeGreaterThanOrEqual(Date.parse('2027-03-01T12:00:00Z'));
    await send(world, await simple());
    expect((await world.control.ledger())[0]?.at).toMatch(/^2027-03-01T12:/);
    await world.control.setClock(new Date());
  });

  test('set back, the world opens then and is not empty; moved on, new postings come', async () => {
    const count = async () => (await world.control.postings()).length;
    await world.control.setClock(new Date(Date.now() - 28 * day));
    const before = await count();
    expect(before).toBeGreaterThanOrEqual(440);
    await world.control.advance(28 * day);
    expect(await count()).toBeGreaterThan(before);
  });

  test('plans misfortunes that strike once', async () => {
    const posting = await simple();
    await world.control.fault({ kind: 'drop-reply-after-accept', postingId: posting.id });
    await expect(send(world, posting)).rejects.toThrow();
    await world.control.fault({ kind: 'error-after-accept', dialect: 'greenhouse' });
    expect((await send(world, posting)).status).toBe(500);
    await world.control.fault({ kind: 'drop-before-accept' });
    await expect(send(world, posting)).rejects.toThrow();
    await world.control.fault({ kind: 'hang', milliseconds: 1 });
    await expect(send(world, posting)).rejects.toThrow();
    await world.control.fault({ kind: 'delay', milliseconds: 1 });
    expect((await send(world, posting)).status).toBe(303);
    expect((await send(world, posting)).status).toBe(303);
    const accepted = (await world.control.ledger()).filter(({ kind }) => kind === 'accepted');
    expect(accepted).toHaveLength(5);
  });
});

test('ledger, changes and clock survive a restart, and a torn last line is cut off', async () => {
  const own = await openTestWorld();
  try {
    const posting = await findPosting(
      own,
      ({ honeypot, extraQuestion }) => !honeypot && extraQuestion === null,
    );
    await own.control.advance(3 * day);
    await send(own, posting);
    await own.control.change(posting.id, { closed: true });
    const before = await own.control.ledger();
    appendFileSync(`${own.directory}/ledger.jsonl`, '{"at":"2026-');
    await own.restart();
    expect(await own.control.ledger()).toEqual(before);
    expect(readFileSync(`${own.directory}/ledger.jsonl`, 'utf8').endsWith('}\n')).toBe(true);
    expect((await own.control.now()).getTime()).toBeGreaterThan(Date.now() + 2 * day);
    const found = (await own.control.postings()).find(({ id }) => id === posting.id);
    expect(found?.open).toBe(false);
  } finally {
    await own.close();
  }
});

test('as a process it tells its parent the port and leaves with it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'practice-'));
  const child = fork(new URL('main.ts', import.meta.url), {
    env: { ...process.env, PRACTICE_DIR: directory, PRACTICE_CONTROL_TOKEN: 'token', PRACTICE_PORT: '' },
    execArgv: [],
    silent: true,
  });
  const exit = once(child, 'exit');
  try {
    const [message] = await once(child, 'message');
    expect(message).toEqual({ ready: true, port: expect.any(Number) });
    expect((await fetch(`http://127.0.0.1:${message.port}/companies.json`)).status).toBe(200);
    child.disconnect();
    expect((await exit)[0]).toBe(0);
  } finally {
    child.kill();
    rmSync(directory, { recursive: true, force: true });
  }
});
