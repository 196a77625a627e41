import { NO } from './cues-no.data.ts';
import { ARRIVED, QUESTIONS, TASKS } from './cues-tasks.data.ts';
import { OFFERS, TALKS } from './cues-yes.data.ts';
import { CONDITIONAL, type Cue, type CueLabel, USUAL } from './cues.data.ts';
import type { Found } from './decide.ts';
import type { Sentence } from '#engines/replies/learned/signs.ts';
import { formal, spelt } from '#engines/replies/learned/wording.ts';
import { WILL_LOOK } from './noise.data.ts';
import { SOME_DAY, STEPS, UNREAL } from './sides.data.ts';

const CUES: readonly Cue[] = [...USUAL, ...NO, ...OFFERS, ...TALKS, ...TASKS, ...ARRIVED, ...QUESTIONS];

const YES: ReadonlySet<CueLabel> = new Set(['offer', 'interview', 'assessment']);

/** Whether a sentence says what a cue is for; one that only tells what may come announces nothing. */
function speaks(cue: Cue, read: string, whole: string): boolean {
  const full = spelt(read);
  const polite = formal(read);
  // A receipt or a request stays one when its sentence goes on with an if.
  const matters =
    cue.evenIf === true ||
    cue.label === 'received' ||
    cue.label === 'info-request' ||
    !CONDITIONAL.test(cue.label === 'assessment' ? read.replace(/\bbefore we\b/, '') : read);
  return (
    matters &&
    (cue.when.test(read) || cue.when.test(full) || (polite !== read && cue.when.test(polite))) &&
    cue.not?.test(read) !== true &&
    cue.not?.test(full) !== true &&
    cue.needs?.test(read) !== false &&
    (cue.label !== 'interview' || !SOME_DAY.test(read)) &&
    (!YES.has(cue.label) || (!UNREAL.test(read) && !STEPS.test(read))) &&
    (cue.weak !== true || WILL_LOOK.test(whole))
  );
}

/** The first sentence that speaks for each label; the subject is sentence 0. `whole` is the mail's text, folded. */
export function cuesIn(lines: readonly Sentence[], whole: string): Map<CueLabel, Found> {
  const found = new Map<CueLabel, Found>();
  for (const [at, line] of lines.entries())
    for (const cue of CUES)
      if (!found.has(cue.label) && speaks(cue, line.read, whole)) found.set(cue.label, { at, ...line });
  return found;
}
