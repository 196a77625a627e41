import { describe, expect, it } from 'vitest';
import type { Campaign } from '#contract/career/campaigns.ts';
import { agentState } from './agent-state.ts';

const campaign = (more: Partial<Campaign>): Campaign => ({
  id: '6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11',
  name: 'Operations',
  targetTitles: '',
  keywords: '',
  workplaces: ['onsite', 'hybrid', 'remote'],
  leastPay: null,
  avoid: { companies: '', industries: '', words: '' },
  rate: 10,
  active: true,
  coverLetter: true,
  dryRun: false,
  resumeLink: false,
  pausedWithAll: false,
  applications: 0,
  views: 0,
  interviews: 0,
  progress: 0,
  limit: 10,
  ...more,
});
const nowMs = Date.parse('2026-11-20T20:10:00Z');
const known = { nextAt: '2026-11-20T21:00:00Z', nowMs, timeZone: 'America/Toronto' };

describe('the state of the agent', () => {
  it('adds up the campaigns that are switched on', () => {
    const campaigns = [
      campaign({ progress: 5 }),
      campaign({ progress: 2, limit: 5 }),
      campaign({ progress: 3, active: false }),
    ];
    expect(agentState({ ...known, campaigns })).toEqual({
      on: true,
      sent: 7,
      limit: 15,
      note: 'Next application at 4:00 p.m.',
    });
  });

  it('says why nothing is going on', () => {
    expect(agentState({ ...known, campaigns: [] }).note).toBe('Starts with your first campaign');
    expect(agentState({ ...known, campaigns: [campaign({ active: false })] })).toMatchObject({
      on: false,
      note: 'All campaigns are paused',
    });
    expect(agentState({ ...known, campaigns: [campaign({})], nextAt: null }).note).toBe(
      'Nothing else is planned right now',
    );
  });

  it('says nothing of the next one while that is not known', () => {
    expect(agentState({ ...known, campaigns: [campaign({})], nextAt: undefined }).note).toBeUndefined();
  });

  it('names the day when it is not today', () => {
    const state = agentState({ ...known, campaigns: [campaign({})], nextAt: '2026-11-21T13:00:00Z' });
    expect(state.note).toBe('Next application on Nov 21 at 8:00 a.m.');
  });
});
