import { z } from 'zod';
import type { Approach, Claim, CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { guessLanguage } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { askModel } from '#server/features/platform/models/index.ts';
import type { World } from '#server/world.ts';
import type { Gate } from './gate.ts';
import { factsOffered } from './may-leave.ts';
import type { OfferedFact } from './may-leave.ts';
import { text as messages } from './messages.ts';
import { notPlain } from './plain-sentence.ts';
import type { FoundRefusal, RefusedFinding } from './refused.ts';
import { postingMaterial } from './word-lines.ts';

const MOST_TOKENS = 3000;
const LONGEST_SENTENCE = 320;
const MOST_SENTENCES = 10;

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
type Written = z.infer<typeof answer>['paragraphs'];

const rests = (claims: readonly Claim[]): boolean => claims.every(({ fact_ids }) => fact_ids.length > 0);

/** Where the letter speaks of the person's work and skills: its first paragraphs in which every sentence has facts. */
function middleOf({ paragraphs }: CoverLetter): { from: number; to: number } {
  const from = paragraphs.findIndex(rests);
  if (from === -1) return { from: 0, to: 0 };
  const length = paragraphs.slice(from).findIndex((claims) => !rests(claims));
  return { from, to: length === -1 ? paragraphs.length : from + length };
}

/** A sentence of a model, with the ids its facts really have; `refusals` where they do not exist or do not bear it out. */
interface Judged {
  claim: Claim;
  sound: boolean;
  refusals: FoundRefusal[];
}

/** Why a sentence that is checked against no fact does not stand. */
const UNFOUNDED = { why: messages.message('noFact'), remedy: messages.message('addToProfile') };

function judge(written: Written, offered: readonly OfferedFact[], holds: Gate): Judged[][] {
  const idOf = new Map(offered.map(({ name, fact }) => [name, fact.id]));
  return written.map((sentences) =>
    sentences.slice(0, MOST_SENTENCES).map(({ text, facts }) => {
      const ids = facts.flatMap((name) => idOf.get(name) ?? []);
      const known = ids.length > 0 && ids.length === facts.length;
      const plain = notPlain(text, LONGEST_SENTENCE);
      const refusals =
        plain.length > 0 ? plain : known ? holds(text, ids, 'letter') : [{ span: text, ...UNFOUNDED }];
      return { claim: { text, fact_ids: ids }, sound: refusals.length === 0, refusals };
    }),
  );
}

/**
 * The sentences that stand: a model's where it is sound, else my own sentence about the same fact when nothing else tells
 * that fact, else none. No sentence stands twice.
 */
function standing(judged: readonly Judged[][], own: readonly Claim[]): Claim[][] {
  const sentences = judged.flat();
  const told = new Set(sentences.filter(({ sound }) => sound).flatMap(({ claim }) => claim.fact_ids));
  const said = new Set<string>();
  return judged
    .map((paragraph) =>
      paragraph.flatMap(({ claim, sound }): Claim[] => {
        const open = claim.fact_ids.filter((id) => !told.has(id));
        const stands = sound
          ? claim
          : own.find(({ text, fact_ids }) => !said.has(text) && fact_ids.some((id) => open.includes(id)));
        if (stands === undefined || said.has(stands.text)) return [];
        said.add(stands.text);
        return [stands];
      }),
    )
    .filter((claims) => claims.length > 0);
}

const refusedSentence = (text: string, refusals: FoundRefusal[]): RefusedFinding => ({
  document: 'letter',
  text,
  instead: '',
  refusals,
});

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
}

/**
 * The built-in engine's letter with its middle worded by a language model, where the person agreed to that. Greeting,
 * opening and closing stay; each sentence of the model must cite facts and pass the gate. `own` stays as it is when
 * nothing of the model's holds.
 */
export async function letterWithModel(
  world: Pick<World, 'database' | 'clock' | 'config' | 'model'>,
  { accountId, master, posting, own, chosen, approach, holds }: LetterToWord,
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
  const judged = judge(asked.answer.paragraphs, offered, holds);
  const kept = judged.flat().filter(({ sound }) => sound).length;
  const refused = judged
    .flat()
    .filter(({ sound }) => !sound)
    .map(({ claim: { text: said }, refusals }) => refusedSentence(said, refusals));
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
    note:
      refused.length === 0
        ? null
        : messages.message('leftSentences', { count: refused.length, model: asked.by }),
    refused,
  };
}
