import type { ResumePaper, ResumeSection, ResumeTemplate } from '#contract/career/resume-draft.ts';

/** A piece of text on a resume and the ids of the facts it rests on. */
export interface Span {
  text: string;
  facts: readonly string[];
  /** Where it leads, when it is a link. */
  href?: string;
}

/** An entry of a section: a job, a study, a project. Absent parts are null. */
export interface Entry {
  title: Span | null;
  /** Employer or school, with the place. */
  where: Span | null;
  when: Span | null;
  lead: Span | null;
  items: readonly Span[];
}

/** What stands under one heading: a text, entries, one line for each item, or lists with or without a name. */
export type Block =
  | { kind: 'text'; text: Span }
  | { kind: 'entries'; entries: readonly Entry[] }
  | { kind: 'items'; items: readonly Span[] }
  | { kind: 'lists'; lists: readonly { name: Span | null; items: readonly Span[] }[] };

export interface PageSection {
  section: ResumeSection;
  heading: string;
  block: Block;
}

/** A resume ready to be laid out. */
export interface Page {
  language: 'en' | 'fr';
  paper: ResumePaper;
  template: ResumeTemplate;
  /** Name of the document. */
  title: string;
  name: Span;
  label: Span | null;
  contact: readonly Span[];
  sections: readonly PageSection[];
}
