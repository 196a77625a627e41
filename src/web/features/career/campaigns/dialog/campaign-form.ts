import type { z } from 'zod';
import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import { type Campaign, campaignInput, RATE_DEFAULT } from '#contract/career/campaigns.ts';
import { WORKPLACES } from '#contract/career/posting.ts';
import type { LeastPay } from '#contract/career/posting.ts';
import type { Profile } from '#contract/career/profile.ts';
import { placeOfZone } from '#engines/calendar/index.ts';
import { refusalText } from '#web/text/message-text.ts';
import { text } from './messages.ts';

type Input = z.input<typeof campaignInput>;

/** What the dialog holds while it is open; the least pay as it is typed, "" for any. */
export interface CampaignForm {
  name: string;
  targetTitles: string;
  keywords: string;
  workplaces: Campaign['workplaces'];
  leastPay: string;
  currency: string;
  period: LeastPay['period'];
  avoid: AvoidLists;
  rate: number;
  coverLetter: boolean;
  dryRun: boolean;
  resumeLink: boolean;
}

/** The names of the dialog's steps, in order. */
export const dialogSteps: readonly (() => string)[] = [
  () => text('stepTarget'),
  () => text('stepConfiguration'),
  () => text('stepPace'),
];

/** The form at first: the campaign that is edited, or a new one from what the person answered when they began. */
export function formOf(
  campaign: Campaign | null,
  person: Pick<Profile, 'target_position' | 'key_skills'>,
): CampaignForm {
  if (campaign === null)
    return {
      name: '',
      targetTitles: person.target_position,
      keywords: person.key_skills,
      workplaces: [...WORKPLACES],
      leastPay: '',
      currency: 'CAD',
      period: 'year',
      avoid: { companies: '', industries: '', words: '' },
      rate: RATE_DEFAULT,
      coverLetter: true,
      dryRun: false,
      resumeLink: false,
    };
  const { name, targetTitles, keywords, workplaces, leastPay, avoid } = campaign;
  const { rate, coverLetter, dryRun, resumeLink } = campaign;
  const { amount = '', currency = 'CAD', period = 'year' } = leastPay ?? {};
  const wishes = { workplaces, leastPay: String(amount), currency, period, avoid };
  return { name, targetTitles, keywords, ...wishes, rate, coverLetter, dryRun, resumeLink };
}

/** The campaign that the form holds. */
export function inputOf({ leastPay, currency, period, ...form }: CampaignForm): Input {
  const amount = Number(leastPay.replace(/[\s,]/g, ''));
  return {
    ...form,
    leastPay: leastPay.trim() === '' ? null : { amount, currency: currency.trim().toUpperCase(), period },
  };
}

/** The first problem of each field, in words; empty when the form can be sent. */
export function problemsOf(form: CampaignForm): Partial<Record<keyof Input, string>> {
  const read = campaignInput.safeParse(inputOf(form));
  if (read.success) return {};
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of read.error.issues) problems[String(path[0])] ??= refusalText(message);
  return problems;
}

/** The first step with a field that has a problem, counted from 0; null when the form can be sent. */
export function firstWrongStep(form: CampaignForm): number | null {
  const wrong = Object.keys(problemsOf(form));
  if (wrong.length === 0) return null;
  return wrong.every((field) => field === 'keywords') ? 1 : 0;
}

const OPEN_HOURS = 12;

/** How a day at this rate feels: applications are put to the person between 8 a.m. and 8 p.m., evenly spread. */
export function paceWords(rate: number): string {
  const minutes = Math.round((OPEN_HOURS * 60) / rate);
  if (minutes >= 120) return text('oneEveryHours', { hours: Math.round(minutes / 60) });
  if (minutes > 65) return text('oneEveryMinutes', { minutes: Math.round(minutes / 5) * 5 });
  return minutes >= 55 ? text('oneAnHour') : text('oneEveryMinutes', { minutes });
}

/** The city that a time zone is named after: "Toronto"; "UTC" where it has none. */
export const cityOfZone = (timeZone: string): string => placeOfZone(timeZone) || 'UTC';
