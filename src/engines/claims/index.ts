import { CHECKS } from './checks/checks.ts';
import { isTooMuch, MOST_CHARACTERS, readQuestion } from './context.ts';
import type { Asked } from './context.ts';
import { isSaid } from './language/units.ts';
import { bearsOut } from './quantities/match.ts';
import type { ClaimQuestion, Verdict } from './verdict.ts';

export type { Category, Verdict } from './verdict.ts';

/** The values that say something of the text, those that say most first. */
function sourcesOf(asked: Asked): string[] {
  const left = new Set(asked.units);
  return asked.place.sources
    .map((source) => ({ source, said: asked.units.filter((unit) => isSaid(unit, source.said)) }))
    .toSorted((a, b) => b.said.length - a.said.length)
    .filter(({ source, said }) => {
      const adds =
        said.some((unit) => left.has(unit)) ||
        asked.quantities.some((one) => source.quantities.some((truth) => bearsOut(truth, one)));
      for (const unit of said) left.delete(unit);
      return adds;
    })
    .map(({ source }) => source.id);
}

/**
 * Whether the profile bears a text out at the place where it would stand. Every number, date, name, title, skill, verb of
 * rank, word of reach, cause and plain word in it must follow from the person's facts there; honest rewording, French for
 * English and sums that follow do. Shares no code with what writes. Time is bounded: a text of more than 2,000 characters
 * is judged sentence by sentence, and one of more than 12,000, or a sentence longer than the first, is refused whole.
 */
export function checkClaims(question: ClaimQuestion): Verdict {
  const { text } = question;
  if (text.length > MOST_CHARACTERS && text.length <= MOST_IN_SENTENCES) {
    const sentences = sentencesIn(text);
    if (sentences.length > 1) return checkEach(question, sentences);
  }
  return checkOne(question);
}

/** Characters of a text that is judged sentence by sentence. */
const MOST_IN_SENTENCES = 12_000;

/** The sentences of a long text, and where each begins. */
const sentencesIn = (text: string): { part: string; from: number }[] =>
  Array.from(text.matchAll(/[^\s][^]*?(?:[.!?](?=\s)|\n\s*\n|$)/g), ({ 0: part, index }) => ({
    part,
    from: index,
  }));

/** The verdict on a text from those on its sentences. */
function checkEach(question: ClaimQuestion, sentences: readonly { part: string; from: number }[]): Verdict {
  const verdicts = sentences.map(({ part, from }) => {
    const verdict = checkOne({ ...question, text: part });
    const moved = verdict.refusals.map((one) => ({ ...one, start: one.start + from, end: one.end + from }));
    return { ...verdict, refusals: moved };
  });
  const refusals = verdicts.flatMap((verdict) => verdict.refusals);
  const allowed = refusals.length === 0;
  return {
    allowed,
    refusals,
    sources: allowed ? [...new Set(verdicts.flatMap(({ sources }) => sources))] : [],
  };
}

function checkOne(question: ClaimQuestion): Verdict {
  const asked = question.text.length > MOST_CHARACTERS ? null : readQuestion(question);
  if (asked === null || isTooMuch(asked))
    return {
      allowed: false,
      refusals: [
        {
          span: question.text.slice(0, 80),
          start: 0,
          end: question.text.length,
          category: 'unsupported',
          why: 'This is too long to check.',
          remedy: 'Check it sentence by sentence.',
        },
      ],
      sources: [],
    };
  const seen = new Set<string>();
  const refusals = CHECKS.flatMap((check) => check(asked))
    .filter(({ start, end, category }) => {
      const key = `${start} ${end} ${category}`;
      return seen.has(key) ? false : (seen.add(key), true);
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  return { allowed: refusals.length === 0, refusals, sources: refusals.length === 0 ? sourcesOf(asked) : [] };
}
