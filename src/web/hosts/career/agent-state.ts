import type { Campaign } from '#contract/career/campaigns.ts';
import { clockWords, dayWords } from '#web/shell/applications/moments.ts';
import type { AgentState } from '#web/shell/dashboard/sidebar.tsx';

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
  if (campaigns.length === 0) return 'It starts with your first campaign';
  if (!on) return 'Every campaign is paused';
  if (nextAt === undefined) return undefined;
  if (nextAt === null) return 'Nothing more is due at present';
  if (Date.parse(nextAt) <= nowMs) return 'The next application is being prepared';
  const clock = clockWords(nextAt, timeZone);
  const today = dayWords(nextAt, timeZone) === dayWords(new Date(nowMs).toISOString(), timeZone);
  return today
    ? `Next application at ${clock}`
    : `Next application ${dayWords(nextAt, timeZone)} at ${clock}`;
}

/** What the foot of the sidebar says of the agent. */
export function agentState(known: Known): AgentState {
  const sum = sumOfActive(known.campaigns);
  return { ...sum, note: noteOf(known, sum.on) };
}
