import { describe, expect, it } from 'vitest';
import { messageIn, notificationOf, pageIn, titleAfterSkip } from './push-notification.ts';

const waiting = {
  title: 'Ready to send: Operations Coordinator',
  body: 'I prepared your application to Halden Freight.',
  job: 'Dispatcher',
  application_id: '6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11',
  url: '/dashboard/approvals/6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11',
  skip_token: 'token',
  content_hash: 'hash',
  tag: '6b2f0d3e',
};
const actionsOf = (message: object) =>
  notificationOf(messageIn(message)).options.actions.map(({ title }) => title);

describe('the notification', () => {
  it('of an application that waits can be read or skipped', () => {
    expect(actionsOf(waiting)).toEqual(['Read and approve', 'Skip']);
    expect(notificationOf(messageIn(waiting)).options).toMatchObject({
      tag: '6b2f0d3e',
      data: { skipToken: 'token', contentHash: 'hash' },
    });
  });

  it('has no Skip without the token that allows it', () => {
    expect(actionsOf({ ...waiting, skip_token: null })).toEqual(['Read']);
    expect(actionsOf({ ...waiting, content_hash: null })).toEqual(['Read']);
  });

  it('is shown whatever arrives', () => {
    for (const strange of [null, 'text', 7, {}, { title: 5 }])
      expect(notificationOf(messageIn(strange)).title).toBe('News about your applications');
  });
});

it('says in its title what became of a skip', () => {
  expect(titleAfterSkip('Dispatcher', true)).toBe('Skipped: Dispatcher');
  expect(titleAfterSkip('Dispatcher', false)).toBe('Not skipped: Dispatcher');
});

describe('the page it opens', () => {
  const origin = 'https://career.example.org';

  it('is the one the message names, on this host only', () => {
    expect(pageIn('/dashboard/approvals/1', origin)).toBe(`${origin}/dashboard/approvals/1`);
    for (const strange of [
      'https://elsewhere.example.org/',
      '//elsewhere.example.org',
      'javascript:alert(1)',
      '',
      'https://[',
    ])
      expect(pageIn(strange, origin)).toBe(`${origin}/dashboard/notifications`);
  });
});
