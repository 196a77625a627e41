import type { ResumeDraft, ResumePaper, ResumeSection } from '#contract/career/resume-draft.ts';
import { readResume } from '#engines/resume/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { readPrompt, startsAnew, unclearSkills } from './prompt/index.ts';
import type { Instruction } from './prompt/index.ts';
import { pageLines } from './templates/index.ts';
import { textLines } from './person/text-lines.ts';

/** Printed lines that one page holds. */
const ONE_PAGE = 50;
/** "Shorter" takes about a quarter. */
const SHORTER = 0.74;
/** More lines than any CV has. */
const EVERYTHING = 9_999;
/** Half a page: what is no longer is not cut, since it says too little already. */
const FEWEST_LINES = 24;
const MOST_SAID = 60;

const FORMAL_NOTE =
  'I put it in the Classic look. Your sentences stay as you wrote them: I do not reword what you did to sound like somebody else.';

const SHORT_NOTE = 'It takes half a page at most, so there is nothing to leave out.';

/** What stood among the skills and may be none, asked back in one sentence. */
const askedBack = (unclear: readonly string[]): string[] =>
  unclear.length === 0
    ? []
    : [
        `I did not take ${unclear.map((one) => `“${one}”`).join(' and ')} for a skill. If it is one, tell me what employers call it.`,
      ];

/** A draft of which nothing has been asked yet. */
export const newDraft = (): ResumeDraft => ({
  template: 'editorial',
  paper: 'letter',
  language: 'en',
  budget: null,
  first: [],
  without: [],
  hidden: [],
  omit: [],
  target: '',
  lead: '',
  brief: [],
  mend: false,
  said: [],
  pasted: '',
});

const addFirst = (list: readonly ResumeSection[], section: ResumeSection): ResumeSection[] => [
  section,
  ...list.filter((one) => one !== section),
];

/** The draft after one instruction; `lines` is how many it printed before. */
export function instructed(draft: ResumeDraft, instruction: Instruction, lines: number): ResumeDraft {
  switch (instruction.kind) {
    case 'style':
      return { ...draft, ...instruction.style };
    case 'one_page':
      return { ...draft, budget: pageLines(draft.template) };
    case 'formal':
      return { ...draft, template: 'classic' };
    case 'hide':
      return { ...draft, hidden: [...new Set([...draft.hidden, instruction.what])] };
    case 'show':
      return { ...draft, hidden: draft.hidden.filter((one) => one !== instruction.what) };
    case 'omit':
      return { ...draft, omit: [...draft.omit, instruction.words] };
    case 'shorter':
      return {
        ...draft,
        budget: Math.max(FEWEST_LINES, Math.floor(Math.min(lines, draft.budget ?? lines) * SHORTER)),
      };
    case 'longer':
      return { ...draft, budget: EVERYTHING, brief: [], omit: [] };
    case 'mend':
      return { ...draft, mend: true };
    case 'first':
      return {
        ...draft,
        first: addFirst(draft.first, instruction.section),
        without: draft.without.filter((one) => one !== instruction.section),
      };
    case 'without':
      return { ...draft, without: addFirst(draft.without, instruction.section) };
    case 'with':
      return { ...draft, without: draft.without.filter((one) => one !== instruction.section) };
    case 'target':
    case 'lead':
      return { ...draft, [instruction.kind]: instruction.words };
    case 'brief':
      break;
  }
  return { ...draft, brief: [...draft.brief, instruction.words] };
}

/** Whether a text of several lines reads as a CV: it has work or education and says more than a few things. */
function looksLikeResume(text: string): boolean {
  const { resume, facts } = readResume(textLines(text), { id: 'prompt', name: 'prompt' });
  return (resume.work.length > 0 || resume.education.length > 0) && facts.length >= 6;
}

/**
 * The draft after a prompt. A prompt that asks for a resume begins a new one, in the
 * language it is asked in (template and paper stay); any other changes the one
 * there is. `lines` is how many printed lines it took before; `at` is now, ISO 8601; `paper`
 * is what a first one is laid out for. `unread` is what I could
 * not use, `notes` what I did instead of what was asked.
 */
export function draftAfter(
  before: { draft: ResumeDraft; lines: number } | null,
  prompt: string,
  at: string,
  paper: ResumePaper = 'letter',
): { draft: ResumeDraft; unread: string[]; notes: string[] } {
  const reading = readPrompt(prompt, looksLikeResume);
  const anew = before === null || startsAnew(prompt) || reading.pasted !== '';
  const base = before?.draft ?? { ...newDraft(), paper };
  const language = guessLanguage(reading.pasted === '' ? prompt : reading.pasted);
  const start = anew ? { ...newDraft(), template: base.template, paper: base.paper, language } : base;
  const changed = reading.instructions.reduce(
    (draft, one) => instructed(draft, one, before?.lines ?? ONE_PAGE),
    start,
  );
  const said = [...changed.said, ...reading.said.map((text) => ({ text, at }))].slice(-MOST_SAID);
  return {
    draft: { ...changed, said, pasted: reading.pasted === '' ? changed.pasted : reading.pasted },
    unread: reading.unread,
    notes: [
      ...(reading.instructions.some(({ kind }) => kind === 'formal') ? [FORMAL_NOTE] : []),
      ...(before !== null &&
      before.lines <= FEWEST_LINES &&
      reading.instructions.some(({ kind }) => kind === 'shorter')
        ? [SHORT_NOTE]
        : []),
      ...askedBack(reading.said.flatMap(unclearSkills)),
    ],
  };
}
