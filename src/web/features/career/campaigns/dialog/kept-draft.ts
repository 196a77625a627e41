import { z } from 'zod';
import { avoidLists } from '#contract/career/hub/avoid.ts';
import { payPeriod, workplace } from '#contract/career/posting.ts';
import type { CampaignForm } from './campaign-form.ts';

/** What was typed and not saved, and the step it was typed in. */
export interface CampaignDraft {
  form: CampaignForm;
  step: number;
}

const kept = z.object({
  form: z.object({
    name: z.string(),
    targetTitles: z.string(),
    keywords: z.string(),
    workplaces: z.array(workplace),
    leastPay: z.string(),
    currency: z.string(),
    period: payPeriod,
    avoid: avoidLists.prefault({}),
    rate: z.number(),
    coverLetter: z.boolean(),
    dryRun: z.boolean(),
    resumeLink: z.boolean().default(false),
  }),
  step: z.number().int().min(0).max(2),
});

const key = (personId: string, campaignId: string | null) =>
  `legwork.campaign.${personId}.${campaignId ?? 'new'}`;

/** What this person typed into a campaign's dialog in this tab and did not save; null when nothing. */
export function keptDraft(personId: string, campaignId: string | null): CampaignDraft | null {
  try {
    const read = kept.safeParse(JSON.parse(sessionStorage.getItem(key(personId, campaignId)) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed, or forgets it; without storage it lasts until the dialog is closed. */
export function keepDraft(personId: string, campaignId: string | null, draft: CampaignDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key(personId, campaignId));
    else sessionStorage.setItem(key(personId, campaignId), JSON.stringify(draft));
  } catch {
    return;
  }
}
