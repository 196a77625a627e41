import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from './jsonl.ts';

export const overrideSchema = z.object({
  closed: z.boolean().optional(),
  captcha: z.boolean().optional(),
  /** Whether it mails a code to the applicant and takes the form only with it. */
  emailCode: z.boolean().optional(),
  /** Whether its form is behind an account on the employer's site. */
  account: z.boolean().optional(),
  reply: z.enum(['received-only', 'interview', 'rejection', 'offer']).optional(),
  /** Whether the employer mails that an application was viewed, and shows it on the applicant's page. */
  tellsViews: z.boolean().optional(),
  /** A wording adds a required short question, false takes the posting's own away. */
  extraQuestion: z.union([z.string().min(1).max(200), z.literal(false)]).optional(),
});
export type Override = z.infer<typeof overrideSchema>;

const stateSchema = z.object({
  seed: z.number(),
  /** World time at which the world opened, in milliseconds; dates of postings count from it. */
  openedAt: z.number(),
  clockOffset: z.number(),
  mailUrl: z.string().nullable(),
  replyFactor: z.number(),
  overrides: z.record(z.string(), overrideSchema),
});
export type State = z.infer<typeof stateSchema>;

export type StateFile = { read: () => Readonly<State>; change: (changes: Partial<State>) => void };

/** What control changed, kept in state.json of the folder; `first` is what a new world begins with. */
export function openState(directory: string, first: State): StateFile {
  mkdirSync(directory, { recursive: true });
  const path = `${directory}/state.json`;
  let state = existsSync(path) ? stateSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : first;
  const change = (changes: Partial<State>): void => {
    state = { ...state, ...changes };
    replaceFile(path, JSON.stringify(state, null, 2));
  };
  change({});
  return { read: () => state, change };
}
