import { createHmac } from 'node:crypto';
import type { Clock } from '#practice/clock.ts';
import type { Book, BookFile } from './book.ts';

const RETRY_MS = 2_000;
const MOST_TRIES = 100;
const ANSWER_MS = 10_000;

/** Tells the shop what happened, signed, in order, again and again until it answers. */
export type Messages = {
  tell: (kind: string, object: object) => void;
  /** Tries what waits; resolves once everything was tried. */
  deliver: () => Promise<void>;
  close: () => void;
};

/** The signature of a message as the provider's library checks it. */
function signatureOf(body: string, secret: string, atMs: number): string {
  const at = Math.floor(atMs / 1000);
  const mark = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${mark}`;
}

/** Whether the shop took a message in. */
async function post({ webhook }: Book, body: string, clock: Clock): Promise<boolean> {
  if (webhook === null) return false;
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, webhook.secret, clock.now()),
      },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

export function openMessages({ book, name, save }: BookFile, clock: Clock): Messages {
  const state = { closed: false };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    for (let [message] = book.messages; message !== undefined && !state.closed; [message] = book.messages) {
      const arrived = await post(book, message.body, clock);
      message.tries += 1;
      if (arrived || message.tries >= MOST_TRIES) book.messages.shift();
      if (!state.closed) save();
      if (!arrived) break;
    }
    if (book.messages.length === 0 || state.closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void deliver(), RETRY_MS);
    timer.unref();
  };

  const deliver = (): Promise<void> => (running ??= run().finally(() => (running = null)));

  return {
    tell: (kind, object) => {
      const id = name('evt');
      const event = {
        id,
        object: 'event',
        type: kind,
        created: Math.floor(clock.now() / 1000),
        livemode: false,
        data: { object },
      };
      book.messages.push({ id, body: JSON.stringify(event), tries: 0 });
      save();
      void deliver();
    },
    deliver: async () => {
      await running;
      await deliver();
    },
    close: () => {
      state.closed = true;
      clearTimeout(timer);
    },
  };
}
