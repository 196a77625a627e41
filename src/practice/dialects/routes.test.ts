import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchJson, findPlainPosting, openTestWorld, type TestWorld } from '#practice/testing.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control.reset());

const fetchPath = (path: string) => fetch(world.origin + path);

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
    const posting = await findPlainPosting(world, 'ashby');
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
