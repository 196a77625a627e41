import { requirementWord } from '#engines/lexicon/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { money } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { fold } from '#engines/text/index.ts';
import { text } from '#engines/matching/messages.ts';
import type { Match } from '#engines/matching/saying/match.ts';
import type { PostingReading } from '#engines/matching/posting.ts';
import { yearlyPay } from '#engines/matching/reading/pay.ts';
import { kilometres, readPlace, type Place } from '#engines/matching/reading/places.ts';
import { titleNames } from '#engines/matching/reading/titles.ts';
import { areOneCompany, readCompany } from '#engines/matching/avoiding/company-name.ts';

/** An application that the person skipped, with the reason in their words. */
export interface Skip {
  id: string;
  reason: string;
  posting: Pick<Posting, 'title' | 'company' | 'places' | 'pay'>;
}

/** What a skip taught: which postings to leave from now on, and how to say so. */
export interface LearnedRule {
  /** Of the skip that taught it. */
  skipId: string;
  /** One sentence for the person. */
  text: Message;
  /** What of a posting it leaves, in the posting's words where there are some; null when it does not concern it. */
  refuses(reading: PostingReading): Said | null;
}

/** The skip that taught to leave a posting of this match; null when something else or nothing stands in its way. */
export function taughtBy(
  { blockers }: Pick<Match, 'blockers'>,
  { rules }: { rules: readonly LearnedRule[] },
): string | null {
  const [blocker] = blockers;
  if (blocker?.code !== 'SKIPPED') return null;
  const said = JSON.stringify(blocker.person);
  return rules.find((rule) => JSON.stringify(rule.text) === said)?.skipId ?? null;
}

// A company, a title, a way or a wage: what a reason may be about, in folded English and French.
const ABOUT = {
  company: requirementWord('skips: company'),
  title:
    /\b(?:this|that|the|such a?) ?(?:kind|type|sort|line) of (?:work|job|role|position)\b|\bwrong (?:job|role|title|kind of work|field)\b|\bnot (?:my|the right) (?:field|trade|line of work|title|role|job)\b|\b(?:ce|mauvais) (?:genre|type) de (?:travail|poste|emploi)\b|\bpas mon (?:domaine|metier)\b|\bmauvais (?:poste|titre)\b/,
  distance: requirementWord('skips: distance'),
  pay: requirementWord(
    'skips: pay',
    /\b(?:pay|pays|salary|wages?|rate|money|compensation)\b.{0,12}\b(?:low|little|bad|poor|insufficient)\b|\b(?:salaire|paie|taux)\b.{0,12}\b(?:bas|faible|insuffisant)/,
  ),
} as const;
type Topic = keyof typeof ABOUT;
const TOPICS = ['company', 'title', 'distance', 'pay'] as const;
const NAME = 4;
const QUOTED = 80;

/** What a reason is about; null when nothing or more than one thing was understood, and then nothing is learned. */
function topicOf({ reason, posting }: Skip): Topic | null {
  const words = fold(reason);
  const about = new Set<Topic>(TOPICS.filter((topic) => ABOUT[topic].test(words)));
  const company = fold(posting.company);
  if (company.length >= NAME && words.includes(company)) about.add('company');
  const [topic, other] = about;
  return other === undefined ? (topic ?? null) : null;
}

/** The rules that skips teach, one each at most. `homes` are the places the person would work in. */
export function learnedFrom(skips: readonly Skip[], homes: readonly Place[]): LearnedRule[] {
  return skips.flatMap((skip) => {
    const topic = topicOf(skip);
    const refuses = topic === null ? null : makers[topic](skip, homes);
    if (topic === null || refuses === null) return [];
    const { title, company } = skip.posting;
    const reason = skip.reason.trim().slice(0, QUOTED);
    return [
      {
        skipId: skip.id,
        text: text.message('skippedAlike', { title, company, reason, leaves: topic }),
        refuses,
      },
    ];
  });
}

const makers: Readonly<
  Record<Topic, (skip: Skip, homes: readonly Place[]) => LearnedRule['refuses'] | null>
> = {
  company({ posting }) {
    const name = readCompany(posting.company);
    if (name.size === 0) return null;
    return ({ employer }) => (areOneCompany(name, employer.name) ? employer.company : null);
  },
  title({ posting }) {
    const names = titleNames(posting.title);
    return (reading) => (names.some((name) => reading.names.has(name)) ? reading.title : null);
  },
  distance({ posting }, homes) {
    const limit = nearest(posting.places.map(readPlace), homes);
    if (limit === null || limit === 0) return null;
    return (reading) => {
      if (reading.workplace === 'remote' || reading.places.some(({ remote }) => remote)) return null;
      const away = nearest(reading.places, homes);
      return away !== null && away >= limit
        ? text.message('kilometresAway', { distance: Math.round(away) })
        : null;
    };
  },
  pay({ posting }) {
    const { pay } = posting;
    if (pay === null || pay.period === null) return null;
    const limit = yearlyPay(pay.max, pay.period);
    return ({ pay: offered }) => {
      if (offered?.currency !== pay.currency || offered.period === null) return null;
      const { max: amount, currency, period } = offered;
      return yearlyPay(amount, period) <= limit
        ? text.message('payOffered', { amount: money(currency, amount), period })
        : null;
    };
  },
};

/** Kilometres to the nearest of some places; null when none is known. */
function nearest(places: readonly Place[], homes: readonly Place[]): number | null {
  const known = places
    .flatMap((place) => homes.map((home) => kilometres(place, home)))
    .filter((distance) => distance !== null);
  return known.length === 0 ? null : Math.min(...known);
}
