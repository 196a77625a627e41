import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { FEWEST_LINES } from '#engines/drafting/choice/cuts.ts';
import { unclearSkills } from '#engines/drafting/prompt/index.ts';
import type { Instruction, PromptReading } from '#engines/drafting/prompt/index.ts';

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

/** What it was aimed at, and what that does not make of its writer. */
function aimNote({ target, targetPlace }: ResumeDraft): string {
  const work = target === '' ? 'work' : `“${target}”`;
  const where = targetPlace === '' ? '' : ` in ${targetPlace}`;
  const home = targetPlace === '' ? '' : `, nor that you live in ${targetPlace}`;
  return `I aimed it at ${work}${where}: what you did that has to do with it comes first in each job and among your skills. It does not say that you have done that work${home}, unless you told me so.`;
}

/** What was done instead of what a prompt asked for. */
export function notesOn(reading: PromptReading, lines: number | null, draft: ResumeDraft): string[] {
  const asks = (wanted: Instruction['kind']) => reading.instructions.some(({ kind }) => kind === wanted);
  return [
    ...(lines !== null && (asks('target') || asks('target_place')) ? [aimNote(draft)] : []),
    ...(asks('formal') ? [FORMAL_NOTE] : []),
    ...(lines !== null && lines <= FEWEST_LINES && asks('shorter') ? [SHORT_NOTE] : []),
    ...reading.refused,
    ...askedBack(reading.said.flatMap(({ text }) => unclearSkills(text))),
  ];
}
