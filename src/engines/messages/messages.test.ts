import { expect, test } from 'vitest';
import { draftMessage } from './index.ts';

const given = {
  language: 'en',
  name: 'Noor Castellan',
  title: 'Night\r\nBcc: x@evil.example Auditor',
  company: 'Tern & Plover',
  sentOn: 'November 3, 2026',
  shown: 'I balanced three tills a night.',
} as const;

test('a question how it stands names job, employer and day, and the one sentence that was given', () => {
  const { subject, body, claims } = draftMessage({ ...given, kind: 'follow_up' });
  // A posting's title cannot begin a line of its own, so no header of a mail either.
  expect(subject).toBe('My application for Night Bcc: x@evil.example Auditor');
  expect(body).toContain('at Tern & Plover on November 3, 2026 and');
  expect(claims).toEqual(['I balanced three tills a night.']);
  expect(body.endsWith('Kind regards,\nNoor Castellan')).toBe(true);
});

test('what a message says of the person is handed on to be checked against their facts', () => {
  const kinds = ['follow_up', 'thank_you'] as const;
  for (const kind of kinds) expect(draftMessage({ ...given, kind }).claims).toEqual([given.shown]);
});

test('thanks are in the language of the posting, and say nothing of the person when nothing is shown', () => {
  const { body, claims } = draftMessage({ ...given, kind: 'thank_you', language: 'fr', shown: null });
  expect(body).toContain('Merci d’avoir pris le temps');
  expect(claims).toEqual([]);
  expect(body).not.toContain('tills');
});
