import { wordFor } from '#engines/lexicon/index.ts';
import { addDays } from '#engines/calendar/index.ts';
import { readDay } from '#engines/forms/answers.ts';
import type { BankAnswer } from '#contract/career/form.ts';
import { allTold, isRecord, sideOf, type ToldContext } from '#engines/forms/screening/told.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { country as named } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Two answers of a person that cannot both hold: their topics, and why in one sentence. */
export interface Contradiction {
  topics: string[];
  says: Message;
}

type Known = ToldContext & { readonly today: string };

const FREE = wordFor('bank: free');

const valueOf = (context: Known, meaning: string, country: string): unknown =>
  allTold(context, meaning).find(({ parameter }) => parameter === country)?.value;

function rightsIn(context: Known, country: string): Contradiction[] {
  const rights = sideOf(valueOf(context, 'work_auth.authorized', country));
  const sponsored = sideOf(valueOf(context, 'sponsorship.required', country));
  const status = valueOf(context, 'work_auth.status', country);
  const expiry = valueOf(context, 'work_auth.expiry', country);
  const found: Contradiction[] = [];
  const topic = (name: string): string => `${name}:${country}`;
  const place = named(country);
  if (rights === false && sponsored === false)
    found.push({
      topics: [topic('work_auth.authorized'), topic('sponsorship.required')],
      says: messages.message('notAllowedNoSponsor', { country: place }),
    });
  const free = typeof status === 'string' && FREE.test(plainLabel(status));
  if (free && (rights === false || sponsored === true))
    found.push({
      topics: [
        topic('work_auth.status'),
        topic(rights === false ? 'work_auth.authorized' : 'sponsorship.required'),
      ],
      says:
        rights === false
          ? messages.message('statusNotAllowed', { status, country: place })
          : messages.message('statusNeedsSponsor', { status, country: place }),
    });
  const ends = typeof expiry === 'string' ? readDay(expiry) : null;
  if (rights === true && !free && ends !== null && ends < context.today)
    found.push({
      topics: [topic('work_auth.expiry'), topic('work_auth.authorized')],
      says: messages.message('permitIsOver', { country: place, day: ends }),
    });
  return found;
}

/** The days a notice lasts at least; months have 28. */
function noticeDays(value: unknown): number | null {
  if (!isRecord(value)) return null;
  const { days, weeks, months } = value;
  if (typeof days === 'number') return days;
  if (typeof weeks === 'number') return weeks * 7;
  return typeof months === 'number' ? months * 28 : null;
}

function startAndNotice(context: Known): Contradiction[] {
  const told = allTold(context, 'start.earliest')[0]?.value;
  const start = typeof told === 'string' ? readDay(told) : null;
  const notice = noticeDays(allTold(context, 'notice_period')[0]?.value);
  if (start === null || notice === null || start < context.today) return [];
  // Notice is given today or tomorrow: a day more or less is none.
  if (start >= addDays(context.today, notice - 1)) return [];
  return [
    {
      topics: ['start.earliest', 'notice_period'],
      says: messages.message('startInNotice', { day: start }),
    },
  ];
}

/** Every pair of answers that contradict each other, for this employer and day. */
export function bankContradictions(context: Known): Contradiction[] {
  const countries = new Set(
    ['work_auth.authorized', 'work_auth.status'].flatMap((meaning) =>
      allTold(context, meaning).map(({ parameter }) => parameter),
    ),
  );
  return [...[...countries].flatMap((country) => rightsIn(context, country)), ...startAndNotice(context)];
}

/** The same among the answers that hold for every employer; `today` is `YYYY-MM-DD`. */
export const contradictionsAmong = (answers: readonly BankAnswer[], today: string): Contradiction[] =>
  bankContradictions({ answers, posting: { company: '' }, today });
