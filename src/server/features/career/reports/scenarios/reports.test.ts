import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoted } from '#localization/catalogue.ts';
import { recordReply } from '#server/features/career/applications/index.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { matches } from '#server/features/career/campaigns/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const overviewOf = async (token: string) =>
  (await app.call('GET', '/dashboard-overview', undefined, token)).body;
const reportOf = async (token: string) =>
  (await app.call('GET', '/performance-report', undefined, token)).body;
const job = (number: number) => ({ company: `Employer ${number}`, title: 'Clerk' });

async function campaignOf(token: string, name: string) {
  const { body } = await app.call('POST', '/campaigns', { name, targetTitles: 'Clerk', rate: 8 }, token);
  return String(body.id);
}

async function invite(applicationId: string) {
  await app.world.database.transaction(async (transaction) => {
    await recordReply(app.world, transaction, {
      applicationId,
      label: 'interview',
      subject: 'Interview',
      mailId: applicationId,
      at: app.clock.now(),
      language: 'en',
    });
  });
}

describe('the overview', () => {
  it('is all zeros for a new account', async () => {
    const { token } = await signUp(app);
    expect(await overviewOf(token)).toMatchObject({
      successRate: 0,
      weeklyChange: 0,
      totalApplications: 0,
      viewed: 0,
      sentToday: 0,
      limitToday: 0,
      activeCampaigns: 0,
      waiting: 0,
      nextAt: null,
      tip: null,
    });
  });

  it('counts what was sent and won, and only of this account', async () => {
    const { token, accountId } = await signUp(app);
    const other = await signUp(app);
    await sentApplication(app, { accountId: other.accountId, ...job(1) });
    const first = await sentApplication(app, { accountId, ...job(1) });
    await sentApplication(app, { accountId, ...job(2) });
    await sentApplication(app, { accountId, ...job(3), state: 'waiting', sentAt: null });
    await sentApplication(app, { accountId, ...job(4), state: 'unknown', sentAt: null });
    await sentApplication(app, { accountId, ...job(5), state: 'handed_over', sentAt: null });
    await invite(first);
    expect(await overviewOf(token)).toMatchObject({
      successRate: 50,
      totalApplications: 3,
      checking: 1,
      interviews: 1,
      offers: 0,
      sentToday: 2,
      waiting: 1,
    });
  });

  it("ends the week with today in the person's own time zone", async () => {
    const { token, accountId } = await signUp(app);
    await app.call('PUT', '/users/me', { time_zone: 'Pacific/Auckland' }, token);
    await sentApplication(app, { accountId, ...job(1) });
    const { week } = await overviewOf(token);
    expect(week).toHaveLength(7);
    expect(week.at(-1)).toEqual({ day: '2026-11-17', sent: 1 });
  });

  it('adds up the limits of running campaigns and leaves paused ones out', async () => {
    const { token } = await signUp(app);
    await campaignOf(token, 'One');
    const paused = await campaignOf(token, 'Two');
    await app.call('PATCH', `/campaigns/${paused}`, { active: false }, token);
    expect(await overviewOf(token)).toMatchObject({ activeCampaigns: 1, limitToday: 8 });
  });

  it('never promises more for today than the plan lets be sent', async () => {
    const { token } = await signUp(app);
    await campaignOf(token, 'One');
    await campaignOf(token, 'Two');
    expect(await overviewOf(token)).toMatchObject({ activeCampaigns: 2, limitToday: 10 });
  });

  it('does not count a step the person took back', async () => {
    const { token, accountId } = await signUp(app);
    const id = await sentApplication(app, { accountId, ...job(1) });
    await invite(id);
    expect(await overviewOf(token)).toMatchObject({ interviews: 1 });
    await app.call('PATCH', `/job-tracker/${id}`, { status: 'Applied' }, token);
    expect(await overviewOf(token)).toMatchObject({ interviews: 0, successRate: 0 });
  });

  it('counts an interview that ended in a refusal as answered, not as an interview', async () => {
    const { token, accountId } = await signUp(app);
    const id = await sentApplication(app, { accountId, ...job(1) });
    await invite(id);
    await app.call('PATCH', `/job-tracker/${id}`, { status: 'Rejected' }, token);
    expect(await overviewOf(token)).toMatchObject({ totalApplications: 1, interviews: 0, successRate: 0 });
  });

  it('compares the last seven days with the seven before', async () => {
    const { token, accountId } = await signUp(app);
    await sentApplication(app, { accountId, ...job(1), sentAt: '2026-11-05T12:00:00.000Z' });
    const won = await sentApplication(app, { accountId, ...job(2), sentAt: '2026-11-12T12:00:00.000Z' });
    await sentApplication(app, { accountId, ...job(3), sentAt: '2026-11-12T12:00:00.000Z' });
    await invite(won);
    expect(await overviewOf(token)).toMatchObject({ weeklyChange: 50 });
  });

  it('tells whether anything can be prepared: once a dated job or study is known', async () => {
    const { token } = await signUp(app);
    expect((await overviewOf(token)).canApply).toBe(false);
    const study = { kind: 'study', what: 'High school', where: 'Westdale Secondary', until: '2014' };
    await app.call('POST', '/users/me/entries', study, token);
    expect((await overviewOf(token)).canApply).toBe(true);
  });

  it('tells when the next application is due, nothing when no posting waits for its turn, and no tip that its numbers do not support', async () => {
    const { token, accountId } = await signUp(app);
    const campaignId = await campaignOf(token, 'Clerks');
    const study = { kind: 'study', what: 'High school', where: 'Westdale Secondary', until: '2014' };
    await app.call('POST', '/users/me/entries', study, token);
    expect((await overviewOf(token)).nextAt).toBeNull();
    const id = await sentApplication(app, {
      accountId,
      ...job(1),
      campaignId,
      state: 'waiting',
      sentAt: null,
    });
    const [row] = await app.world.database.select().from(applications).where(eq(applications.id, id));
    const createdAt = app.clock.now();
    await app.world.database.insert(matches).values({
      campaignId,
      postingId: row?.postingId ?? '',
      accountId,
      score: 80,
      verdict: 'ready',
      reason: quoted(''),
      createdAt,
    });
    const { nextAt, tip } = await overviewOf(token);
    expect(Date.parse(nextAt)).toBeGreaterThanOrEqual(createdAt.getTime());
    expect(tip).toBeNull();
  });
});

