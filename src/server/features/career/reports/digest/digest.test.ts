import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { reportsJobs } from '#server/features/career/reports/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Monday, half past eight in Toronto. */
const monday = '2026-11-16T13:30:00.000Z';
const writeDigests = async () => {
  await reportsJobs(app.world)
    .find(({ job }) => job.name === 'reports.digests')
    ?.handle({});
  await app.drain();
};
const summaries = ({ email }: Person) =>
  app.mails.filter(({ to, subject }) => to === email && subject.startsWith('Your week'));

/** A person with a campaign and a week of applications, of which two were answered. */
async function busyPerson() {
  const person = await signUp(app);
  const { id: campaignId } = (
    await app.call('POST', '/campaigns', { name: 'Shops', active: false }, person.token)
  ).body;
  const sent = (state: 'applied' | 'interviewing' | 'rejected', day: string) =>
    sentApplication(app, {
      accountId: person.accountId,
      company: `Shop ${day}`,
      title: 'Manager',
      state,
      sentAt: `${day}T15:00:00.000Z`,
      campaignId,
    });
  await sent('applied', '2026-11-09');
  await sent('interviewing', '2026-11-11');
  await sent('rejected', '2026-11-14');
  await sent('applied', '2026-11-03');
  return person;
}

describe('the weekly summary', () => {
  test('comes on Monday morning where the person lives, once, with the figures of the report', async () => {
    const person = await busyPerson();
    app.clock.set('2026-11-16T12:59:00.000Z');
    await writeDigests();
    expect(summaries(person)).toEqual([]);
    app.clock.set(monday);
    await writeDigests();
    await writeDigests();
    const [mail, ...more] = summaries(person);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your week: 3 applications sent, 2 replies');
    const report = (await app.call('GET', '/performance-report', undefined, person.token)).body;
    const week = report.weekly.find((entry: { week: string }) => entry.week === '2026-W46');
    expect(mail?.text).toContain(
      `From Monday, November 9 to Sunday, November 15 I sent ${week.sent} applications. 2 employers replied, and that led to ${week.interviews} interview.`,
    );
    const { applied, interviews, offers } = report.funnel;
    expect(mail?.text).toContain(
      `Since you started: ${applied} applications, ${interviews} interview, ${offers} offers.`,
    );
    expect(mail?.text).toContain('No campaign is active');
  });

  test('can be ended in one click from its own header', async () => {
    const person = await busyPerson();
    app.clock.set(monday);
    await writeDigests();
    const [mail] = summaries(person);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const reply = await app.app.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(reply.status).toBe(200);
    app.clock.set('2026-11-23T13:30:00.000Z');
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19'])
      await sentApplication(app, {
        accountId: person.accountId,
        company: day,
        title: 'Cook',
        sentAt: `${day}T15:00:00.000Z`,
      });
    await writeDigests();
    expect(summaries(person)).toHaveLength(1);
  });

  test('is silent about a week in which too little happened', async () => {
    app.clock.set(monday);
    const person = await signUp(app);
    await sentApplication(app, {
      accountId: person.accountId,
      company: 'Only one',
      title: 'Cook',
      sentAt: '2026-11-10T15:00:00.000Z',
    });
    await writeDigests();
    expect(summaries(person)).toEqual([]);
  });
});
