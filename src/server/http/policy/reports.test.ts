import { beforeEach, expect, test } from 'vitest';
import { TestClock } from '#testing/app.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { policyReports } from './reports.ts';

let clock: TestClock;
let recording: ReturnType<typeof recordingLog>;
let app: ReturnType<typeof policyReports>;
beforeEach(() => {
  clock = new TestClock();
  recording = recordingLog();
  app = policyReports({ clock, log: recording.log });
});

const send = async (body: unknown, type = 'application/reports+json') => {
  const given = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type };
  return (await app.request('/policy-reports', { method: 'POST', headers, body: given })).status;
};
const said = () => recording.entries.map(({ fields }) => fields);
const report = (more: object = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: 'https://career.legwork.example/dashboard/job-tracker/secret-id',
  user_agent: 'Secret Browser',
  body: {
    effectiveDirective: 'img-src',
    blockedURL: 'https://tracker.example/pixel.gif?who=secret',
    documentURL: 'https://career.legwork.example/dashboard/job-tracker/secret-id?token=secret',
    sourceFile: 'https://career.legwork.example/secret.js',
    sample: 'secret words of a page',
    referrer: 'https://secret.example/',
    disposition: 'enforce',
    ...more,
  },
});

test('of a report the rule, the origin that was stopped and the first word of the path are kept, and nothing of a person', async () => {
  expect(await send([report(), { type: 'deprecation', body: {} }])).toBe(204);
  const kept = {
    directive: 'img-src',
    blocked: 'https://tracker.example',
    page: '/dashboard',
    disposition: 'enforce',
  };
  expect(said()).toEqual([kept]);
  const older = {
    'csp-report': {
      'violated-directive': 'script-src',
      'blocked-uri': 'inline',
      'document-uri': 'https://career.legwork.example/0f0e-secret/x',
      disposition: 'report',
      'script-sample': 'secret',
    },
  };
  expect(await send(older, 'application/csp-report')).toBe(204);
  expect(said()[1]).toEqual({
    directive: 'script-src',
    blocked: 'inline',
    page: 'other',
    disposition: 'report',
  });
  expect(JSON.stringify(recording.entries)).not.toContain('ecret');
});

test.each([
  ['an address of data', { blockedURL: 'data:text/html,secret' }, { blocked: 'data:' }],
  [
    'a token in the first part of the path',
    { documentURL: 'https://a.example/Xy9-token' },
    { page: 'other' },
  ],
  ['words for a rule', { effectiveDirective: 'A secret; I say' }, { directive: 'other' }],
  ['control characters', { blockedURL: 'in\nline' }, { blocked: 'other' }],
])('with %s no more is kept than that', async (_what, more, kept) => {
  await send([report(more)]);
  expect(said()).toMatchObject([kept]);
});

test('the same complaint is logged once an hour, and no flood fills the log', async () => {
  for (let count = 0; count < 5; count += 1) await send(report());
  expect(said()).toHaveLength(1);
  clock.advance(3_600_000);
  await send(report());
  expect(said()).toHaveLength(2);
  const statuses = [];
  for (let count = 0; count < 70; count += 1)
    statuses.push(
      await send(
        Array.from({ length: 20 }, (_, at) => report({ blockedURL: `https://h${count}x${at}.example` })),
      ),
    );
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([59, 429]);
  expect(said().length).toBe(2 + 99);
  clock.advance(60_000);
  expect(await send(report())).toBe(204);
});

test('what is no report, or too large, is let go', async () => {
  expect(await send('{')).toBe(204);
  expect(await send([null, 7, { 'csp-report': 'x' }])).toBe(204);
  expect(await send('x'.repeat(20_000))).toBe(413);
  expect(recording.entries).toEqual([]);
});
