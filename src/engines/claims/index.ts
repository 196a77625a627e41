import { checkAgency } from './checks/agency.ts';
import { checkCauses } from './checks/causal.ts';
import { checkCertificates } from './checks/credentials/certificates.ts';
import { checkEducation } from './checks/credentials/education.ts';
import { checkElsewhere } from './checks/words/elsewhere.ts';
import { checkNames } from './checks/words/names.ts';
import { checkNumbers } from './checks/amounts/numbers.ts';
import { checkManner } from './checks/reach/manner.ts';
import { checkMoreThanOne } from './checks/reach/more-than-one.ts';
import { checkOften } from './checks/reach/often.ts';
import { checkPartOf } from './checks/reach/part-of.ts';
import { checkReach } from './checks/reach/reach.ts';
import { checkHeadOf, checkTeams } from './checks/ranks/head-of.ts';
import { checkOverPeople } from './checks/ranks/over-people.ts';
import { checkSpokenOf } from './checks/ranks/spoken-of.ts';
import { checkDeeds } from './checks/ranks/deeds.ts';
import { checkUnder } from './checks/ranks/under.ts';
import { checkScope } from './checks/ranks/scope.ts';
import { checkAppliedFor } from './checks/credentials/applied-for.ts';
import { checkAwards } from './checks/credentials/awards.ts';
import { checkContact } from './checks/contact.ts';
import { checkDeedLanguages } from './checks/credentials/deed-languages.ts';
import { checkSingledOut } from './checks/credentials/singled-out.ts';
import { checkLanguages } from './checks/credentials/languages.ts';
import { checkScattered } from './checks/words/scattered.ts';
import { checkSkills } from './checks/words/skills.ts';
import { checkTitles } from './checks/ranks/titles.ts';
import { checkTogether } from './checks/together.ts';
import { checkWords } from './checks/words/words.ts';
import { isTooMuch, MOST_CHARACTERS, readQuestion } from './context.ts';
import type { Asked, Check } from './context.ts';
import { checkDates } from './dates/check.ts';
import { isSaid } from './language/units.ts';
import { bearsOut } from './quantities/match.ts';
import type { ClaimQuestion, Verdict } from './verdict.ts';

export type { Category, Verdict } from './verdict.ts';

const CHECKS: readonly Check[] = [
  checkContact,
  checkNumbers,
  checkDates,
  checkTitles,
  checkEducation,
  checkCertificates,
  checkAwards,
  checkAppliedFor,
  checkSingledOut,
  checkLanguages,
  checkDeedLanguages,
  checkReach,
  checkOften,
  checkManner,
  checkMoreThanOne,
  checkPartOf,
  checkScope,
  checkHeadOf,
  checkTeams,
  checkOverPeople,
  checkUnder,
  checkSpokenOf,
  checkDeeds,
  checkCauses,
  checkAgency,
  checkTogether,
  checkSkills,
  checkElsewhere,
  checkNames,
  checkScattered,
  checkWords,
];

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
