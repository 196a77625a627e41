import { z } from 'zod';
import { id, instant } from '#contract/primitives.ts';
import { resumeSection } from './resume-draft.ts';

/** Year, year and month or full day, as the person wrote it: `2021`, `2021-06`, `2021-06-30`. */
export const partialDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);

/**
 * The JSON Resume schema (jsonresume.org, v1.0.0), the parts the product reads and writes.
 * An absent `endDate` on the last job means "to the present".
 */
export const jsonResume = z.object({
  basics: z.object({
    name: z.string().default(''),
    label: z.string().default(''),
    email: z.string().default(''),
    phone: z.string().default(''),
    url: z.string().default(''),
    summary: z.string().default(''),
    location: z
      .object({
        address: z.string().default(''),
        city: z.string().default(''),
        region: z.string().default(''),
        postalCode: z.string().default(''),
        countryCode: z.string().default(''),
      })
      .prefault({}),
    profiles: z.array(z.object({ network: z.string(), url: z.string() })).default([]),
  }),
  work: z.array(
    z.object({
      name: z.string().default(''),
      position: z.string().default(''),
      location: z.string().default(''),
      startDate: z.string().default(''),
      endDate: z.string().default(''),
      summary: z.string().default(''),
      highlights: z.array(z.string()).default([]),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string().default(''),
      area: z.string().default(''),
      studyType: z.string().default(''),
      startDate: z.string().default(''),
      endDate: z.string().default(''),
    }),
  ),
  skills: z.array(z.object({ name: z.string(), keywords: z.array(z.string()).default([]) })),
  languages: z.array(z.object({ language: z.string(), fluency: z.string().default('') })),
  certificates: z.array(
    z.object({
      name: z.string(),
      issuer: z.string().default(''),
      date: z.string().default(''),
      /** The last month or day on which it is valid; absent when it does not end or that is not known. */
      validUntil: z.string().optional(),
    }),
  ),
  projects: z.array(
    z.object({
      name: z.string().default(''),
      description: z.string().default(''),
      highlights: z.array(z.string()).default([]),
    }),
  ),
  volunteer: z.array(
    z.object({
      organization: z.string().default(''),
      position: z.string().default(''),
      startDate: z.string().default(''),
      endDate: z.string().default(''),
      summary: z.string().default(''),
    }),
  ),
  awards: z.array(
    z.object({ title: z.string(), date: z.string().default(''), awarder: z.string().default('') }),
  ),
});
export type JsonResume = z.infer<typeof jsonResume>;

/** Where a fact comes from: a line of a file the person gave, or their own word on a screen. */
export const factSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    file_id: z.string(),
    file_name: z.string(),
    /** 1-based. */
    page: z.number().int(),
    /** 1-based, counted over the whole document. */
    line: z.number().int(),
  }),
  z.object({ kind: z.literal('person'), at: instant, where: z.string() }),
]);
export type FactSource = z.infer<typeof factSource>;

/** One thing known about the person. `path` is the JSON pointer of the value in the master profile, e.g. `/work/0/position`. */
export const fact = z.object({ id: z.string(), path: z.string(), value: z.string(), source: factSource });
export type Fact = z.infer<typeof fact>;

/** Words that the person agreed may stand for their own: `instead` for `said`, of the one fact that says it so. */
export const agreedWording = z.object({ fact_id: z.string(), said: z.string(), instead: z.string() });
export type AgreedWording = z.infer<typeof agreedWording>;

/** Everything known about a person, each value with its fact. `unused` are lines of the file that became no fact. */
export const masterProfile = z.object({
  resume: jsonResume,
  facts: z.array(fact),
  unused: z.array(z.object({ page: z.number().int(), line: z.number().int(), text: z.string() })),
  /** Absent where the profile was read without what the person agreed to. */
  wordings: z.array(agreedWording).optional(),
});
export type MasterProfile = z.infer<typeof masterProfile>;

/** A rectangle on a page, in points from its upper left corner. */
export const pageBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PageBox = z.infer<typeof pageBox>;

/** Where a word begins and ends, in points from the left edge of its page. */
export type WordSpan = readonly [left: number, right: number];

