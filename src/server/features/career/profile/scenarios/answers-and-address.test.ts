import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { applicationAddress } from '#server/features/career/profile/address.ts';
import { accountByAddressToken, answersOf, saveAnswer } from '#server/features/career/profile/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = (token: string) => app.call('GET', '/users/me', undefined, token);

describe('the answer bank', () => {
  it('keeps one answer to a question; the later one counts', async () => {
    const { accountId } = await signUp(app);
    const answer = { accountId, topic: 'work_auth.authorized:CA', question: 'May you work in Canada?' };
    await saveAnswer(app.world.database, { ...answer, value: 'No', at: '2026-11-01T10:00:00.000Z' });
    await saveAnswer(app.world.database, { ...answer, value: 'Yes', at: '2026-11-02T10:00:00.000Z' });
    expect(await answersOf(app.world.database, accountId)).toEqual([
      {
        id: expect.any(String),
        topic: answer.topic,
        question: answer.question,
        value: 'Yes',
        at: '2026-11-02T10:00:00.000Z',
        typed: null,
        company: '',
        from: 'form',
        applicationId: null,
      },
    ]);
  });

  it('keeps what holds for one employer beside what holds for all', async () => {
    const { accountId } = await signUp(app);
    const answer = {
      accountId,
      topic: 'relatives_here',
      question: 'Relatives?',
      at: '2026-11-01T10:00:00.000Z',
    };
    await saveAnswer(app.world.database, { ...answer, value: 'No' });
    await saveAnswer(app.world.database, { ...answer, value: 'Yes', company: 'Orchard Health' });
    const kept = await answersOf(app.world.database, accountId);
    expect(kept.map(({ value, company }) => [value, company])).toEqual([
      ['No', ''],
      ['Yes', 'Orchard Health'],
    ]);
  });

  it("is one person's own", async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    await saveAnswer(app.world.database, {
      accountId: one.accountId,
      topic: 'notice',
      question: 'Notice?',
      value: 'Two weeks',
      at: '2026-11-01T10:00:00.000Z',
    });
    expect(await answersOf(app.world.database, other.accountId)).toEqual([]);
  });
});

describe('an application address', () => {
  it('leads back to its person by its token, whatever the letter case', async () => {
    const { token, accountId } = await signUp(app);
    const address = String((await read(token)).body.application_address);
    const code = /\+([a-z2-7]+)@/.exec(address)?.[1] ?? '';
    expect(await accountByAddressToken(app.world.database, code.toUpperCase())).toBe(accountId);
    expect(await accountByAddressToken(app.world.database, 'aaaaaaaa')).toBeNull();
  });

  it.each([
    ['王小明', 'applicant+t@d'],
    ['Søren Ångström', 'soren.angstrom+t@d'],
    ['Cher', 'cher+t@d'],
    ['Jean "<x>" O\'Brien\r\nBcc: a@b', 'jean.ab+t@d'],
  ])('is made of plain letters for %s', (name, address) => {
    expect(applicationAddress(name, 't', 'd')).toBe(address);
  });
});
