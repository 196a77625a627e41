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

describe('generating a resume', () => {
  it('writes from the master profile, each text naming a fact that is known', async () => {
    const token = await personWithResume();
    const { status, body } = await ask(token, 'Create a resume for an office manager');
    expect(status).toBe(200);
    expect(body.html).toContain('Ran payroll for 42 employees with Sage 50 every two weeks');
    expect(body.title).toBe('Office manager');
    expect(textOf(body.html)).not.toMatch(/office manager/i);
    const { profile } = (await app.call('GET', '/resume/master-profile', undefined, token)).body;
    const known = new Set(profile.facts.map((fact: { id: string }) => fact.id));
    const ids = [...body.html.matchAll(/data-facts="([^"]+)"/g)].flatMap(([, all]) => all.split(' '));
    expect(ids.length).toBeGreaterThan(20);
    // The account's own address is the one thing that stands on it from elsewhere.
    expect(new Set(ids.filter((id) => !known.has(id))).size).toBeLessThanOrEqual(1);
  });

  it('writes from what the prompt states, and asks for what is missing', async () => {
    const { token } = await signUp(app, { fullName: 'Pat Doe' });
    const { body } = await ask(token, 'I am a welder in Halifax with 6 years at Irving.');
    expect(textOf(body.html)).toMatch(/Pat Doe.*Halifax.*Welder.*Irving/s);
    expect(textOf(body.html)).not.toMatch(/\b20\d\d\b/);
    expect(body.questions.join(' ')).toMatch(/When did you work as Welder at Irving/);
  });

  it('keeps what a prompt states on the resume, until the person takes it into their profile', async () => {
    const { token, accountId } = await signUp(app, { fullName: 'Pat Doe' });
    const words = 'I worked as a welder at Irving from 2015 to 2019.';
    expect((await ask(token, words)).body.said).toEqual([words]);
    const known = async () =>
      (await app.call('GET', '/resume/master-profile', undefined, token)).body.profile;
    expect((await known()).resume.work).toEqual([]);
    const kept = await app.call('POST', '/resume/said', undefined, token);
    expect(kept.status).toBe(200);
    expect(kept.body.taken).toBeGreaterThan(1);
    expect(kept.body.left).toEqual([]);
    expect((await known()).resume.work).toMatchObject([{ name: 'Irving', startDate: '2015' }]);
    // A resume that comes later takes nothing of it away, and nothing is taken twice.
    await uploadResume(app.world, accountId, new File([new Uint8Array(cvAsText())], 'cv.txt'));
    expect((await known()).resume.work.map(({ name }: { name: string }) => name)).toContain('Irving');
    expect((await ask(token, 'in French')).body.said).toEqual([]);
    expect((await app.call('POST', '/resume/said', undefined, token)).status).toBe(409);
  });

  it('changes the one being made by follow-up prompts', async () => {
    const token = await personWithResume();
    const first = (await ask(token, 'Make me a resume')).body;
    const french = (await ask(token, 'in French')).body;
    expect(french.html).toContain('Expérience');
    expect(french.style.language).toBe('fr');
    const shorter = (await ask(token, 'shorter')).body;
    expect(textOf(shorter.html).length).toBeLessThan(textOf(first.html).length);
    expect(shorter.html).toContain('Compétences');
    const anew = (await ask(token, 'Make a new resume in English')).body;
    expect(textOf(anew.html).length).toBe(textOf(first.html).length);
  });

  it('takes a look that was chosen beside the prompt', async () => {
    const token = await personWithResume();
    await ask(token, 'Make me a resume');
    const { body } = await ask(token, '', { style: { template: 'sidebar', paper: 'a4' } });
    expect(body.style).toEqual({ template: 'sidebar', paper: 'a4', language: 'en' });
    expect(body.html).toContain('@page{size:A4');
  });

  it('says what it could not use, and gives no page when it knows nothing', async () => {
    const { token } = await signUp(app);
    const { status, body } = await ask(token, 'Tell me a joke');
    expect(status).toBe(200);
    expect(body.html).toBe('');
    expect(body.notes[0]).toContain('“Tell me a joke”');
    expect(body.questions.length).toBeGreaterThan(2);
  });

  it('answers an empty prompt and a stranger in one sentence', async () => {
    const { token } = await signUp(app);
    expect(await ask(token, '  ')).toMatchObject({
      status: 422,
      body: { detail: 'Please tell the AI what resume you want to create.' },
    });
    expect((await ask(undefined, 'a resume')).status).toBe(401);
  });

  it('takes what the screen sends of the profile, and shows markup in it as text', async () => {
    const { token } = await signUp(app);
    const user_profile = {
      full_name: '<img src=x onerror=alert(1)>',
      headline: 'Baker',
      key_skills: 'Bread, Dough',
      odd: [1],
    };
    const { body } = await ask(token, 'a resume please', { user_profile });
    expect(body.html).toContain('Dough');
    expect(body.html).not.toContain('<img');
  });
});
