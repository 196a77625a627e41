import { daysBetween } from '#engines/calendar/index.ts';
import { arrived, daysToHalf, type SentCase, shareInWords, succeeded } from './figures.ts';
import { counted } from '#engines/text/index.ts';

export interface Insight {
  /** 'positive' or 'neutral'. */
  type: 'positive' | 'neutral';
  /** HTML: a whole sentence; names from outside are escaped. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Cases each side of a comparison needs, and the points between them from which it is told. */
const LEAST_CASES = 8;
const LEAST_POINTS = 10;
const STRONG = 80;

interface Comparison {
  more: boolean;
  one: string;
  other: string;
}

const rate = (group: readonly SentCase[]): number => group.filter(succeeded).length / group.length;
const words = (group: readonly SentCase[]): string =>
  shareInWords(group.filter(succeeded).length, group.length, 'cases');

/** Interviews on both sides of a question, when there are enough cases and a difference worth telling; else null. */
function compare(cases: readonly SentCase[], side: (one: SentCase) => boolean): Comparison | null {
  const yes = cases.filter((one) => side(one));
  const no = cases.filter((one) => !side(one));
  if (yes.length < LEAST_CASES || no.length < LEAST_CASES) return null;
  if (Math.abs(rate(yes) - rate(no)) * 100 < LEAST_POINTS) return null;
  return { more: rate(yes) > rate(no), one: words(yes), other: words(no) };
}

/** Those the agent prepared: of the others it knows neither match nor letter. */
const prepared = (cases: readonly SentCase[]) => cases.filter(({ score }) => score !== null);
const byScore = (cases: readonly SentCase[]): Comparison | null =>
  compare(prepared(cases), ({ score }) => score !== null && score >= STRONG);
const byLetter = (cases: readonly SentCase[]): Comparison | null =>
  compare(prepared(cases), ({ letter }) => letter);

function answers(cases: readonly SentCase[]): Insight[] {
  const answered = cases.filter(({ answeredOn }) => answeredOn !== null).length;
  const good = cases.filter(succeeded).length;
  const found: Insight[] = [];
  if (good > 0)
    found.push({
      type: 'positive',
      text: `Interviews or offers came of ${shareInWords(good, cases.length, 'applications')}.`,
    });
  const half = daysToHalf(cases);
  if (answered >= 4 && half !== null) {
    const when = half === 0 ? 'on the day of sending' : `within ${counted(half, 'day', 'days')}`;
    found.push({
      type: 'neutral',
      text: `Of ${counted(answered, 'answer', 'answers')}, half came ${when}.`,
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
      text: `Matches of ${STRONG} and up led to interviews or offers in ${score.one}, the others in ${score.other}.`,
    });
  const letter = byLetter(cases);
  if (letter !== null)
    found.push({
      type: letter.more ? 'positive' : 'neutral',
      text: `Applications with a cover letter led to interviews or offers in ${letter.one}, those without in ${letter.other}.`,
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
  const [company, title] = [escaped(latest.company), escaped(latest.title)];
  const text =
    latest.state === 'offer'
      ? `<strong>${company}</strong> made you an offer for ${title}.`
      : `<strong>${company}</strong> wants to talk with you about ${title}.`;
  return [{ type: 'positive', text }];
}

/** What the person's own applications show, most useful first; empty while nothing arrived. Every figure is counted. */
export function insightsOf(cases: readonly SentCase[], today: string): Insight[] {
  const sent = arrived(cases);
  const silent = sent.filter((one) => isSilent(one, today)).length;
  const silence: Insight = {
    type: 'neutral',
    text: `There is no answer after three weeks or more to ${shareInWords(silent, sent.length, 'applications')}.`,
  };
  return [...newest(sent), ...answers(sent), ...comparisons(sent), ...(silent > 0 ? [silence] : [])];
}

/** One plain sentence (no HTML) of advice that the person's own numbers support, or null when they support none. */
export function tipOf(cases: readonly SentCase[], waiting: number): string | null {
  const sent = arrived(cases);
  const score = byScore(sent);
  if (score?.more === true)
    return `Your matches of ${STRONG} and up do better: interviews or offers in ${score.one}, against ${score.other} among the others.`;
  const letter = byLetter(sent);
  if (letter?.more === true)
    return `Your applications with a cover letter do better: interviews or offers in ${letter.one}, against ${letter.other} without.`;
  if (waiting > 0)
    return `${counted(waiting, 'application waits', 'applications wait')} for your decision; nothing is sent without it.`;
  return null;
}
