import type { JsonResume, MasterProfile, SourceLine } from '#contract/career/facts.ts';
import type { ResumeCorrection, ResumeDraft, ResumeSection } from '#contract/career/resume-draft.ts';
import { RESUME_WORDS } from '#engines/resume/index.ts';
import type { Dictionary } from '#engines/resume/index.ts';
import { terms } from '#engines/language/index.ts';
import type { Message } from '#localization/types.ts';
import { choose } from './choice/choice.ts';
import type { Chosen } from './choice/chosen.ts';
import { contactOf } from './contact.ts';
import { text as messages } from './messages.ts';
import { leftAsWritten } from './notes/left-as-written.ts';
import { notFound } from './notes/not-found.ts';
import { questionsFor } from './person/questions.ts';
import { spelledRight, withoutDuty } from './wording/rewording.ts';
import { profileOfSaid } from './said-profile.ts';
import { blockOf } from './sections.ts';
import { Spans } from './spans.ts';
import { isNarrow, layOut, orderOf } from './templates/index.ts';
import type { Page, PageSection, Span } from './templates/index.ts';
import { corrected } from './person/corrected.ts';
import { withPasted, withSaid } from './person/with-said.ts';

export { draftAfter, newDraft } from './draft.ts';
export { instructed } from './instructed.ts';
export { asksOfUnread } from './person/not-placed.ts';
export { usualPaper } from './person/usual-paper.ts';
export type { Instruction } from './prompt/index.ts';
export { profileOfSaid } from './said-profile.ts';
export { withoutDuty } from './wording/rewording.ts';

/** A CV that was written. `html` is "" when nothing is known to write of. */
export interface WrittenResume {
  html: string;
  /** What it is for, or what the person does: the name of this version. */
  title: string;
  /** What I need to know to make it complete. */
  questions: Message[];
  /** What the person should know of it. */
  notes: Message[];
  /** Printed lines it takes, about. */
  lines: number;
  /** How many facts stand on it. */
  facts: number;
  /** How many lines stand in the words that were offered for them. */
  worded: number;
}

/** The title under the name: only one that was held in a job the resume shows, or that the resume itself gives. A wish would read as a post held. */
function labelOf(
  { resume, facts }: MasterProfile,
  { work }: Chosen,
  spans: Spans,
  target: string,
): Span | null {
  const { label } = resume.basics;
  const wanted = new Set(terms(target));
  // Of the titles that were held, one that has to do with the work it is for.
  const aimed = work.find(({ index }) =>
    terms(resume.work[index]?.position ?? '').some((term) => wanted.has(term)),
  );
  if (aimed !== undefined)
    return spans.span(resume.work[aimed.index]?.position ?? '', `/work/${aimed.index}/position`);
  const wished = facts.some(
    ({ path, source }) =>
      path === '/basics/label' && source.kind === 'person' && source.where === 'onboarding',
  );
  if (label !== '' && !wished) return spans.span(label, '/basics/label');
  const held = work.find(({ index }) => (resume.work[index]?.position ?? '') !== '');
  if (held === undefined) return null;
  return spans.span(resume.work[held.index]?.position ?? '', `/work/${held.index}/position`);
}

function sectionsOf({ first, without, template }: ResumeDraft): ResumeSection[] {
  // The summary opens a resume unless the person put something before it by name.
  const usual = orderOf(template).filter((section) => !first.includes(section));
  const opens = usual[0] === 'summary' ? ['summary' as const] : [];
  return [...opens, ...first, ...usual.slice(opens.length)].filter((section) => !without.includes(section));
}

function headingOf(section: ResumeSection, { language, template }: ResumeDraft): string {
  const words = RESUME_WORDS[language];
  const narrow: Partial<Record<ResumeSection, string>> = isNarrow(template) ? words.narrow : {};
  return narrow[section] ?? words[section];
}

interface Notable {
  draft: ResumeDraft;
  master: MasterProfile;
  spans: Spans;
  lines: number;
  /** Whether nothing more could go but whole sections. */
  bare: boolean;
  chosen: Chosen;
  /** How many lines I said better by myself. */
  mended: number;
}

function notesOf({ draft, master, spans, lines, bare, chosen, mended }: Notable): Message[] {
  const notes: Message[] = [];
  if ((draft.budget !== null && lines > draft.budget) || (draft.shorter > 0 && bare))
    notes.push(messages.message('asShortAsItGets'));
  if (mended > 0) notes.push(messages.message('improved', { count: mended }));
  const count = spans.refused.length;
  if (count > 0) notes.push(messages.message('unsupported', { count }));
  notes.push(...notFound(master.resume, draft));
  const left = leftAsWritten(master, draft, chosen);
  return left === null ? notes : [...notes, left];
}

