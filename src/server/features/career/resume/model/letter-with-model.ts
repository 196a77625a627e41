import { z } from 'zod';
import type { Approach, Claim, CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { guessLanguage } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { askWordings } from '#server/features/career/profile/index.ts';
import { askModel } from '#server/features/platform/models/index.ts';
import type { World } from '#server/world.ts';
import type { Closer, Gate } from './gate.ts';
import { factsOffered } from './may-leave.ts';
import { text as messages } from './messages.ts';
import { judge, refusedIn, standing } from './judged-sentences.ts';
import type { RefusedFinding } from './refused.ts';
import { postingMaterial } from './word-lines.ts';

const MOST_TOKENS = 3000;

const INSTRUCTIONS = `You write the middle of a cover letter, for a person who applies for data.posting. data.facts are the only things known about the person; "of" says what each fact is, "says" is the fact.
Write two or three short paragraphs, four to eight sentences together, in data.language, in the first person: plain, exact, specific to this posting, without set phrases. Choose the facts that answer the posting best.
Where data.approach is given, write it that way.
Every sentence rests on facts and names their ids in "facts". It says nothing that those facts do not say: keep numbers, names, tools, dates and titles as they are; keep who did it and how far (helped stays helped). Never claim what only the posting mentions. No greeting, no closing, no signature.`;

/** How a letter is to be told, for the model; the first approach is what the instructions say. */
const APPROACHES: Readonly<Record<Approach, string | null>> = {
  experience: null,
  results: 'Begin with what the person achieved, figures first; say where only as far as it is needed.',
  short:
    'One paragraph of two or three sentences: the single strongest thing, and what else answers the posting.',
};

const answer = z.object({
  paragraphs: z.array(z.array(z.object({ text: z.string(), facts: z.array(z.string()) }))),
});

const rests = (claims: readonly Claim[]): boolean => claims.every(({ fact_ids }) => fact_ids.length > 0);

/** Where the letter speaks of the person's work and skills: its first paragraphs in which every sentence has facts. */
function middleOf({ paragraphs }: CoverLetter): { from: number; to: number } {
  const from = paragraphs.findIndex(rests);
  if (from === -1) return { from: 0, to: 0 };
  const length = paragraphs.slice(from).findIndex((claims) => !rests(claims));
  return { from, to: length === -1 ? paragraphs.length : from + length };
}

export interface WordedLetter {
  letter: CoverLetter;
  /** What the person should know of the wording; null when there is nothing to say. */
  note: Message | null;
  /** Sentences of the model that were left out, with the reasons. */
  refused: RefusedFinding[];
}

interface LetterToWord {
  accountId: string;
  master: MasterProfile;
  posting: Posting;
  own: CoverLetter;
  /** Facts the resume for this posting rests on. */
  chosen: readonly string[];
  approach: Approach;
  holds: Gate;
  closer: Closer;
}

/**
 * The built-in engine's letter with its middle worded by a language model, where the person agreed to that. Greeting,
 * opening and closing stay; each sentence of the model must cite facts and pass the gate. `own` stays as it is when
 * nothing of the model's holds.
 */
export async function letterWithModel(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'model'>,
  { accountId, master, posting, own, chosen, approach, holds, closer }: LetterToWord,
): Promise<WordedLetter> {
  const { from, to } = middleOf(own);
  if (from === to) return { letter: own, note: null, refused: [] };
  const offered = factsOffered(master, chosen);
  const asked = await askModel(world, {
    accountId,
    purpose: 'letter',
    question: {
      instructions: INSTRUCTIONS,
      material: {
        language: own.language === 'fr' ? 'French' : 'English',
        posting: postingMaterial(posting),
        ...(APPROACHES[approach] === null ? {} : { approach: APPROACHES[approach] }),
        facts: offered.map(({ name, fact }) => ({ id: name, of: fact.path.slice(1), says: fact.value })),
      },
      answer,
      mostTokens: MOST_TOKENS,
    },
  });
  if (asked.kind === 'none') return { letter: own, note: null, refused: [] };
  if (asked.kind === 'failed') return { letter: own, note: asked.note, refused: [] };
  const middle = own.paragraphs.slice(from, to).flat();
  const judged = judge(asked.answer.paragraphs, offered, { holds, closer });
  const kept = judged.flat().filter(({ sound }) => sound).length;
  await askWordings(
    world,
    accountId,
    judged.flat().flatMap(({ question }) => question ?? []),
  );
  const refused = refusedIn(judged.flat());
  const left = refused.filter(({ instead }) => instead === '').length;
  const paragraphs = standing(judged, middle);
  const text = paragraphs.flat().map((claim) => claim.text);
  if (kept === 0 || guessLanguage(text.join(' ')) !== own.language)
    return {
      letter: own,
      note: messages.message('ownLetter', { model: asked.by }),
      refused,
    };
  const whole = [...own.paragraphs.slice(0, from), ...paragraphs, ...own.paragraphs.slice(to)];
  return {
    letter: {
      language: own.language,
      paragraphs: whole,
      text: whole.map((claims) => claims.map((claim) => claim.text).join(' ')).join('\n\n'),
      worded_by: asked.by,
    },
    note: left === 0 ? null : messages.message('leftSentences', { count: left, model: asked.by }),
    refused,
  };
}
