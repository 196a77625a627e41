import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const create = async (token: string, name: string, active = true): Promise<string> =>
  (await app.call('POST', '/campaigns', { name, active }, token)).body.id;
const activeNames = async (token: string): Promise<string[]> => {
  const { body } = await app.call('GET', '/campaigns', undefined, token);
  return body.flatMap((one: { name: string; active: boolean }) => (one.active ? [one.name] : []));
};

describe('pausing everything', () => {
  it('stops every running campaign of the person at once, and nobody else', async () => {
    const [{ token }, other] = [await signUp(app), await signUp(app)];
    await create(token, 'One');
    await create(token, 'Two');
    await create(other.token, 'Theirs');
    const { status, body } = await app.call('PATCH', '/campaigns', { active: false }, token);
    expect(status).toBe(200);
    expect(body.map((one: { active: boolean }) => one.active)).toEqual([false, false]);
    expect(await activeNames(token)).toEqual([]);
    expect(await activeNames(other.token)).toEqual(['Theirs']);
  });

  it('is taken back for exactly what it stopped', async () => {
    const { token } = await signUp(app);
    await create(token, 'Running');
    await create(token, 'Paused before', false);
    const meanwhile = await create(token, 'Switched by hand');
    await app.call('PATCH', '/campaigns', { active: false }, token);
    await app.call('PATCH', `/campaigns/${meanwhile}`, { active: true }, token);
    await app.call('PATCH', `/campaigns/${meanwhile}`, { active: false }, token);
    await app.call('PATCH', '/campaigns', { active: true }, token);
    expect(await activeNames(token)).toEqual(['Running']);
  });
});

describe('deleting a campaign', () => {
  it('can be taken back, as it was', async () => {
    const { token } = await signUp(app);
    const id = await create(token, 'Kitchens');
    const [before] = (await app.call('GET', '/campaigns', undefined, token)).body;
    await app.call('DELETE', `/campaigns/${id}`, undefined, token);
    expect((await app.call('GET', '/campaigns', undefined, token)).body).toEqual([]);
    expect((await app.call('POST', `/campaigns/${id}/restore`, undefined, token)).body).toEqual(before);
    expect(await activeNames(token)).toEqual(['Kitchens']);
  });

  it('is taken back into a pause of everything, and resumed with the others', async () => {
    const { token } = await signUp(app);
    const id = await create(token, 'Deleted');
    await create(token, 'Running');
    await app.call('DELETE', `/campaigns/${id}`, undefined, token);
    await app.call('PATCH', '/campaigns', { active: false }, token);
    const restored = await app.call('POST', `/campaigns/${id}/restore`, undefined, token);
    expect(restored.body).toMatchObject({ active: false, pausedWithAll: true });
    expect(await activeNames(token)).toEqual([]);
    await app.call('PATCH', '/campaigns', { active: true }, token);
    expect(await activeNames(token)).toEqual(['Deleted', 'Running']);
  });

  it('is taken back as running when everything was resumed meanwhile', async () => {
    const { token } = await signUp(app);
    const id = await create(token, 'Deleted');
    await create(token, 'Running');
    await app.call('PATCH', '/campaigns', { active: false }, token);
    await app.call('DELETE', `/campaigns/${id}`, undefined, token);
    await app.call('PATCH', '/campaigns', { active: true }, token);
    await app.call('POST', `/campaigns/${id}/restore`, undefined, token);
    expect(await activeNames(token)).toEqual(['Deleted', 'Running']);
  });

  it('is taken back by its owner only, and only once', async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)];
    const id = await create(owner.token, 'Kitchens');
    const restore = (token: string) => app.call('POST', `/campaigns/${id}/restore`, undefined, token);
    expect((await restore(owner.token)).status).toBe(404);
    await app.call('DELETE', `/campaigns/${id}`, undefined, owner.token);
    expect((await restore(stranger.token)).status).toBe(404);
    expect((await restore(owner.token)).status).toBe(200);
    expect((await restore(owner.token)).status).toBe(404);
  });
});
