import { randomInt, randomUUID } from 'node:crypto';
import type { LivePosting } from '#practice/directory.ts';
import type { Entry } from '#practice/forms/entry.ts';

type Held = { postingId: string; entry: Entry; code: string };

export type MailedCodes = {
  /** Keeps a form until its code comes; answers the code and under which token the form is kept. */
  hold: (posting: LivePosting, entry: Entry) => { token: string; code: string };
  find: (token: string) => Held | undefined;
  release: (token: string) => void;
};

/** The forms that wait for the code which was mailed to their applicants, until the world is stopped. */
export function createMailedCodes(): MailedCodes {
  const held = new Map<string, Held>();
  return {
    hold: ({ id }, entry) => {
      const [token, code] = [randomUUID(), String(randomInt(100_000, 1_000_000))];
      held.set(token, { postingId: id, entry, code });
      return { token, code };
    },
    find: (token) => held.get(token),
    release: (token) => void held.delete(token),
  };
}
