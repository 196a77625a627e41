import { z } from 'zod';
import { corpus } from '#testing/corpora/corpus.ts';

/** Title, employer, first and last date. */
const job = z.tuple([z.string(), z.string(), z.string(), z.string()]);
/** Degree and field as they begin, school, end. */
const study = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** What somebody typed, and where each thing they told belongs; compared without regard to capitals and quotes. */
const manner = z.object({
  manner: z.string(),
  prompt: z.string(),
  name: z.string().optional(),
  place: z.string().optional(),
  jobs: z.array(job),
  studies: z.array(study).optional(),
  /** The employer under which something done belongs, and words of it. */
  actions: z.array(z.tuple([z.string(), z.string()])).optional(),
  skills: z.array(z.string()).optional(),
  languages: z.array(z.string()).optional(),
  certificates: z.array(z.string()).optional(),
});
export type Manner = z.infer<typeof manner>;

/** Manners of telling of oneself, by a file of `corpora/told-prompts`. */
export const mannersOf = (name: 'mended-on' | 'held-back' | 'met-later' | 'told-briefly'): Manner[] =>
  corpus(`told-prompts/${name}.json`, z.array(manner));

/** What somebody typed, and what a reader should know of them afterwards; names are compared without regard to capitals. */
const promptExample = z.object({
  prompt: z.string(),
  name: z.string().optional(),
  place: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** A title of "" is not looked at. */
  jobs: z.array(job).optional(),
  studies: z.array(study).optional(),
  skills: z.array(z.string()).optional(),
  languages: z.array(z.string()).optional(),
  certificates: z.array(z.string()).optional(),
  projects: z.array(z.string()).optional(),
  /** Words of something done, or of the summary. */
  tellings: z.array(z.string()).optional(),
});

/** The examples of `corpora/told-prompts`. */
export const PROMPT_EXAMPLES = corpus('told-prompts/examples.json', z.array(promptExample));
