import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wakeCampaigns } from '#server/features/career/campaigns/running/tick.ts';
import { writeDigests } from '#server/features/career/reports/digest/digest.ts';
import { startNotices } from '#testing/notices.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const MINUTE = 60_000;
let notices: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  notices = await startNotices();
});
afterAll(() => notices.close());

const ask = ({ token }: Person, method: string, path: string, body?: object) =>
  notices.app.call(method, path, body, token);
const subjects = (person: Person) =>
  notices.app.mails.flatMap(({ to, subject }) => (to === person.email ? [subject] : []));

async function askForDeletion(person: Person): Promise<void> {
  await ask(person, 'POST', '/auth/step-up', { password: person.password });
  await ask(person, 'POST', '/privacy/deletion', { email: person.email });
  await notices.app.drain();
}

describe('within the grace of a deletion', () => {
  test('nothing but the deletion is mailed or pushed, also what was on its way before', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    await notices.tell(notices.notice(person, { mail: true }));
    await askForDeletion(person);
    notices.forget();
    const before = subjects(person);
    expect(before.at(-1)).toMatch(/^Your Legwork account will be deleted on /);
    await notices.mail(person);
    await notices.tell(notices.notice(person, { title: 'An offer', kind: 'reply', mail: true }));
    await notices.tell(
      notices.notice(person, {
        title: 'Your plan',
        kind: 'plan',
        mail: { subject: 'Plan', text: '', html: '' },
      }),
    );
    await notices.app.drain();
    expect([notices.pushed(), subjects(person)]).toEqual([[], before]);

    await ask(person, 'DELETE', '/privacy/deletion');
    notices.app.clock.advance(11 * MINUTE);
    await notices.tell(notices.notice(person, { title: 'An interview' }));
    await notices.app.drain();
    expect(JSON.stringify(notices.pushed())).toContain('An interview');
    expect(subjects(person)).toContain('Your Legwork account won’t be deleted');
  });

  test('the owner of a business is told so in words of their own, with the way to their own host', async () => {
    const owner = await signUp(notices.app, { host: 'aistore.localhost' });
    await askForDeletion(owner);
    const mail = notices.app.mails.findLast(({ to }) => to === owner.email);
    expect(mail?.text).toContain('http://aistore.localhost:3000/dashboard/settings');
    expect(mail?.text).toContain('delete your account and your business profile');
    expect(mail?.text).not.toContain('campaigns');
  });

  test('no weekly summary is written', async () => {
    const [leaving, staying] = [await signUp(notices.app), await signUp(notices.app)];
    await askForDeletion(leaving);
    notices.app.clock.set('2026-11-23T16:00:00.000Z');
    await writeDigests(notices.app.world);
    const rows = await notices.app.connection.database.execute('select account_id from digests');
    expect(JSON.stringify(rows)).toContain(staying.accountId);
    expect(JSON.stringify(rows)).not.toContain(leaving.accountId);
  });

  test('nothing is set to work, and what runs by any way is not woken', async () => {
    const person = await signUp(notices.app);
    const { id } = (await ask(person, 'POST', '/campaigns', { name: 'Clinics' })).body;
    await notices.app.drain();
    await askForDeletion(person);
    for (const [method, path, body] of [
      ['POST', '/campaigns', { name: 'More' }],
      ['PATCH', `/campaigns/${id}`, { active: true }],
      ['PATCH', '/campaigns', { active: true }],
      ['POST', '/job-tracker/prepare', { link: 'https://jobs.example/1' }],
    ] as const)
      expect([path, (await ask(person, method, path, body)).body]).toEqual([
        path,
        {
          detail:
            'This account is set to be deleted, so nothing new can start. Keep the account in Settings first.',
          code: 'account_ending',
        },
      ]);
    await notices.app.connection.database.execute(`update campaigns set active = true where id = '${id}'`);
    await wakeCampaigns(notices.app.world);
    expect(await notices.app.drain()).toBe(0);
  });
});
