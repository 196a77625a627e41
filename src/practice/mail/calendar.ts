import { z } from 'zod';
import { openJournal } from '#practice/records/jsonl.ts';
import { createRandom, hash } from '#practice/world/random.ts';
import type { LivePosting } from '#practice/directory.ts';

const letterSchema = z.object({
  id: z.string(),
  kind: z.enum(['received-only', 'interview', 'rejection', 'offer', 'code', 'viewed']),
  postingId: z.string(),
  /** The application's number; of a letter with a code, the code. */
  receipt: z.string(),
  name: z.string(),
  email: z.string(),
  /** World time in milliseconds. */
  due: z.number(),
});
export type Letter = z.infer<typeof letterSchema>;

const lineSchema = z.union([
  z.object({ letter: letterSchema }),
  z.object({ done: z.string(), at: z.string(), outcome: z.enum(['sent', 'refused']) }),
]);

/** An application that was accepted and will be written to. */
export type Arrival = { posting: LivePosting; receipt: string; name: string; email: string };

/** When the employer opens what arrived at a moment: between receipt and answer, 11 to 19 s later, times `factor`; world time. */
export function viewedAt(
  { posting, receipt }: Pick<Arrival, 'posting' | 'receipt'>,
  arrivedAt: number,
  factor: number,
): number | null {
  if (!posting.tellsViews) return null;
  return arrivedAt + (11 + 8 * createRandom(hash(`viewed ${posting.id} ${receipt}`)).next()) * 1000 * factor;
}

/** The receipt 2 to 10 s after arrival, the answer after 20 to 90 s, both times `factor`, in world time. */
export function lettersFor(
  { posting, receipt, name, email }: Arrival,
  now: number,
  factor: number,
): Letter[] {
  const random = createRandom(hash(`${posting.id} ${receipt}`));
  const letter = (kind: Letter['kind'], low: number, high: number): Letter => {
    const due = now + (low + (high - low) * random.next()) * 1000 * factor;
    return { id: `${receipt} ${kind}`, kind, postingId: posting.id, receipt, name, email, due };
  };
  const received = letter('received-only', 2, 10);
  // The receipt has its own wording; an employer that says nothing more sends only that.
  const answer = posting.reply === 'received-only' ? [] : [letter(posting.reply, 20, 90)];
  const due = viewedAt({ posting, receipt }, now, factor);
  const viewed: Letter[] =
    due === null
      ? []
      : [{ id: `${receipt} viewed`, kind: 'viewed', postingId: posting.id, receipt, name, email, due }];
  return [received, ...viewed, ...answer];
}

/** The letter with the code that a form waits for, a second after the form; `receipt` is the code. */
export const codeLetter = (
  { posting, receipt, name, email }: Arrival,
  now: number,
  factor: number,
): Letter => ({
  id: `${receipt} code`,
  kind: 'code',
  postingId: posting.id,
  receipt,
  name,
  email,
  due: now + 1000 * factor,
});

export type Calendar = {
  add: (letter: Letter) => void;
  done: (letter: Letter, at: Date, outcome: 'sent' | 'refused') => void;
  /** Soonest first. */
  waiting: () => Letter[];
  clear: () => void;
  close: () => void;
};

/** The letters still to be sent, kept in mail.jsonl of the folder. */
export function openCalendar(directory: string): Calendar {
  const { journal, held } = openJournal(`${directory}/mail.jsonl`, lineSchema);
  const pending = new Map<string, Letter>();
  for (const line of held) {
    if ('letter' in line) pending.set(line.letter.id, line.letter);
    else pending.delete(line.done);
  }
  return {
    add: (letter) => {
      journal.append({ letter });
      pending.set(letter.id, letter);
    },
    done: (letter, at, outcome) => {
      journal.append({ done: letter.id, at: at.toISOString(), outcome });
      pending.delete(letter.id);
    },
    waiting: () => [...pending.values()].toSorted((left, right) => left.due - right.due),
    clear: () => {
      journal.clear();
      pending.clear();
    },
    close: journal.close,
  };
}
