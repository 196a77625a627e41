import { guessLanguage, plainWords } from '#engines/text/index.ts';
import { ownWords, spoken } from './clean.ts';
import { CONDITIONAL, type Cue, type CueLabel, CUES, DOUBT, NOISE, WILL_LOOK } from './cues.data.ts';

export type ReplyLabel = CueLabel | 'noise' | 'abstain';
export interface Reply {
  label: ReplyLabel;
  /** One sentence saying what the label rests on. */
  because: string;
  language: 'en' | 'fr';
}

interface Mail {
  from: string;
  subject: string;
  text: string;
}

/** Characters of sender and subject that are read. */
const HEADER = 400;

const quoted = (text: string): string => `It says “${text.length > 160 ? `${text.slice(0, 159)}…` : text}”`;

/** Whether a sentence says what a cue is for; one that only tells what may come announces nothing. */
function speaks(cue: Cue, read: string, whole: string): boolean {
  // A receipt or a request stays one when its sentence goes on with an if.
  const matters = cue.label === 'received' || cue.label === 'info-request' || !CONDITIONAL.test(read);
  return (
    matters &&
    cue.when.test(read) &&
    cue.not?.test(read) !== true &&
    cue.needs?.test(read) !== false &&
    (cue.weak !== true || WILL_LOOK.test(whole))
  );
}

/** The first sentence that speaks for each label. */
function cuesIn(lines: readonly { written: string; read: string }[], whole: string): Map<CueLabel, string> {
  const found = new Map<CueLabel, string>();
  for (const { written, read } of lines)
    for (const cue of CUES)
      if (!found.has(cue.label) && speaks(cue, read, whole)) found.set(cue.label, written);
  return found;
}

const MOVES = ['rejected', 'offer', 'interview', 'assessment'] as const;
const ABOUT_WORK =
  /\b(appl(y|ied|ying|ication|icant)s?|position|role|job|candidates?|candidature|poste|postul\w+|interviews?|entrevue|entretien|hiring|recruit\w+|recrutement|resume|cv|emploi|competition|concours|employment|embauche|background|qualifications?|join (us|our team|the team))\b/;

function decide(found: ReadonlyMap<CueLabel, string>): { label: ReplyLabel; because: string } {
  const moves = MOVES.filter((label) => found.has(label));
  const [first, second] = moves;
  // A conversation and a test lead to the same status, so these two together are no contradiction.
  const together = moves.length === 2 && first === 'interview' && second === 'assessment';
  if (first !== undefined && (moves.length === 1 || together)) {
    const inReceipt = found.has('received') && first !== 'rejected';
    if (!inReceipt) return { label: first, because: quoted(found.get(first) ?? '') };
    return {
      label: 'abstain',
      because: 'It confirms the application and speaks of more, so I left it to you.',
    };
  }
  if (first !== undefined)
    return { label: 'abstain', because: 'It says two things that do not go together.' };
  for (const label of ['info-request', 'received'] as const) {
    const written = found.get(label);
    if (written !== undefined) return { label, because: quoted(written) };
  }
  return { label: 'abstain', because: 'I found no sentence that says what became of the application.' };
}

/**
 * What an employer's mail says, from its subject and its own words in English or French; quoted mail and signature are
 * not read. Abstains when nothing plain is said, when sentences contradict each other, or when the mail is doubtful:
 * a wrong label would move an application, a missing one only asks the person to look.
 */
export function classifyReply(mail: Mail): Reply {
  const [from, subject, text] = [mail.from.slice(0, HEADER), mail.subject.slice(0, HEADER), mail.text];
  const own = ownWords(text);
  const language = guessLanguage(`${subject}\n${own}`);
  const whole = plainWords(`${from} ${subject} ${own}`);
  const bare = subject.replace(/^(\s*(re|fw|fwd|tr)\s*:)+/i, '');
  const found = cuesIn([{ written: subject, read: plainWords(bare) }, ...spoken(own)], whole);
  const noise = NOISE.find(([sign]) => sign.test(whole));
  if (noise !== undefined)
    return found.size > 0
      ? { label: 'abstain', because: `It looks like ${noise[1]}, but speaks of more.`, language }
      : { label: 'noise', because: `It looks like ${noise[1]}.`, language };
  if (DOUBT.test(whole) || !ABOUT_WORK.test(whole))
    return { label: 'abstain', because: 'I am not sure it is about an application for work.', language };
  return { ...decide(found), language };
}
