import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fault put into one module of the product while it is loaded, to see that the crash run finds it. */
export interface Mutant {
  /** Path of the module below `src`. */
  module: string;
  /** Exactly one place of the module's text. */
  text: string;
  becomes: string;
}

/** Every fault `npm run crash -- --mutant NAME` knows. */
export const MUTANTS: ReadonlyMap<string, Mutant> = new Map([
  [
    'blind-resend',
    {
      module: 'engines/pipeline/attempts.ts',
      // Where a board gives no way to find out, what may have been clicked is sent again without asking the person.
      text: "return facts.nowMs - facts.armedAtMs < MAIL_WAIT_MS ? 'wait_for_mail' : 'ask_person';",
      becomes: "return 'run_again';",
    },
  ],
]);

/** The module's text with the fault. Throws where the text it replaces does not stand there exactly once. */
export function mutate(source: string, { module, text, becomes }: Mutant): string {
  const parts = source.split(text);
  if (parts.length !== 2)
    throw new Error(`"${text}" stands ${parts.length - 1} times in ${module}, not once.`);
  return parts.join(becomes);
}

/** The text of a mutant's module as it stands on disk. */
export const sourceOf = ({ module }: Mutant): string =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', module), 'utf8');
