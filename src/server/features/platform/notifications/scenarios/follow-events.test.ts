import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
let origin = '';
let listening: ReturnType<typeof serve>;
let subscribed = 0;
beforeAll(async () => {
  app = await createTestApp();
  const { events } = app.world;
  const counted: typeof events.subscribe = (accountId, listener) => {
    subscribed += 1;
    const stop = events.subscribe(accountId, listener);
    return () => {
      subscribed -= 1;
      stop();
    };
  };
  app.world.events = { ...events, subscribe: counted };
  listening = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(listening, 'listening');
  const address = listening.address();
  origin = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(async () => {
  listening.close();
  await app.close();
});

const publish = (accountId: string, topic: 'applications' | 'profile', applicationId: string | null = null) =>
  app.world.events.publish(app.world.database, accountId, { topic, application_id: applicationId });

/** Opens the stream as a browser does and reads its events one at a time. */
async function follow(token: string) {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<unknown> => {
    for (;;) {
      const message = /event: (\w+)\n(?:data: (.*)\n)?\n/.exec(text);
      if (message) {
        text = text.slice(message.index + message[0].length);
        return message[1] === 'message' ? JSON.parse(message[2] ?? '') : message[1];
      }
      const part = await reader?.read();
      if (!part || part.done) return 'end';
      text += part.value;
    }
  };
  return { response, next, stop: () => abort.abort() };
}

describe('the event stream', () => {
  test('says hello, then what changes, and nothing of others', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const stream = await follow(person.token);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toEqual({ topic: 'hello', application_id: null });
    await publish(other.accountId, 'profile');
    await publish(person.accountId, 'applications', 'one');
    expect(await stream.next()).toEqual({ topic: 'applications', application_id: 'one' });
    stream.stop();
    await expect.poll(() => subscribed).toBe(0);
  });

  test('says nothing of what was rolled back', async () => {
    const person = await signUp(app);
    const stream = await follow(person.token);
    await stream.next();
    const failing = app.world.database.transaction(async (transaction) => {
      await app.world.events.publish(transaction, person.accountId, {
        topic: 'profile',
        application_id: null,
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await publish(person.accountId, 'applications');
    expect(await stream.next()).toMatchObject({ topic: 'applications' });
    stream.stop();
    await expect.poll(() => subscribed).toBe(0);
  });

  test('listens to nothing any more after many readers came and went', async () => {
    const person = await signUp(app);
    const streams = await Promise.all(Array.from({ length: 20 }, () => follow(person.token)));
    await Promise.all(streams.map((stream) => stream.next()));
    expect(subscribed).toBe(20);
    for (const stream of streams) stream.stop();
    await expect.poll(() => subscribed).toBe(0);
  });

  test('ends with the session', async () => {
    const person = await signUp(app);
    const stream = await follow(person.token);
    await stream.next();
    await app.call('POST', '/auth/logout', {}, person.token);
    await publish(person.accountId, 'profile');
    expect(await stream.next()).not.toMatchObject({ topic: 'profile' });
    await expect.poll(() => subscribed).toBe(0);
  });

  test('ends at once where its session is ended elsewhere, and tells the others to look at the list', async () => {
    const person = await signUp(app);
    const signIn = async () => {
      const { email: username, password } = person;
      return String((await app.call('POST', '/auth/token', { username, password })).body.access_token);
    };
    const ways: [string, (token: string) => Promise<unknown>][] = [
      [
        'by itself',
        async (token) => {
          const { body } = await app.call('GET', '/auth/sessions', undefined, token);
          return app.call('DELETE', `/auth/sessions/${body[1].id}`, undefined, token);
        },
      ],
      [
        'with a new password',
        async (token) => {
          await app.call('POST', '/auth/step-up', { password: person.password }, token);
          return app.call('PUT', '/auth/password', { password: 'another long walk to work' }, token);
        },
      ],
    ];
    for (const [way, end] of ways) {
      const elsewhere = await signIn();
      app.clock.advance(1000);
      const [kept, ended] = [await follow(person.token), await follow(elsewhere)];
      for (const stream of [kept, ended]) await stream.next();
      await end(person.token);
      expect([way, await ended.next()]).toEqual([way, 'end']);
      expect([way, await kept.next()]).toEqual([way, { topic: 'sessions', application_id: null }]);
      kept.stop();
    }
    await expect.poll(() => subscribed).toBe(0);
  });

  test('is for signed-in people', async () => {
    expect((await fetch(`${origin}/api/events`)).status).toBe(401);
  });
});
