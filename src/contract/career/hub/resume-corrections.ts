import { z } from 'zod';
import { uploadedFile } from '#contract/career/facts.ts';
import { lineFate, readField, readLine, resumeReading } from '#contract/career/resume-reading.ts';
import { id, textUpTo } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

/** Corrections one file may have. */
export const CORRECTIONS_LIMIT = 500;

/**
 * One word of the person on how their CV was read. `path` is a JSON pointer of the master profile: an existing place takes
 * the value, `-` in the place of a number adds one (`/work/0/highlights/-`, `/work/-/position`, `/skills/-`), and "" says
 * that the line is no part of their resume.
 */
export const correctionRequest = z
  .object({
    path: z.string().max(80),
    /** What it is, in their words; "" takes the value out. Absent: what the line says. */
    value: textUpTo(2000, (most) => text.message('keepUnder', most)).optional(),
    /** Line of the file that says it, 1-based. */
    line: z.number().int().positive().nullable().default(null),
  })
  .refine(({ value, line }) => value !== undefined || line !== null, {
    message: refusal(text.message('correctionMissing')),
  });
export type CorrectionRequest = z.input<typeof correctionRequest>;

/** A line with what the person said of it. `dismissed`: no part of their CV, by the correction `said`. */
export const correctedLine = readLine.extend({
  fate: z.enum([...lineFate.options, 'dismissed']),
  said: id.nullable(),
});
export type CorrectedLine = z.infer<typeof correctedLine>;

/** A value with the correction that put it there; null for what I read myself. */
export const correctedField = readField.extend({ said: id.nullable() });
export type CorrectedField = z.infer<typeof correctedField>;

/** How a file was read, with the person's corrections in it. */
export const correctedReading = resumeReading.extend({
  lines: z.array(correctedLine),
  fields: z.array(correctedField),
});
export type CorrectedReading = z.infer<typeof correctedReading>;

/** The last CV as it was read; null before the first. `kind` says whether its pages can be drawn or only its lines shown. */
export const resumeReadingReply = z.object({
  reading: correctedReading
    .extend({
      file: uploadedFile.extend({ kind: z.enum(['pdf', 'lines']) }),
      /** What the taxonomy calls job titles and skills, by their path, where it knows them under another name. */
      standards: z.record(z.string(), z.string()),
    })
    .nullable(),
});
export type ResumeReadingReply = z.infer<typeof resumeReadingReply>;
