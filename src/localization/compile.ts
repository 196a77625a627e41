import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** A message in the form it is said from. Throws when it is no ICU MessageFormat. The web's build does this ahead (`scripts/messages/compile-messages.ts`). */
export const compiled: (message: string) => CompiledMessage = compile;
