import type { MasterProfile } from '#contract/career/facts.ts';
import type { ResumeDraft, ResumePaper } from '#contract/career/resume-draft.ts';
import { emptyMaster, headingOf, readResume } from '#engines/resume/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { instructed } from './instructed.ts';
import { text as messages } from './messages.ts';
import { answeredWith, instructionsIn, readPrompt, startsAnew, takesBack } from './prompt/index.ts';
import { notesOn } from './notes/on-prompt.ts';
import { notPlaced, placeQuestions } from './person/not-placed.ts';
import { putBack } from './person/put-back.ts';
import { changedFrom, takenBack } from './taken-back.ts';
import { textLines } from './person/text-lines.ts';

const MOST_SAID = 60;

/** How many prompts can be taken back. */
const MOST_UNDONE = 5;

/** A draft of which nothing has been asked yet. */
export const newDraft = (): ResumeDraft => ({
  template: 'editorial',
  paper: 'letter',
  language: 'en',
  budget: null,
  shorter: 0,
  first: [],
  without: [],
  hidden: [],
  omit: [],
  sorted: false,
  target: '',
  targetPlace: '',
  lead: '',
  brief: [],
  mend: false,
  said: [],
  corrections: [],
  pasted: '',
  earlier: [],
});

/** Lines up to which a text without headings is read sentence by sentence: it has no print that would tell what is what. */
const FEW_LINES = 25;

/** Whether a text of several lines reads as a resume: it has headings or many lines, work or education, and says more than a few things. */
function looksLikeResume(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const hasHeading = lines.some((line) => headingOf(line.replace(/:\s*$/, '')) !== undefined);
  if (!hasHeading && lines.length <= FEW_LINES) return false;
  const { resume, facts } = readResume(textLines(text), { id: 'prompt', name: 'prompt' });
  return (resume.work.length > 0 || resume.education.length > 0) && facts.length >= 6;
}

/**
 * The draft after a prompt. A prompt that asks for a resume begins a new one, in the
 * language it is asked in (template and paper stay); any other changes the one
 * there is. `lines` is how many printed lines it took before; `at` is now, ISO 8601; `paper`
 * is what a first one is laid out for; `known` is the person's profile, where what they tell may stand already. `unread` is what I could
 * not use, `asks` what was told and found no place, as questions, `notes` what I did instead of what was asked.
 */
export function draftAfter(
  before: { draft: ResumeDraft; lines: number } | null,
  prompt: string,
  at: string,
  { paper = 'letter', known = emptyMaster() }: { paper?: ResumePaper; known?: MasterProfile } = {},
): { draft: ResumeDraft; unread: string[]; notes: Message[]; asks: Message[] } {
  if (before !== null && takesBack(prompt)) return { ...takenBack(before.draft), asks: [] };
  const follows = before !== null && !startsAnew(prompt);
  const which = before?.draft.corrections.at(-1);
  const chosen = follows && which?.kind === 'leave_out' ? answeredWith(prompt, which.from) : null;
  const reading = readPrompt(chosen === null ? prompt : `leave out ${chosen}`, looksLikeResume, follows);
  const anew = !follows || reading.pasted !== '';
  const base = before?.draft ?? { ...newDraft(), paper };
  const language = guessLanguage(reading.pasted === '' ? prompt : reading.pasted);
  const start = anew ? { ...newDraft(), template: base.template, paper: base.paper, language } : base;
  const asked = reading.instructions.reduce(instructed, start);
  const back = [...reading.putBack, ...reading.kept].reduce(
    (one, words) => {
      const next = putBack(one.draft, words);
      return { draft: next.draft, missing: next.found ? one.missing : [...one.missing, words] };
    },
    { draft: asked, missing: [] as string[] },
  );
  const draft: ResumeDraft = {
    ...back.draft,
    said: [...back.draft.said, ...reading.said.map((one) => ({ ...one, at }))].slice(-MOST_SAID),
    corrections: [...back.draft.corrections, ...reading.corrections.map((one) => ({ ...one, at }))].slice(
      -MOST_SAID,
    ),
    pasted: reading.pasted === '' ? asked.pasted : reading.pasted,
  };
  const undo = before === null ? {} : changedFrom(base, draft);
  const earlier = Object.keys(undo).length === 0 ? base.earlier : [...base.earlier, undo].slice(-MOST_UNDONE);
  return {
    draft: { ...draft, earlier },
    unread: reading.unread,
    asks: placeQuestions(
      notPlaced(
        draft.said,
        reading.said.filter(({ as }) => as === undefined).map(({ text }) => text),
        known.resume,
      ).filter(
        ({ words }) =>
          instructionsIn(words).length === 0 && !reading.unread.some((one) => one.includes(words)),
      ),
    ),
    notes: [
      ...notesOn(reading, before?.lines ?? null, draft),
      ...back.missing.map((words) => messages.message('notLeftOut', { words })),
    ],
  };
}
