import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { startNotices } from '#testing/notices.ts';
import { signUp } from '#testing/people.ts';

let notices: Awaited<ReturnType<typeof startNotices>>;
beforeAll(async () => {
  notices = await startNotices();
});
afterAll(() => notices.close());
afterEach(() => notices.forget());

describe('a notice', () => {
  test('is a line in the list and an encrypted push with a token that can only skip', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    const given = notices.notice(person, {
      skipToken: 'skip-only',
      contentHash: 'hash-of-content',
      expiresAt: new Date(notices.app.clock.now().getTime() + 7200_000),
    });
    await notices.tell(given);
    await notices.app.drain();
    expect(notices.pushed()).toEqual([
      {
        title: inEnglish(given.title),
        job: null,
        body: inEnglish(given.body),
        application_id: given.applicationId,
        url: `/dashboard/approvals/${given.applicationId}`,
        skip_token: 'skip-only',
        content_hash: 'hash-of-content',
        tag: given.applicationId,
      },
    ]);
    expect(notices.service.received[0]?.headers['ttl']).toBe('7200');
    expect(await notices.list(person)).toEqual([
      {
        id: expect.any(String),
        kind: 'waiting',
        title: inEnglish(given.title),
        body: inEnglish(given.body),
        application_id: given.applicationId,
        read: false,
        at: notices.app.clock.now().toISOString(),
      },
    ]);
  });

  test('tells the same event once', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    const given = notices.notice(person);
    expect([await notices.tell(given), await notices.tell(given)]).toEqual([true, false]);
    await notices.app.drain();
    expect([(await notices.list(person)).length, notices.pushed().length]).toEqual([1, 1]);
  });

  test('of a transaction that fails was never given', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    const failing = notices.app.world.database.transaction(async (transaction) => {
      await notify(notices.app.world, transaction, notices.notice(person, { mail: true }));
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    const before = notices.app.mails.length;
    await notices.app.drain();
    expect([await notices.list(person), notices.pushed(), notices.app.mails.length]).toEqual([
      [],
      [],
      before,
    ]);
  });

  test('is mailed with a link when asked to, or in words of its own', async () => {
    const person = await signUp(notices.app);
    const given = notices.notice(person, { mail: true });
    await notices.tell(given);
    await notices.tell(
      notices.notice(person, { mail: { subject: 'Own', text: 'Own text', html: '<p>Own</p>' } }),
    );
    await notices.app.drain();
    // Two jobs of one moment may run in either order.
    const mailed = (subject: string) =>
      notices.app.mails.find((mail) => mail.to === person.email && mail.subject === subject);
    const [made, own] = [mailed(inEnglish(given.title)), mailed('Own')];
    expect(made?.text).toContain(`http://career.localhost:3000/dashboard/approvals/${given.applicationId}`);
    expect(own).toMatchObject({ to: person.email, subject: 'Own', text: 'Own text', html: '<p>Own</p>' });
  });

  test('that may be quiet wakes no device', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    await notices.tell(notices.notice(person, { push: false }));
    await notices.app.drain();
    expect([(await notices.list(person)).length, notices.pushed()]).toEqual([1, []]);
  });

  test('whose matter is over wakes no device', async () => {
    const person = await signUp(notices.app);
    await notices.subscribe(person);
    await notices.tell(notices.notice(person, { expiresAt: notices.app.clock.now() }));
    await notices.app.drain();
    expect(notices.pushed()).toEqual([]);
  });
});