describe('the performance report', () => {
  it('has no sentence and no campaign for a new account', async () => {
    const { token } = await signUp(app);
    const report = await reportOf(token);
    expect(report).toMatchObject({
      funnel: { applied: 0, viewed: 0, interviews: 0, offers: 0 },
      insights: [],
      topCampaigns: [],
    });
    expect(report.weekly).toHaveLength(8);
  });

  it('shows steps, campaigns, weeks and what the numbers say', async () => {
    const { token, accountId } = await signUp(app);
    const strong = await campaignOf(token, '<b>Payroll</b>');
    const weak = await campaignOf(token, 'Reception');
    for (let number = 0; number < 10; number += 1) {
      const id = await sentApplication(app, { accountId, ...job(number), campaignId: strong });
      if (number < 6) await invite(id);
      await sentApplication(app, { accountId, ...job(100 + number), campaignId: weak });
    }
    const report = await reportOf(token);
    expect(report.funnel).toEqual({ applied: 20, viewed: 6, interviews: 6, offers: 0 });
    expect(report.viewedUnknown).toBe(14);
    expect(report.topCampaigns).toEqual([
      { name: '<b>Payroll</b>', performance: 60, sent: 10, interviews: 6 },
      { name: 'Reception', performance: 0, sent: 10, interviews: 0 },
    ]);
    const texts = report.insights.map((insight: { text: string }) => insight.text);
    expect(texts).toContain('6 of your 20 applications (30%) led to an interview or offer.');
    expect(report.weekly.at(-1)).toMatchObject({ sent: 20, interviews: 6 });
  });

  it("writes an employer's name as text", async () => {
    const { token, accountId } = await signUp(app);
    const id = await sentApplication(app, {
      accountId,
      company: '<img src=x onerror=alert(1)>',
      title: 'Clerk',
    });
    await invite(id);
    const { insights } = await reportOf(token);
    expect(JSON.stringify(insights)).toContain('&lt;img src=x');
    expect(JSON.stringify(insights)).not.toContain('<img');
  });

  it('is for the signed-in only', async () => {
    expect((await app.call('GET', '/performance-report')).status).toBe(401);
    expect((await app.call('GET', '/dashboard-overview')).status).toBe(401);
  });
});