/** Whether anything is known beyond who the person is. */
const isEmpty = ({ work, education, skills, projects, volunteer, basics }: JsonResume): boolean =>
  work.length + education.length + projects.length + volunteer.length === 0 &&
  skills.every(({ keywords }) => keywords.length === 0) &&
  basics.summary === '';

const correctedFor = (
  known: MasterProfile,
  { pasted, said, corrections }: ResumeDraft,
  seen: readonly SourceLine[],
) =>
  corrected(
    withSaid(withPasted(known, pasted, seen), profileOfSaid(said)),
    corrections,
    [...said, ...corrections].reduce((latest, { at }) => (at > latest ? at : latest), ''),
  );

/**
 * Everything a resume may be written from: what is known, the resume that was pasted in its place, what the prompts state, and what they correct.
 * `seen` are the lines of the CV the person uploaded last, from which a pasted text may come.
 */
export const profileFor = (
  known: MasterProfile,
  draft: ResumeDraft,
  seen: readonly SourceLine[] = [],
): MasterProfile => correctedFor(known, draft, seen).master;

/** What of the last prompt's corrections names nothing on the CV, so that somebody else may know what is meant. */
export const findNothing = (known: MasterProfile, draft: ResumeDraft): ResumeCorrection[] =>
  correctedFor(known, draft, []).missing;

/** What the words of a resume are mended with: a dictionary for slips of the hand, and better wordings by the line they are for. */
interface Wording {
  dictionary?: Dictionary | null;
  worded?: ReadonlyMap<string, string>;
  /** The lines of the resume the person uploaded last. */
  seen?: readonly SourceLine[];
}

/**
 * Writes a resume from what is known of a person and what their draft says: every text rests on a fact or on their own words
 * in a prompt, and what the gate for claims refuses is left out. What is missing becomes a question, never an invention.
 * With a dictionary, slips of the hand are mended where the draft asks for mending. A wording in `worded` stands in its line's
 * place where the gate lets it.
 */
export function writeResume(
  known: MasterProfile,
  draft: ResumeDraft,
  { dictionary = null, worded = new Map(), seen = [] }: Wording = {},
): WrittenResume {
  const { master, notes: uncorrected } = correctedFor(known, draft, seen);
  const { resume } = master;
  const { chosen, lines, bare } = choose(resume, draft);
  const spans = new Spans(master, draft.language);
  const name = spans.span(resume.basics.name, '/basics/name');
  const label = labelOf(master, chosen, spans, draft.target);
  const aimed = [draft.target, draft.targetPlace].filter((part) => part !== '').join(', ');
  const title = aimed === '' ? (label?.text ?? 'Resume') : aimed;
  const questions = questionsFor(resume, draft.mend);
  if (isEmpty(resume))
    return { html: '', title, questions, notes: uncorrected, lines: 0, facts: 0, worded: 0 };
  const better = (text: string, goesOn: boolean): string =>
    worded.get(text) ?? (draft.mend ? spelledRight(withoutDuty(text, goesOn) ?? text, dictionary) : text);
  const making = { resume, draft, chosen, spans, better };
  const sections = sectionsOf(draft).flatMap((section): PageSection[] => {
    const block = blockOf(section, making);
    return block === null ? [] : [{ section, heading: headingOf(section, draft), block }];
  });
  const { language, paper, template } = draft;
  const page: Page = {
    language,
    paper,
    template,
    title: [name?.text ?? '', RESUME_WORDS[language].resume].filter((part) => part !== '').join(' – '),
    name: name ?? { text: '', facts: [] },
    label,
    contact: contactOf(resume, spans, draft.hidden),
    sections,
  };
  const html = layOut(page);
  const offered = new Set(worded.values());
  const asWorded = spans.mended.filter((text) => offered.has(text)).length;
  const facts = new Set([...html.matchAll(/data-facts="([^"]*)"/g)].flatMap(([, ids = '']) => ids.split(' ')))
    .size;
  return {
    html,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    questions,
    notes: [
      ...uncorrected,
      ...notesOf({ draft, master, spans, lines, bare, chosen, mended: spans.mended.length - asWorded }),
    ],
    lines,
    facts,
    worded: asWorded,
  };
}
