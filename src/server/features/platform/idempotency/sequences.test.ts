import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

const SEQUENCES = 40;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A wish of a person: one request under one key, however often it is sent. */
interface Wish {
  what: 'note' | 'campaign' | 'name';
  text: string;
}
/** `body`: the connection ends within the request; `answer`: before its answer. `together`: the next is sent at the same time. */
interface Sending {
  wish: number;
  cut: 'no' | 'body' | 'answer';
  together: boolean;
}

const wishes = array(
  record<Wish>({
    what: constantFrom('note', 'note', 'campaign', 'name'),
    text: constantFrom('Call them.', 'Write.', 'Zoë Tremblay'),
  }),
  { minLength: 1, maxLength: 5 },
);
const sendings = array(
  record<Sending>({
    wish: nat(100),
    cut: constantFrom('no', 'no', 'body', 'answer'),
    together: boolean(),
  }),
  { minLength: 1, maxLength: 14 },
);

const cutBody = () =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"text":'));
      stream.error(new Error('The connection ended.'));
    },
  });

async function send(
  person: { token: string; notes: string },
  { what, text }: Wish,
  order: number,
  cut: boolean,
) {
  const [method, path, body] = {
    note: ['POST', person.notes, { text }],
    campaign: ['POST', '/campaigns', { name: text, active: false }],
    name: ['PUT', '/users/me/name', { full_name: text }],
  }[what] as [string, string, object];
  const response = await app.app.request(`http://career.localhost/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      'idempotency-key': `wish-${order}`,
    },
    body: cut ? cutBody() : JSON.stringify(body),
    // What a stream as a body asks for.
    ...(cut ? { duplex: 'half' } : {}),
  });
  return { status: response.status, text: await response.text() };
}

test('however requests are doubled, reordered and cut off, each wish is done once and answered alike', async () => {
  await assert(
    asyncProperty(wishes, sendings, async (wanted, sent) => {
      const { token } = await signUp(app);
      const { id } = (
        await app.call(
          'POST',
          '/job-tracker',
          { title: 'Nurse', company: 'Clinic', date: '2026-11-10' },
          token,
        )
      ).body;
      const person = { token, notes: `/job-tracker/${id}/notes` };
      const arrived = new Set<number>();
      const answers = new Map<number, Set<string>>();
      let running: Promise<void>[] = [];
      for (const { wish, cut, together } of sent) {
        const order = wish % wanted.length;
        const asked = wanted[order];
        if (!asked) continue;
        running.push(
          send(person, asked, order, cut === 'body').then(({ status, text }) => {
            expect(status === 400).toBe(cut === 'body');
            if (cut !== 'body') arrived.add(order);
            const isTwin = status === 409 && text.includes('in_progress');
            if (cut === 'no' && !isTwin)
              answers.set(order, (answers.get(order) ?? new Set()).add(`${status} ${text}`));
          }),
        );
        if (together) continue;
        await Promise.all(running);
        running = [];
      }
      await Promise.all(running);
      for (const said of answers.values()) expect([...said]).toHaveLength(1);
      const doneOf = (what: Wish['what']) =>
        [...arrived].filter((order) => wanted[order]?.what === what).length;
      const { notes } = (await app.call('GET', `/job-tracker/${id}`, undefined, token)).body;
      expect(notes).toHaveLength(doneOf('note'));
      expect((await app.call('GET', '/campaigns', undefined, token)).body).toHaveLength(doneOf('campaign'));
    }),
    { numRuns: SEQUENCES },
  );
});
