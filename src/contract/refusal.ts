import type { Message } from '#localization/types.ts';

const START = '{"code":';

/** What a schema says when it refuses a value, as the text that zod wants: a message, to be said to whoever reads it. */
export const refusal = ({ code, values }: Message): string => JSON.stringify({ code, values });

/** The message that a schema of the contract brought to an issue; null for what zod itself writes there. */
export const messageOf = (written: string): Message | null =>
  written.startsWith(START) ? (JSON.parse(written) as Message) : null;
