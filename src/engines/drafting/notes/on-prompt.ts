import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { FEWEST_LINES } from '#engines/drafting/choice/cuts.ts';
import { text as messages } from '#engines/drafting/messages.ts';
import { unclearSkills } from '#engines/drafting/prompt/index.ts';
import type { Instruction } from '#engines/drafting/prompt/index.ts';
import type { PromptReading } from '#engines/drafting/prompt/reading.ts';
import type { Message } from '#localization/types.ts';

/** What stood among the skills and may be none, asked back. */
const askedBack = (unclear: readonly string[]): Message[] =>
  unclear.length === 0
    ? []
    : [
        messages.message('noSkill', {
          count: unclear.length,
          skills: unclear.map((words) => messages.message('words', { words })),
        }),
      ];

/** What it was aimed at, and what that does not make of its writer. */
function aimNote({ target, targetPlace: place }: ResumeDraft): Message {
  if (target === '') return messages.message('aimedAtPlace', { place });
  return place === ''
    ? messages.message('aimedAtWork', { target })
    : messages.message('aimedAtWorkIn', { target, place });
}

/** What was done instead of what a prompt asked for. */
export function notesOn(reading: PromptReading, lines: number | null, draft: ResumeDraft): Message[] {
  const asks = (wanted: Instruction['kind']) => reading.instructions.some(({ kind }) => kind === wanted);
  return [
    ...(lines !== null && (asks('target') || asks('target_place')) ? [aimNote(draft)] : []),
    ...(asks('formal') ? [messages.message('formal')] : []),
    ...(lines !== null && lines <= FEWEST_LINES && asks('shorter') ? [messages.message('halfPage')] : []),
    ...reading.refused,
    ...askedBack(reading.said.flatMap(({ text }) => unclearSkills(text))),
  ];
}
