import { z } from 'zod';

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
