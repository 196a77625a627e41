import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoted } from '#localization/catalogue.ts';
import { addDays } from '#engines/calendar/index.ts';
import { mails } from '#server/features/career/inbox/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const invitation = (accountId: string, applicationId: string, text: string) => ({
  accountId,
  applicationId,
  messageId: `${applicationId} ${text}`,
  sender: 'office@example.com',
  subject: 'Interview',
  text,
  meaning: 'interview',
  because: quoted(''),
  receivedAt: app.clock.now(),
});

describe('the next interviews', () => {
  it('are those an employer named a day for, soonest first, as their newest mail has it', async () => {
    const { token, accountId } = await signUp(app);
    const [later, sooner, vague] = [
      await sentApplication(app, { accountId, company: 'Employer 1', title: 'Clerk', state: 'interviewing' }),
      await sentApplication(app, { accountId, company: 'Employer 2', title: 'Clerk', state: 'interviewing' }),
      await sentApplication(app, { accountId, company: 'Employer 3', title: 'Clerk', state: 'interviewing' }),
    ];
    const { database } = app.world;
    await database
      .insert(mails)
      .values([
        invitation(accountId, later, 'Would Tuesday, November 17 at 9:00 a.m. suit you?'),
        invitation(accountId, sooner, 'On November 19 at 10:30 a.m. we would like to meet you.'),
        invitation(accountId, vague, 'Could we talk one of these days?'),
      ]);
    app.clock.advance(1000);
    await database.insert(mails).values(invitation(accountId, later, 'Could we move it to November 20?'));
    const { nextInterviews } = (await app.call('GET', '/dashboard-overview', undefined, token)).body;
    expect(nextInterviews).toMatchObject([
      { application_id: sooner, company: 'Employer 2', day: '2026-11-19', time: '10:30' },
      { application_id: later, company: 'Employer 1', day: '2026-11-20', time: null },
    ]);
    const { mails: read } = (await app.call('GET', `/applications/${later}`, undefined, token)).body;
    expect(read).toMatchObject([
      { meeting: { day: '2026-11-17', time: '09:00' } },
      { meeting: { day: '2026-11-20', time: null } },
    ]);
  });

  it('are named in words too, by the zone a mail states; of two days offered none is chosen', async () => {
    const { token, accountId } = await signUp(app);
    const [worded, zoned, offered] = [
      await sentApplication(app, { accountId, company: 'Employer 1', title: 'Clerk', state: 'interviewing' }),
      await sentApplication(app, { accountId, company: 'Employer 2', title: 'Clerk', state: 'interviewing' }),
      await sentApplication(app, { accountId, company: 'Employer 3', title: 'Clerk', state: 'interviewing' }),
    ];
    const today = app.clock.now().toISOString().slice(0, 10);
    await app.world.database
      .insert(mails)
      .values([
        invitation(accountId, worded, 'Can you come in tomorrow at 4pm?'),
        invitation(accountId, zoned, 'Could we talk on December 1 at 10:30 a.m. Pacific?'),
        invitation(accountId, offered, 'Would December 2 at 10:30 or December 3 at 9:00 suit you?'),
      ]);
    const { interviews } = (await app.call('GET', '/agenda', undefined, token)).body;
    expect(interviews).toMatchObject([
      { application_id: worded, day: addDays(today, 1), time: '16:00', starts_at: null },
      { application_id: zoned, starts_at: '2026-12-01T18:30:00.000Z', from_invitation: false },
    ]);
    expect(interviews).toHaveLength(2);
  });
});
