import { daysBetween } from '#engines/calendar/index.ts';
import type { Message } from '#localization/types.ts';
import { arrived, daysToHalf, figuresOf, type SentCase, shareOf, succeeded } from './figures.ts';
import { text } from './messages.ts';

export interface Insight {
  type: 'positive' | 'neutral';
  /** A whole sentence, of which `company` is drawn bold. */
  text: Message;
}

/** Cases each side of a comparison needs, and the points between them from which it is told. */
const LEAST_CASES = 8;
const LEAST_POINTS = 10;
const STRONG = 80;

/** Both sides of a question in figures: the cases that led on and all there are, with it and without. */
interface Comparison {
  more: boolean;
  said: {
    figures: 'few' | 'many';
    yes: number;
    yesOf: number;
    yesShare: number;
    no: number;
    noOf: number;
    noShare: number;
  };
}

const ledOn = (group: readonly SentCase[]): number => group.filter(succeeded).length;
const rate = (group: readonly SentCase[]): number => ledOn(group) / group.length;

/** Interviews on both sides of a question, when there are enough cases and a difference worth telling; else null. */
function compare(cases: readonly SentCase[], side: (one: SentCase) => boolean): Comparison | null {
  const yes = cases.filter((one) => side(one));
  const no = cases.filter((one) => !side(one));
  if (yes.length < LEAST_CASES || no.length < LEAST_CASES) return null;
  if (Math.abs(rate(yes) - rate(no)) * 100 < LEAST_POINTS) return null;
  const said = {
    figures: figuresOf(yes.length, no.length),
    yes: ledOn(yes),
    yesOf: yes.length,
    yesShare: shareOf(ledOn(yes), yes.length),
    no: ledOn(no),
    noOf: no.length,
    noShare: shareOf(ledOn(no), no.length),
  };
  return { more: rate(yes) > rate(no), said };
}

/** Those the agent prepared: of the others it knows neither match nor letter. */
const prepared = (cases: readonly SentCase[]) => cases.filter(({ score }) => score !== null);
const byScore = (cases: readonly SentCase[]): Comparison | null =>
  compare(prepared(cases), ({ score }) => score !== null && score >= STRONG);
const byLetter = (cases: readonly SentCase[]): Comparison | null =>
  compare(prepared(cases), ({ letter }) => letter);

const ofAll = (part: number, whole: number) => ({
  figures: figuresOf(whole),
  part,
  whole,
  share: shareOf(part, whole),
});

function answers(cases: readonly SentCase[]): Insight[] {
  const answered = cases.filter(({ answeredOn }) => answeredOn !== null).length;
  const good = cases.filter(succeeded).length;
  const found: Insight[] = [];
  if (good > 0)
    found.push({
      type: 'positive',
      text: text.message('ledOn', ofAll(good, cases.length)),
    });
  const half = daysToHalf(cases);
  if (answered >= 4 && half !== null) {
    found.push({
      type: 'neutral',
      text:
        half === 0
          ? text.message('halfOnTheDay', { answers: answered })
          : text.message('halfWithin', { answers: answered, days: half }),
    });
  }
  return found;
}

function comparisons(cases: readonly SentCase[]): Insight[] {
  const found: Insight[] = [];
  const score = byScore(cases);
  if (score !== null)
    found.push({
      type: score.more ? 'positive' : 'neutral',
      text: text.message('scoresCompared', { score: STRONG, ...score.said }),
    });
  const letter = byLetter(cases);
  if (letter !== null)
    found.push({
      type: letter.more ? 'positive' : 'neutral',
      text: text.message('lettersCompared', letter.said),
    });
  return found;
}

const SILENT_DAYS = 21;
const isSilent = (one: SentCase, today: string): boolean =>
  one.state === 'applied' && one.answeredOn === null && daysBetween(one.sentOn, today) >= SILENT_DAYS;

function newest(cases: readonly SentCase[]): Insight[] {
  const [latest] = cases
    .filter((one) => succeeded(one) && one.answeredOn !== null)
    .toSorted((a, b) => ((a.answeredOn ?? '') < (b.answeredOn ?? '') ? 1 : -1));
  if (latest === undefined) return [];
  const { company, title, state } = latest;
  const about = { company, title };
  return [
    {
      type: 'positive',
      text: state === 'offer' ? text.message('offered', about) : text.message('invited', about),
    },
  ];
}

/** What the person's own applications show, most useful first; empty while nothing arrived. Every figure is counted. */
export function insightsOf(cases: readonly SentCase[], today: string): Insight[] {
  const sent = arrived(cases);
  const silent = sent.filter((one) => isSilent(one, today)).length;
  const silence: Insight = {
    type: 'neutral',
    text: text.message('unanswered', ofAll(silent, sent.length)),
  };
  return [...newest(sent), ...answers(sent), ...comparisons(sent), ...(silent > 0 ? [silence] : [])];
}

/** One sentence of advice that the person's own numbers support, or null when they support none. */
export function tipOf(cases: readonly SentCase[]): Message | null {
  const sent = arrived(cases);
  const score = byScore(sent);
  if (score?.more === true) return text.message('tipOfScores', { score: STRONG, ...score.said });
  const letter = byLetter(sent);
  return letter?.more === true ? text.message('tipOfLetters', letter.said) : null;
}
