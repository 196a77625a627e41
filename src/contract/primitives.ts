import { z } from 'zod';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';
import type { Message } from '#localization/types.ts';

/** Identifier of a row: a UUID in lower case. */
export const id = z.uuid();
/** A moment as ISO 8601 in UTC, e.g. `2026-11-20T13:22:00.000Z`. */
export const instant = z.iso.datetime();
/** A calendar day in the person's time zone, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** Answer of calls that only report success. */
export const done = z.object({ ok: z.literal(true) });
/** Language the product reads and writes. */
export const language = z.enum(['en', 'fr']);
export type Language = z.infer<typeof language>;

const BLANKS_AT_ENDS = /^[\t\n\v\f\r ]+|[\t\n\v\f\r ]+$/g;
/** A text without the blanks of a keyboard at its ends. Anything else a person cannot see stays, to be kept or refused. */
export const withoutOuterBlanks = (typed: string): string => typed.replaceAll(BLANKS_AT_ENDS, '');
/** A text of at most so many characters, without blanks at its ends; `tooLong` is said of a longer one. */
export const textUpTo = (most: number, tooLong: (values: { most: number }) => Message) =>
  z
    .string()
    .trim()
    .max(most, refusal(tooLong({ most })));

/** A sign that can be seen; letters that only hold a place are none. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;
/** What readers of files and databases drop unasked where a text starts with it: the byte order mark. */
const NO_MARK_FIRST = /^(?!\uFEFF)/;
const MARK_FIRST = refusal(text.message('invisibleFirst'));

/** A text that is to come back byte for byte: `missing` is said when nothing of it can be seen. */
export const seenText = (missing: Message, typed: z.ZodString = z.string()) =>
  typed.regex(VISIBLE, refusal(missing)).regex(NO_MARK_FIRST, MARK_FIRST);

/** A name somebody typed: without the blanks of a keyboard at its ends, else kept byte for byte or refused. */
export const typedName = (missing: Message) => seenText(missing, z.string().overwrite(withoutOuterBlanks));
