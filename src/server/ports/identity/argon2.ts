import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '#server/ports/passwords.ts';
import { Problem } from '#server/problem.ts';
import { text } from './messages.ts';

// 19 MiB, two passes, one lane: OWASP's setting for argon2id, the package's default algorithm; 15 to 20 ms here.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const RUNNING = 2;
const WAITING = 8;

/** Runs at most `running` tasks at once and lets `waiting` more wait; beyond that it throws `unavailable`. */
export function boundedQueue(running: number, waiting: number) {
  const line: (() => void)[] = [];
  let active = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (line.length >= waiting) throw new Problem('unavailable', text.message('tooMany'), 2);
      // Whoever finishes hands its place on, so `active` does not change here.
      await new Promise<void>((proceed) => void line.push(proceed));
    } else active += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

/** argon2id, by default with 19 MiB and two passes; two at a time, eight may wait, then Problem `unavailable`. */
export function argon2Hasher(settings = SETTINGS): PasswordHasher {
  const enqueue = boundedQueue(RUNNING, WAITING);
  // Nobody's password: made once, so that an unknown account costs what a known one does.
  let dummy: Promise<string> | null = null;
  return {
    hash: (password) => enqueue(() => hash(password, settings)),
    verify: async (encoded, password) =>
      enqueue(async () => {
        const against = encoded ?? (await (dummy ??= hash('an account that does not exist', settings)));
        const matches = await verify(against, password);
        return encoded !== null && matches;
      }),
  };
}
