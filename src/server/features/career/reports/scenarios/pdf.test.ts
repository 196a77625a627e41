import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { readDocument } from '#server/ports/documents/read-document.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { bareWords } from '#testing/wording/bare-words.ts';
import { text as messages } from '#server/features/career/reports/messages.ts';
import { fixedWords } from '#server/features/career/reports/report-document.ts';

/** What only stands where there is nothing yet, what holds a number, and what is set for those who listen. */
const UNSEEN = new Set(['notEnough', 'noCampaigns', 'page', 'count', 'stage', 'ofWhich']);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the report as a document', () => {
  it('prints the same figures as a PDF, named with the day', async () => {
    const { token, accountId, fullName } = await signUp(app);
    const campaign = await app.call('POST', '/campaigns', { name: 'Payroll' }, token);
    const given = { accountId, title: 'Clerk', campaignId: String(campaign.body.id) };
    await sentApplication(app, { ...given, company: 'Employer 1', state: 'interviewing' });
    await sentApplication(app, { ...given, company: 'Employer 2' });
    const reply = await app.app.request('http://career.localhost/api/performance-report/pdf', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toContain('application-report-2026-11-16.pdf');
    const read = await readDocument(new Uint8Array(await reply.arrayBuffer()), 'report.pdf');
    const lines = read.kind === 'text' ? read.lines.map(({ text }) => text) : [];
    expect(lines).toContain('2 sent, 1 interview, 0 offers.');
    expect(lines.some((line) => line.includes(fullName))).toBe(true);
    expect(lines.join(' ')).toContain('Payroll');
    expect(lines.join(' ')).toMatch(/\b2\s+1\s+1 of 2\b/);
    expect(lines.some((line) => line.startsWith('Clerk, Employer 1'))).toBe(true);
  });

  it('has no word outside the catalogue but data in another language, and loses none', async () => {
    const { token, accountId, fullName } = await signUp(app);
    await app.world.database.update(accounts).set({ locale: 'xx' }).where(eq(accounts.id, accountId));
    const campaign = await app.call('POST', '/campaigns', { name: 'Payroll' }, token);
    const given = { accountId, title: 'Clerk', campaignId: String(campaign.body.id) };
    await sentApplication(app, { ...given, company: 'Employer 1', state: 'interviewing' });
    await sentApplication(app, { ...given, company: 'Employer 2', state: 'offer' });
    const reply = await app.app.request('http://career.localhost/api/performance-report/pdf', {
      headers: { authorization: `Bearer ${token}` },
    });
    const read = await readDocument(new Uint8Array(await reply.arrayBuffer()), 'report.pdf');
    if (read.kind !== 'text') throw new Error('The report has no text.');
    const words = read.lines.map(({ text: line }) => line).join('\n');
    expect(bareWords(words, [fullName, 'Legwork', 'Toronto', 'Payroll', 'Clerk', 'Employer'])).toEqual([]);
    const fixed = fixedWords(messages.for({ locale: 'xx' }), { name: fullName, period: '' });
    const missing = Object.entries(fixed)
      .filter(([key]) => !UNSEEN.has(key))
      .flatMap(([, said]) => said.match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !words.includes(word));
    expect(missing).toEqual([]);
    for (const { box, page: on, text: line } of read.lines) {
      const sheet = read.sheets.find((one) => one.page === on);
      if (box && sheet) expect(box.x + box.width, line).toBeLessThan(sheet.width - 30);
    }
  });

  it('has nothing to print before the first application', async () => {
    const { token } = await signUp(app);
    const { status, body } = await app.call('GET', '/performance-report/pdf', undefined, token);
    expect([status, body.detail]).toEqual([404, 'There is nothing to report yet.']);
  });

  it('is for the signed-in only', async () => {
    expect((await app.call('GET', '/performance-report/pdf')).status).toBe(401);
  });
});
