import type { BankAnswer, FormQuestion } from '#contract/career/form.ts';
import type { PlannedField, ValueSource } from '#engines/forms/saying/plan.ts';
import type { CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Match } from '#engines/matching/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Message } from '#localization/types.ts';
import { readAnswer } from './answers.ts';
import { text as messages } from './messages.ts';
import type { FormModels } from './understanding/learned/index.ts';

/** Everything a form may be filled from. Texts of the person are "" when unknown; `today` is `YYYY-MM-DD` where they live. */
export interface FormContext {
  person: {
    full_name: string;
    /** The parts of the name as the person gave them, "" for a part they have none of. */
    names?: { first: string; middle: string; last: string; preferred: string };
    application_address: string;
    phone: string;
    location: string;
    linkedin: string;
    github: string;
    portfolio: string;
    /** Where the sent resume can be opened, where its person wanted such a link; for a website, if they have none of their own. */
    resume_link?: string;
  };
  master: MasterProfile;
  answers: readonly BankAnswer[];
  posting: Posting;
  match: Match;
  /** What was learned of the questions of forms. */
  models: FormModels;
  /** Pages and number of facts of the tailored resume. */
  resumeSummary: { pages: number; facts: number };
  letter: CoverLetter | null;
  today: string;
  /** The lines of the address apart from each other, "" for a line it has not. */
  address?: { line1: string; line2: string };
  /** Whether the form has a line of its own for the second line of an address. */
  one_line?: boolean;
  /** Given when the person agreed that accounts may be made on employers' portals under this address. */
  account?: { address: string };
  /** What the person told in a shape that can be computed with, beside the answers they gave to forms. */
  told?: readonly Told[];
  /** When the person used a skill: months as `YYYY-MM`, `to` null while they still do. */
  skill_use?: readonly SkillUse[];
  /** Employers the person applied to before. */
  applied_to?: readonly string[];
  /** What this very employer was sent in earlier applications. */
  said_before?: readonly SaidBefore[];
  /** Whether the person says that the list of their employers leaves none out: then it answers for affiliates as well. */
  complete_history?: boolean;
  /** Where the posting was seen, when not on the employer's own page: "LinkedIn". */
  found_at?: string;
  /** ISO 4217, when the place of the posting does not tell. */
  currency?: string;
}

/**
 * One thing the person told, in a shape that can be computed with: `{weeks: 3}`, `{currency, period, min, single, max}`, a
 * list of shifts, a yes. `meaning` is the canonical question, `parameter` its country or skill ("" without one), `replaces`
 * the id of what it supersedes, `company` the only employer it is meant for.
 */
export interface Told {
  readonly id: string;
  readonly meaning: string;
  readonly parameter: string;
  readonly value: unknown;
  readonly at: string;
  readonly replaces?: string | undefined;
  readonly company?: string | undefined;
  /** The answer as the person reads it, where it was told in a shape of its own. */
  readonly says?: Message | undefined;
}

/** A span of time in which a skill was used, both months as `YYYY-MM`; `to` is null while it lasts. */
export interface SkillUse {
  readonly skill: string;
  readonly from: string;
  readonly to: string | null;
}

/** One answer that an employer was sent before: the canonical question, its wording, the answer as read, and the day. */
export interface SaidBefore {
  readonly topic: string;
  readonly label: string;
  readonly value: PlannedField['value'];
  readonly display: PlannedField['display'];
  readonly day: string;
}

/** A value with its origin, or why there is none; `topic` is what is asked, where that is other than the question was taken for. */
export type Outcome =
  | ({ source: ValueSource; topic?: string } & Pick<PlannedField, 'value' | 'display' | 'chosen'>)
  | { missing: Message };

/** No value, and why in one sentence to the person. */
export const missing = (why: Message): Outcome => ({ missing: why });

/** Puts a text into the shape a question takes; a text that does not fit is missing, never bent. */
export function fit(question: FormQuestion, text: string, source: ValueSource): Outcome {
  // A box for figures drops the words that say what they count.
  if (question.figures === true && question.options.length === 0 && /\p{L}/u.test(text))
    return missing(messages.message('noMatch', { answer: text.slice(0, 80) }));
  const read = readAnswer(question, text);
  if ('error' in read) return missing(messages.message('noMatch', { answer: text.slice(0, 80) }));
  return { ...read, source };
}

/** The ids of the facts at these JSON pointers of the master profile or below them. */
export function factIds(master: MasterProfile, paths: readonly string[]): string[] {
  return master.facts
    .filter((fact) => paths.some((path) => fact.path === path || fact.path.startsWith(`${path}/`)))
    .map((fact) => fact.id);
}
