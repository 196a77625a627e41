import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const create = (token: string, html: string, title?: string) =>
  app.call('POST', '/resume/versions', { html, ...(title === undefined ? {} : { title }) }, token);
const list = async (token: string) => (await app.call('GET', '/resume/versions', undefined, token)).body;
const read = (token: string, id: string) => app.call('GET', `/resume/versions/${id}`, undefined, token);

describe('versions of the resume', () => {
  it('counts them up, newest first, each with its text', async () => {
    const { token } = await signUp(app);
    const first = (await create(token, '<h1>One</h1>', 'Welder')).body;
    app.clock.advance(60_000);
    const second = (await create(token, '<h1>Two</h1>')).body;
    expect(await list(token)).toMatchObject([
      { id: second.id, number: 2, title: 'Welder', revision: 1 },
      { id: first.id, number: 1, title: 'Welder', revision: 1 },
    ]);
    expect((await read(token, first.id)).body.html).toContain('<h1>One</h1>');
  });

  it('cleans the text on its way in', async () => {
    const { token } = await signUp(app);
    const { body } = await create(token, '<h1 onclick="x()">One</h1><script>alert(1)</script>');
    expect(body.html).toContain('<h1>One</h1>');
    expect(body.html).not.toContain('script');
  });

  it('makes no second version of the same text', async () => {
    const { token } = await signUp(app);
    const first = (await create(token, '<p>Same</p>')).body;
    const again = (await create(token, first.html)).body;
    expect(again).toMatchObject({ id: first.id, number: 1 });
    expect(await list(token)).toHaveLength(1);
  });

  it('tells the tab that comes second, and loses neither text', async () => {
    const { token } = await signUp(app);
    const { id, revision } = (await create(token, '<p>Start</p>')).body;
    const change = (html: string) => app.call('PATCH', `/resume/versions/${id}`, { html, revision }, token);
    const replies = await Promise.all([change('<p>Tab A</p>'), change('<p>Tab B</p>')]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'conflict' });
    expect((await read(token, id)).body).toMatchObject({ revision: 2 });
  });

  it('renames without touching the text, and refuses a name that is too long', async () => {
    const { token } = await signUp(app);
    const { id } = (await create(token, '<p>Text</p>')).body;
    const path = `/resume/versions/${id}`;
    expect((await app.call('PATCH', path, { title: ' Nurse ', revision: 1 }, token)).body).toMatchObject({
      title: 'Nurse',
      revision: 2,
    });
    expect((await read(token, id)).body.html).toContain('<p>Text</p>');
    expect((await app.call('PATCH', path, { title: 'x'.repeat(121), revision: 2 }, token)).status).toBe(422);
  });

  it('never gives a number twice, not even after a deletion or to two at once', async () => {
    const { token } = await signUp(app);
    const first = (await create(token, '<p>1</p>')).body;
    await app.call('DELETE', `/resume/versions/${first.id}`, undefined, token);
    const made = await Promise.all(['2', '3', '4'].map((text) => create(token, `<p>${text}</p>`)));
    expect(made.map(({ body }) => Number(body.number)).toSorted((one, other) => one - other)).toEqual([
      2, 3, 4,
    ]);
  });

  it('keeps the newest hundred', async () => {
    const { token } = await signUp(app);
    for (let count = 1; count <= 102; count += 1) await create(token, `<p>${count}</p>`);
    const versions = await list(token);
    expect(versions).toHaveLength(100);
    expect(versions.at(-1)).toMatchObject({ number: 3 });
  });

  it('shows nobody the versions of another, and a visitor none', async () => {
    const [mine, theirs] = [await signUp(app), await signUp(app)];
    const { id } = (await create(mine.token, '<p>Mine</p>')).body;
    expect(await list(theirs.token)).toEqual([]);
    expect((await read(theirs.token, id)).status).toBe(404);
    const path = `/resume/versions/${id}`;
    expect((await app.call('PATCH', path, { html: 'x', revision: 1 }, theirs.token)).status).toBe(404);
    expect((await app.call('DELETE', path, undefined, theirs.token)).status).toBe(404);
    expect((await app.call('GET', '/resume/versions')).status).toBe(401);
  });
});