/** A line of a document as a reader saw it; page and line are 1-based, `line` over the whole document. */
export interface SourceLine {
  page: number;
  line: number;
  text: string;
  /** Font size in points, 0 when the format has none. */
  size: number;
  bold: boolean;
  /** Distance of the first glyph from the left edge in points, 0 when the format has none. */
  x: number;
  /** Where it stands on its page; absent when the format has no layout. */
  box?: PageBox;
  /** Where each word of it stands between the left and the right of its page, in points; absent where that is not known. */
  words?: readonly WordSpan[];
}

/** A statement in a document we write, and the facts it rests on. Words that state nothing about the person have no facts. */
export const claim = z.object({ text: z.string(), fact_ids: z.array(z.string()) });
export type Claim = z.infer<typeof claim>;

/** A span of a text that the claims gate does not let stand: why, and what would make it allowed. */
export const refusal = z.object({ span: z.string(), why: z.string(), remedy: z.string() });
export type Refusal = z.infer<typeof refusal>;

/** A sentence or a wording that was left out of a document because the claims gate refused it. */
export const refusedText = z.object({
  document: z.enum(['letter', 'resume']),
  text: z.string(),
  /** The person's own line that stands in its place; "" where nothing does. */
  instead: z.string(),
  refusals: z.array(refusal),
});
export type RefusedText = z.infer<typeof refusedText>;

/** What can be done to a resume for one posting: parts put in another order, a part left out, a line said in other words. */
export const resumeChangeKind = z.enum(['order', 'left_out', 'reworded']);

/** One thing a tailored resume does differently from the master profile; the person takes it or turns it back. */
export const resumeChange = z.object({
  /** The kind and the place, e.g. `left_out /work/0/highlights/3`: the same change of the same profile has the same id. */
  id: z.string(),
  kind: resumeChangeKind,
  section: resumeSection,
  /** The job, project or group of skills it is about, e.g. "Dispatcher, Crestline Haulage"; "" for the section as a whole. */
  entry: z.string(),
  /** As the profile has it: every part in its order, or the one line. */
  before: z.array(z.string()),
  /** As the resume has it; empty for what was left out. */
  after: z.array(z.string()),
  /** Whether the CV has it as `after`; false once the person turned it back. */
  accepted: z.boolean(),
});
export type ResumeChange = z.infer<typeof resumeChange>;

/** Changes one person may turn back in one resume, and characters the id of one may have. */
export const MOST_REJECTED = 500;
export const rejectedChanges = z.array(z.string().max(120)).max(MOST_REJECTED);

/** A CV chosen and ordered for one posting: a resume made only of the master profile's values, lines in weak words said better, with the facts used. */
export const tailoredResume = z.object({
  resume: jsonResume,
  fact_ids: z.array(z.string()),
  language: z.enum(['en', 'fr']),
  /** Which facts were put first and why, one sentence for the person. */
  note: z.string(),
  /** Everything it does differently from the master profile, as it was when the resume was made. */
  changes: z.array(resumeChange).default([]),
});
export type TailoredResume = z.infer<typeof tailoredResume>;

/**
 * The ways the letter and the summary of one application can be told, from the same facts. `experience`: the jobs first.
 * `results`: what was achieved first. `short`: the least that makes the case.
 */
export const approaches = ['experience', 'results', 'short'] as const;
export const approach = z.enum(approaches);
export type Approach = z.infer<typeof approach>;

/** A cover letter as paragraphs of claims; `text` is the same, joined by blank lines. */
export const coverLetter = z.object({
  language: z.enum(['en', 'fr']),
  paragraphs: z.array(z.array(claim)),
  text: z.string(),
  /** The language model that worded its middle; absent when the built-in engine wrote all of it. */
  worded_by: z.string().optional(),
  /** The passages that the person wrote themselves; absent in a letter that is all the agent's. */
  own: z.array(z.string()).optional(),
});
export type CoverLetter = z.infer<typeof coverLetter>;

export const uploadedFile = z.object({ id, name: z.string(), bytes: z.number().int(), at: instant });
