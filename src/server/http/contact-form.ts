import { setTimeout as sleep } from 'node:timers/promises';
import { KEY_HEADER } from '#contract/once.ts';
import { hashToken } from '#server/ports/tokens.ts';

/** Where the browser is led after the form was sent without a script; pages of the main host. */
const SENT = '/contact/sent';
const NOT_SENT = '/contact/not-sent';

/** A second press while the first is under way: it waits for what that one is answered. */
const ASKS_AGAIN = 20;
const BETWEEN_MS = 250;
const UNDER_WAY = 409;

const see = (location: string) => new Response(null, { status: 303, headers: { location } });

/**
 * The key of a message. The page was made before anybody asked for it, so no chance stands in its form: the same words from the
 * same visitor are one message, for as long as keys are kept, a day. Periods of the clock would part two presses at their border.
 */
const keyOf = (body: string): string => `form-${hashToken(body)}`;

/**
 * Takes the contact page's plain form, as a browser without JavaScript sends it, and passes it to the API as JSON, where
 * it is checked and limited like any other message, and taken once however often the button was pressed. A form on somebody else's
 * page is not taken.
 */
export async function takeContactForm(
  request: Request,
  api: (request: Request) => Promise<Response>,
): Promise<Response> {
  const site = request.headers.get('sec-fetch-site');
  const form = await request.formData().catch(() => null);
  if (form === null || (site !== null && site !== 'same-origin')) return see(NOT_SENT);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const body = JSON.stringify({ name: field('name'), email: field('email'), message: field('message') });
  const send = () =>
    api(
      new Request(new URL('/api/contact', request.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [KEY_HEADER]: keyOf(body) },
        body,
      }),
    );
  let answer = await send();
  for (let asked = 0; answer.status === UNDER_WAY && asked < ASKS_AGAIN; asked += 1) {
    await sleep(BETWEEN_MS);
    answer = await send();
  }
  return see(answer.ok ? SENT : NOT_SENT);
}
