import { z } from 'zod';
import { language } from '#contract/primitives.ts';

/**
 * The looks a CV can have, each for somebody. `plain`: one column, nothing drawn, for forms that read it by software.
 * `classic`: centred name in a book face. `compact`: small type for long careers. `credentials`: licences and skills
 * first. `graduate`: education and projects first, airy. `timeline`: dates in a column. `editorial`: headings in the
 * margin. `sidebar`: two columns.
 */
export const resumeTemplate = z.enum([
  'plain',
  'classic',
  'compact',
  'credentials',
  'graduate',
  'timeline',
  'editorial',
  'sidebar',
]);
export type ResumeTemplate = z.infer<typeof resumeTemplate>;
export const resumePaper = z.enum(['a4', 'letter']);
export type ResumePaper = z.infer<typeof resumePaper>;

/** The parts of a resume that can be moved and left out. */
export const resumeSection = z.enum([
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'volunteer',
  'awards',
]);
export type ResumeSection = z.infer<typeof resumeSection>;

/** Ways to reach a person that can be left off a resume. */
export const contactPart = z.enum(['phone', 'email', 'place', 'links']);
export type ContactPart = z.infer<typeof contactPart>;

/** How a resume looks; absent ones stay as they are. */
export const resumeStyle = z.object({ template: resumeTemplate, paper: resumePaper, language }).partial();
export type ResumeStyle = z.infer<typeof resumeStyle>;

/**
 * What the person said is wrong, changed on this CV alone. `replace`: the words `from` read `to`; `date`: the date `from`
 * is `to`; `title`: the job at `from` was held as `to`; `leave_out`: the line or entry that `from` names goes.
 */
export const resumeCorrection = z.object({
  kind: z.enum(['replace', 'date', 'title', 'leave_out']),
  from: z.string(),
  to: z.string(),
  said: z.string(),
  at: z.string(),
});
export type ResumeCorrection = z.infer<typeof resumeCorrection>;

const asked = z.object({
  template: resumeTemplate,
  paper: resumePaper,
  language,
  /** Printed lines it may take; null for as many as two pages hold. */
  budget: z.number().int().nullable(),
  /** How often it was asked to be shorter than that. */
  shorter: z.number().int().nonnegative(),
  /** Sections put before the others, first one first. */
  first: z.array(resumeSection),
  /** Sections left out. */
  without: z.array(resumeSection),
  /** Ways to reach the person that are left off. */
  hidden: z.array(contactPart),
  /** Words of jobs that are left out. */
  omit: z.array(z.string()),
  /** Whether skills stand by the alphabet. */
  sorted: z.boolean(),
  /** The work it is for; "" when that was not said. It is never printed: nobody holds a job they only wish for. */
  target: z.string(),
  /** Where that work is; never printed either: nobody lives where they wish to work. */
  targetPlace: z.string(),
  /** Words whose facts come first. */
  lead: z.string(),
  /** Words of jobs that are told in one line. */
  brief: z.array(z.string()),
  /** Whether weak openings are said in the words of what was done. */
  mend: z.boolean(),
  /** What the person stated in their prompts, in their own words. */
  said: z.array(
    z.object({
      text: z.string(),
      at: z.string(),
      /** How it is meant where its words alone do not tell: of somebody by name in the third person, or a name alone. */
      as: z.enum(['described', 'name']).optional(),
    }),
  ),
  /** What they corrected, in order. */
  corrections: z.array(resumeCorrection),
  /** A CV the person pasted, which then stands in place of the master profile's work; "" for none. */
  pasted: z.string(),
});

/** Everything the person asked of the CV they are making, so that "shorter" and "in French" change that one. */
export const resumeDraft = asked.extend({
  shorter: asked.shape.shorter.default(0),
  hidden: asked.shape.hidden.default([]),
  omit: asked.shape.omit.default([]),
  sorted: asked.shape.sorted.default(false),
  targetPlace: asked.shape.targetPlace.default(''),
  corrections: asked.shape.corrections.default([]),
  /** What the last prompts changed, as it was before each, the last one last: what "undo" brings back. */
  earlier: z.array(asked.partial()).default([]),
});
export type ResumeDraft = z.infer<typeof resumeDraft>;
