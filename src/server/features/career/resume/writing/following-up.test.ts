import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (token: string | undefined, prompt: string, more: object = {}) =>
  app.call('POST', '/resume/chat-or-generate', { prompt, user_profile: {}, ...more }, token);
const textOf = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, ' ');

async function personWithResume() {
  const { token, accountId } = await signUp(app, { fullName: 'Amara Lindqvist' });
  await uploadResume(app.world, accountId, new File([new Uint8Array(cvAsText())], 'cv.txt'));
  return token;
}

describe('a resume that is being made', () => {
  it('keeps the email that the CV states, and takes the account’s address only where there is none', async () => {
    const { token, email, accountId } = await signUp(app, { fullName: 'Amara Lindqvist' });
    const user_profile = { full_name: 'Amara Lindqvist', email };
    const before = (await ask(token, 'I worked as a clerk at Irving in 2019.', { user_profile })).body.html;
    expect(textOf(before)).toContain(email);
    await uploadResume(app.world, accountId, new File([new Uint8Array(cvAsText())], 'cv.txt'));
    const after = textOf((await ask(token, 'Make me a new resume', { user_profile })).body.html);
    expect(after).toContain('amara.lindqvist@example.com');
    expect(after).not.toContain(email);
  });

  it('says back what it could not place, and asks where it belongs', async () => {
    const { token } = await signUp(app);
    const { body } = await ask(
      token,
      'I worked at Nordhaven from 2015 to 2018. In 2011 I got to know Brightwater Collective.',
    );
    expect(body.notes.join(' ')).toContain('I couldn’t use “In 2011 I got to know Brightwater Collective.”');
    expect(body.questions[0]).toContain('At which job or school was that, and when?');
  });

  it('follows “make it for …” and “leave out …”, and leaves the profile as it is', async () => {
    const token = await personWithResume();
    const profile = async () =>
      (await app.call('GET', '/resume/master-profile', undefined, token)).body.profile;
    const known = await profile();
    const school = known.resume.education[0].institution;
    expect(textOf((await ask(token, 'Make me a resume')).body.html)).toContain(school);
    const aimed = (await ask(token, 'make it for a night dispatcher role in Toronto')).body;
    expect(aimed.title).toBe('Night dispatcher, Toronto');
    expect(textOf(aimed.html)).not.toMatch(/dispatcher|toronto/i);
    expect(aimed.said).toEqual([]);
    const without = (await ask(token, `leave out the diploma from ${school}`)).body;
    expect(textOf(without.html)).not.toContain(school);
    const shorter = (await ask(token, 'in French')).body;
    expect(textOf(shorter.html)).not.toContain(school);
    expect(await profile()).toEqual(known);
    expect(textOf((await ask(token, 'put the diploma back')).body.html)).toContain(school);
  });

  it('comes back on another device: the newest version, or the draft that was never kept as one', async () => {
    const token = await personWithResume();
    const back = async () => (await app.call('GET', '/resume/last-made', undefined, token)).body;
    expect(await back()).toEqual({ html: '', version: null, made: null });
    const made = (await ask(token, 'Make me a resume')).body;
    const { html, version, made: again } = await back();
    expect(textOf(html)).toBe(textOf(made.html));
    expect(version).toBeNull();
    expect(again).toMatchObject({ title: made.title, style: made.style, questions: made.questions });
    app.clock.advance(1000);
    const kept = await app.call(
      'POST',
      '/resume/versions',
      { html: '<h1>By hand</h1>', title: 'Mine' },
      token,
    );
    expect(await back()).toMatchObject({
      html: expect.stringContaining('By hand') as string,
      version: { id: kept.body.id, number: 1 },
      made: { style: made.style },
    });
    // What the prompts asked stands there too: a follow-up goes on from it.
    expect((await ask(token, 'in French')).body.html).toContain('Expérience');
    expect((await app.call('GET', '/resume/last-made')).status).toBe(401);
  });

  it('comes back on another device with its slips of the hand mended as the first had them', async () => {
    const { token } = await signUp(app);
    const slips = 'I was a clerk at Irving from 2019 to 2022. I managed the recieving dock of 40 trucks.';
    await ask(token, slips);
    const { html } = (await ask(token, 'fix it')).body;
    expect(textOf(html)).toContain('receiving dock');
    const again = (await app.call('GET', '/resume/last-made', undefined, token)).body;
    expect(textOf(again.html)).toBe(textOf(html));
  });
});
