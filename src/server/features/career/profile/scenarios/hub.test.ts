import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { signUp } from '#testing/people.ts';
import { saveMaster } from '#server/features/career/profile/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A person whose resume was read. */
async function withCv(fullName: string) {
  const person = await signUp(app, { fullName });
  const texts = new TextDecoder().decode(cvAsText()).split('\n');
  const lines = texts.map((text, index) => ({ text, page: 1, line: index + 1, size: 0, bold: false, x: 0 }));
  const master = readResume(lines, { id: 'cv', name: 'My CV.txt' });
  await app.world.database.transaction((transaction) =>
    saveMaster(app.world, transaction, { accountId: person.accountId, master }),
  );
  return person;
}
const get = async (path: string, token?: string) => app.call('GET', `/users/me/${path}`, undefined, token);

describe('what the CV says of the profile', () => {
  it('is nothing before the first CV', async () => {
    const { token } = await signUp(app);
    expect((await get('resume-proposals', token)).body).toEqual({ file: null, proposals: [] });
  });

  it('stands beside what is kept, with its line, and changes nothing', async () => {
    const { token } = await withCv('Amara L.');
    const { body } = await get('resume-proposals', token);
    expect(body.file).toBe('My CV.txt');
    expect(body.proposals[0]).toMatchObject({
      field: 'full_name',
      stored: 'Amara L.',
      said: 'Amara Lindqvist',
      same: false,
      lines: [1],
    });
    expect((await app.call('GET', '/users/me', undefined, token)).body.full_name).toBe('Amara L.');
  });

  it('is the same once it was accepted and saved, and still what the CV alone says', async () => {
    const { token } = await withCv('Amara L.');
    await app.call('PUT', '/users/me', { full_name: 'Amara Lindqvist', headline: 'Night porter' }, token);
    const { body } = await get('resume-proposals', token);
    const of = (field: string) => body.proposals.find((one: { field: string }) => one.field === field);
    expect(of('full_name')).toMatchObject({ same: true });
    expect(of('headline')).toMatchObject({
      stored: 'Night porter',
      said: 'Office Administrator',
      same: false,
    });
  });
});

describe('the analysis of the profile', () => {
  it('rises with what the person adds, by the points of the check that asked for it', async () => {
    const { token } = await withCv('Amara Lindqvist');
    const before = (await get('analysis', token)).body;
    const headline = before.checks.find((check: { id: string }) => check.id === 'headline');
    expect(headline).toMatchObject({ points: 0, cites: ['headline'], finding: 'Your headline is missing' });
    await app.call('PUT', '/users/me', { headline: 'Office Administrator for clinics' }, token);
    const after = (await get('analysis', token)).body;
    expect(after.checks[0].points).toBe(20);
    expect(after.score).toBeGreaterThanOrEqual(before.score + 20);
  });

  it('is for the person alone', async () => {
    expect((await get('analysis')).status).toBe(401);
    expect((await get('resume-proposals')).status).toBe(401);
  });
});
