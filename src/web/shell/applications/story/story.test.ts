import { describe, expect, it } from 'vitest';
import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { movedBy, storyOf } from './story.ts';

type Event = ApplicationDetail['timeline'][number];
let clock = 0;
const event = (state: ApplicationState, more: Partial<Event> = {}): Event => {
  clock += 1;
  return {
    id: `00000000-0000-4000-8000-${String(clock).padStart(12, '0')}`,
    kind: state,
    state,
    actor: 'agent',
    detail: `${state}.`,
    at: new Date(Date.UTC(2026, 10, 16, 12, clock)).toISOString(),
    ...more,
  };
};
const begun = () => [event('found'), event('matched'), event('prepared'), event('waiting')];
const approved = () => event('approved', { actor: 'person', detail: 'You approved it.' });
const read = (state: ApplicationState, timeline: Event[]) =>
  storyOf({ state, timeline, origin: 'agent' }).map(({ label, look, lines }) => [
    label,
    look,
    ...lines.map((line) => line.detail),
  ]);

describe('the story of an application', () => {
  it('has all six steps when an employer has answered', () => {
    const timeline = [
      ...begun(),
      approved(),
      event('sending'),
      event('applied'),
      event('interviewing', { actor: 'employer', detail: 'They invited you.' }),
    ];
    expect(read('interviewing', timeline)).toEqual([
      ['Found', 'done', 'found.'],
      ['Matched', 'done', 'matched.'],
      ['Prepared', 'done', 'prepared.'],
      ['Approved by you', 'done', 'You approved it.'],
      ['Sent', 'done', 'applied.'],
      ['Answered', 'them', 'They invited you.'],
    ]);
  });

  it('takes the time of sending from the first word that it arrived', () => {
    const sent = event('applied');
    const timeline = [...begun(), approved(), sent, event('applied', { kind: 'reply', actor: 'employer' })];
    expect(storyOf({ state: 'applied', timeline, origin: 'agent' })[4]).toMatchObject({
      at: sent.at,
      lines: { length: 2 },
    });
  });

  it('dates the answer by their word, not by a correction of it', () => {
    const answer = event('interviewing', { actor: 'employer' });
    const moved = event('offer', { kind: 'moved', actor: 'person' });
    const story = storyOf({
      state: 'offer',
      origin: 'agent',
      timeline: [...begun(), approved(), event('applied'), answer, moved],
    });
    expect(story[5]?.at).toBe(answer.at);
  });

  it('has no time for a step that was not taken', () => {
    const story = storyOf({ state: 'waiting', timeline: begun(), origin: 'agent' });
    expect(story.map((step) => step.at === null)).toEqual([false, false, false, true, true, true]);
    expect(story[3]).toMatchObject({ label: 'Waiting for your approval', look: 'you' });
  });

  it('tells at the step where it ended why it ended', () => {
    const timeline = [...begun(), event('skipped', { actor: 'person', detail: 'You skipped it.' })];
    expect(read('skipped', timeline)[3]).toEqual(['Your approval', 'stopped', 'You skipped it.']);
  });

  it('never says sent before it was', () => {
    const labels = (['sending', 'unknown', 'handed_over', 'failed'] as const).map(
      (state) =>
        storyOf({
          state,
          timeline: [...begun(), approved(), event('sending'), event(state)],
          origin: 'agent',
        })[4]?.label,
    );
    expect(labels).toEqual(['Sending', 'Checking', 'Ready for you to send', 'Not sent']);
  });

  it('never says of a dry run that it is being sent', () => {
    const story = storyOf({
      state: 'sending',
      timeline: [...begun(), approved(), event('sending')],
      origin: 'agent',
      is_dry_run: true,
    });
    expect(story[4]?.label).toBe('Dry run, nothing is sent');
  });

  it('keeps a pause before sending with the sending, not with the approval', () => {
    const held = event('approved', { kind: 'held', detail: 'It goes out tomorrow.' });
    expect(read('approved', [...begun(), approved(), held])[4]).toEqual([
      'Sent',
      'ahead',
      'It goes out tomorrow.',
    ]);
  });

  it('claims no step of the agent for what the person sent themselves', () => {
    const added = event('applied', { kind: 'added', actor: 'person', detail: 'You applied.' });
    const story = storyOf({ state: 'applied', timeline: [added], origin: 'person' });
    expect(story.map(({ label, look }) => [label, look])).toEqual([
      ['Added by you', 'you'],
      ['Answered', 'ahead'],
    ]);
  });

  it('notes a correction by hand with the answers', () => {
    const moved = event('applied', { kind: 'moved', actor: 'person', detail: 'You set it to Applied.' });
    const timeline = [
      ...begun(),
      approved(),
      event('applied'),
      event('rejected', { actor: 'employer' }),
      moved,
    ];
    expect(read('applied', timeline)[5]).toEqual([
      'Answered',
      'ahead',
      'rejected.',
      'You set it to Applied.',
    ]);
  });
});

it('knows who moved it last, whoever wrote something after that', () => {
  const applied = event('applied');
  const noted = event('applied', { kind: 'reply', actor: 'employer' });
  const moved = event('offer', { kind: 'moved', actor: 'person' });
  expect(movedBy({ state: 'applied', timeline: [...begun(), approved(), applied, noted] })).toBe('agent');
  expect(movedBy({ state: 'offer', timeline: [applied, noted, moved] })).toBe('person');
  expect(movedBy({ state: 'interviewing', timeline: [event('interviewing', { actor: 'employer' })] })).toBe(
    'employer',
  );
});
