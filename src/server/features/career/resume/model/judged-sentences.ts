import type { AgreedWording, Claim } from '#contract/career/facts.ts';
import type { Closer, Gate } from './gate.ts';
import type { OfferedFact } from './may-leave.ts';
import { text as messages } from './messages.ts';
import { notPlain } from './plain-sentence.ts';
import type { FoundRefusal, RefusedFinding } from './refused.ts';

const LONGEST_SENTENCE = 320;
const MOST_SENTENCES = 10;

/** Paragraphs as a model wrote them: their sentences, with the names of the facts that each cites. */
type Written = readonly (readonly { text: string; facts: readonly string[] }[])[];

/**
 * A sentence of a model, with the ids its facts really have; `refusals` where they do not exist or do not bear it out. Where only a
 * word of it was refused, the fact's own stands in `claim`, and the person is asked about the word.
 */
interface Judged {
  claim: Claim;
  sound: boolean;
  said: string;
  refusals: FoundRefusal[];
  question: AgreedWording | null;
}

/** Why a sentence that is checked against no fact does not stand. */
const UNFOUNDED = { why: messages.message('noFact'), remedy: messages.message('addToProfile') };

/** Holds each sentence against the facts it cites, and words one that failed by a word alone closer to them. */
export function judge(
  written: Written,
  offered: readonly OfferedFact[],
  { holds, closer }: { holds: Gate; closer: Closer },
): Judged[][] {
  const idOf = new Map(offered.map(({ name, fact }) => [name, fact.id]));
  return written.map((sentences) =>
    sentences.slice(0, MOST_SENTENCES).map(({ text, facts }) => {
      const ids = facts.flatMap((name) => idOf.get(name) ?? []);
      const known = ids.length > 0 && ids.length === facts.length;
      const plain = notPlain(text, LONGEST_SENTENCE);
      const isHeld = plain.length === 0 && known;
      const refusals = isHeld
        ? holds(text, ids, 'letter')
        : plain.length > 0
          ? plain
          : [{ span: text, ...UNFOUNDED }];
      const own = isHeld && refusals.length > 0 ? closer(text, ids, 'letter') : null;
      return {
        claim: { text: own?.closer ?? text, fact_ids: ids },
        sound: refusals.length === 0 || own !== null,
        said: text,
        refusals,
        question: own && { fact_id: own.fact_id, said: own.said, instead: own.instead },
      };
    }),
  );
}

/**
 * The sentences that stand: a model's where it is sound, else my own sentence about the same fact when nothing else tells
 * that fact, else none. No sentence stands twice.
 */
export function standing(judged: readonly Judged[][], own: readonly Claim[]): Claim[][] {
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

/** What was not taken over as it was written, with what stands in its place, if anything. */
export const refusedIn = (judged: readonly Judged[]): RefusedFinding[] =>
  judged
    .filter(({ refusals }) => refusals.length > 0)
    .map(({ said, sound, claim, refusals }) => ({
      document: 'letter',
      text: said,
      instead: sound ? claim.text : '',
      refusals,
    }));
