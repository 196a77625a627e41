import type { Campaign } from '#contract/career/campaigns.ts';
import { clockWords, dayWords } from '#web/shell/applications/moments.ts';
import type { AgentState } from '#web/shell/dashboard/sidebar.tsx';
import { text } from './messages.ts';

interface Known {
  campaigns: readonly Campaign[];
  /** When the next application is due, ISO 8601; null when none is, undefined while that is not known. */
  nextAt: string | null | undefined;
  nowMs: number;
  timeZone: string | undefined;
}

/** The campaigns that are switched on, as one figure: what was sent today and what may be. */
export function sumOfActive(campaigns: readonly Campaign[]): { on: boolean; sent: number; limit: number } {
  const active = campaigns.filter((campaign) => campaign.active);
  return {
    on: active.length > 0,
    sent: active.reduce((sum, { progress }) => sum + progress, 0),
    limit: active.reduce((sum, { limit }) => sum + limit, 0),
  };
}

function noteOf({ campaigns, nextAt, nowMs, timeZone }: Known, on: boolean): string | undefined {
  if (campaigns.length === 0) return text('noCampaign');
  if (!on) return text('allPaused');
  if (nextAt === undefined) return undefined;
  if (nextAt === null) return text('nothingDue');
  if (Date.parse(nextAt) <= nowMs) return text('beingPrepared');
  const time = clockWords(nextAt, timeZone);
  const day = dayWords(nextAt, timeZone);
  const today = day === dayWords(new Date(nowMs).toISOString(), timeZone);
  return today ? text('nextToday', { time }) : text('nextOnDay', { day, time });
}

/** What the foot of the sidebar says of the agent. */
export function agentState(known: Known): AgentState {
  const sum = sumOfActive(known.campaigns);
  return { ...sum, note: noteOf(known, sum.on) };
}
