import { describe, expect, it } from 'vitest';
import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { timelineSteps } from './timeline-steps.ts';

type Event = ApplicationDetail['timeline'][number];
const event = (state: ApplicationState, actor: Event['actor'], minute: number): Event => ({
  id: `00000000-0000-4000-8000-0000000000${10 + minute}`,
  kind: state,
  state,
  actor,
  detail: '',
  at: `2026-11-20T15:${10 + minute}:00Z`,
});
const looks = (events: Event[]) => timelineSteps(events).map(({ state }) => state);

describe('the timeline', () => {
  it('goes from old to new and colours each step by who took it', () => {
    const events = [
      event('interviewing', 'employer', 4),
      event('found', 'agent', 0),
      event('approved', 'person', 2),
      event('applied', 'agent', 3),
    ];
    expect(timelineSteps(events).map(({ label }) => label)).toEqual([
      'Found',
      'Approved',
      'Sent',
      'Answered, interviewing',
    ]);
    expect(looks(events)).toEqual(['done', 'you', 'done', 'them']);
  });

  it('says who answered and who wrote', () => {
    const events = [event('prepared', 'person', 0), event('applied', 'employer', 1)];
    expect(timelineSteps(events).map(({ label }) => label)).toEqual(['You answered', 'They wrote']);
  });

  it('has its last step waiting, under way or stopped', () => {
    expect(looks([event('found', 'agent', 0), event('waiting', 'agent', 1)])).toEqual(['done', 'you']);
    expect(looks([event('approved', 'person', 0), event('sending', 'agent', 1)])).toEqual(['you', 'now']);
    expect(looks([event('waiting', 'agent', 0), event('skipped', 'person', 1)])).toEqual(['done', 'stopped']);
  });
});
