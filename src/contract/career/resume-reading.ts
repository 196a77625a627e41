import { z } from 'zod';
import { pageBox } from '#contract/career/facts.ts';

/** What became of a line of the file: facts, the order of the document (a heading, a page number), or nothing. */
export const lineFate = z.enum(['fact', 'order', 'unused']);
export type LineFate = z.infer<typeof lineFate>;

/** A line of the file as it was read. `page` and `line` are 1-based, `line` over the whole document. */
export const readLine = z.object({
  page: z.number().int(),
  line: z.number().int(),
  text: z.string(),
  /** Where it stands on its page; null where the format has no layout. */
  box: pageBox.nullable(),
  fate: lineFate,
  /** Why it was not used, where that is known: the header or footer of a page says nothing of its own; an order to the reader is no fact. */
  reason: z.enum(['page_furniture', 'gives_orders']).nullable(),
  /** JSON pointers of the values read from it, in their order; empty unless its fate is `fact`. */
  paths: z.array(z.string()),
});
export type ReadLine = z.infer<typeof readLine>;

/** A value that was read, with the place it was first read from. */
export const readField = z.object({
  /** JSON pointer in the master profile, e.g. `/work/0/position`. */
  path: z.string(),
  value: z.string(),
  /** From 0 to 1: how sure I am that the value is this field. Below `DOUBTFUL` it deserves a look. */
  confidence: z.number().min(0).max(1),
  page: z.number().int(),
  /** Lines it was read from, first line first. */
  lines: z.array(z.number().int()),
  /** The part of the page that holds it; null where the format has no layout. */
  box: pageBox.nullable(),
  /** Its words on each of its lines on that page, where it goes over several; empty for one line or where that is not known. */
  parts: z.array(pageBox).default([]),
});
export type ReadField = z.infer<typeof readField>;

/** Fields of less confidence than this are shown to the person to check. */
export const DOUBTFUL = 0.7;

/** A page of the file in points; 0 by 0 where the format has no layout. `scanned`: a picture of text, which nothing was read from. */
export const readPage = z.object({
  page: z.number().int(),
  width: z.number(),
  height: z.number(),
  scanned: z.boolean(),
});
export type ReadPage = z.infer<typeof readPage>;

/** How a file was read: every line with its fate, every value with its confidence and place. */
export const resumeReading = z.object({
  pages: z.array(readPage),
  lines: z.array(readLine),
  fields: z.array(readField),
});
export type ResumeReading = z.infer<typeof resumeReading>;
