import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_TOO_LARGE, UPLOAD_LIMIT_BYTES, UPLOAD_MOST_PAGES } from '#contract/career/resume.ts';
import { say } from '#localization/catalogue.ts';
import { MOST_BYTES, MOST_PAGES } from '#server/ports/documents/limits.ts';
import { sha256 } from '#server/ports/files.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsDocx, cvAsPdf, cvAsText } from '#testing/documents/cv.ts';
import { uploadCv } from '#testing/documents/upload-cv.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const upload = (token: string, bytes: Uint8Array, name: string) => uploadCv(app, token, bytes, name);
const profileOf = (token: string) => app.call('GET', '/resume/master-profile', undefined, token);
const text = (words: string) => new TextEncoder().encode(words);
const hostile = (name: string) =>
  readFile(join(import.meta.dirname, '..', '..', '..', '..', 'testing', 'documents', name));

describe('uploading a CV', () => {
  it.each([
    ['.pdf', cvAsPdf],
    ['.docx', () => cvAsDocx()],
    ['.txt', () => Promise.resolve(cvAsText())],
  ])('reads a %s into facts that each name their line', async (ending, make) => {
    const { token } = await signUp(app, { fullName: 'Amara Lindqvist' });
    const { status, body } = await upload(token, await make(), `My CV${ending}`);
    expect(status).toBe(200);
    const { resume, facts } = body.profile;
    expect(resume.basics).toMatchObject({ name: 'Amara Lindqvist', email: 'amara.lindqvist@example.com' });
    expect(resume.work.map((job: { position: string }) => job.position)).toEqual([
      'Office Administrator',
      'Receptionist',
    ]);
    expect(resume.work[0].highlights[0]).toBe('Ran payroll for 42 employees with Sage 50 every two weeks');
    const fact = facts.find((one: { path: string }) => one.path === '/work/0/highlights/0');
    expect(fact.source).toMatchObject({ kind: 'file', file_name: `My CV${ending}`, page: 1 });
    expect(fact.source.line).toBeGreaterThan(3);
    expect(body.file).toMatchObject({ name: `My CV${ending}` });
    expect((await profileOf(token)).body).toEqual(body);
  });

  it('tells what became of each line of the last file, and where each value stands on its page', async () => {
    const { token } = await signUp(app);
    const readingOf = async () => (await app.call('GET', '/resume/reading', undefined, token)).body.reading;
    expect(await readingOf()).toBeNull();
    await upload(token, await cvAsPdf(), 'cv.pdf');
    const { pages, lines, fields, file } = await readingOf();
    expect(file.name).toBe('cv.pdf');
    expect(pages).toEqual([{ page: 1, width: 612, height: 792, scanned: false }]);
    const email = fields.find(({ path }: { path: string }) => path === '/basics/email');
    const line = lines.find((one: { line: number }) => one.line === email.lines[0]);
    expect(line).toMatchObject({ fate: 'fact', text: expect.stringContaining(email.value) });
    expect(email.box.y).toBeGreaterThanOrEqual(line.box.y);
    expect(email.box.y + email.box.height).toBeLessThanOrEqual(line.box.y + line.box.height);
  });

  it('keeps what the person said over what the file says, also when a second file comes', async () => {
    const { token } = await signUp(app, { fullName: 'Amara Berg' });
    await app.call(
      'PUT',
      '/users/me/onboarding',
      { target_position: 'Office Manager', key_skills: 'Bilingual reception', job_search_status: 'Looking' },
      token,
    );
    await upload(token, cvAsText(), 'first.txt');
    app.clock.advance(1_000);
    const { body } = await upload(token, await cvAsPdf(), 'second.pdf');
    expect(body.profile.resume.basics).toMatchObject({ name: 'Amara Berg', label: 'Office Administrator' });
    const skills = body.profile.resume.skills.flatMap((group: { keywords: string[] }) => group.keywords);
    expect(skills).toEqual(expect.arrayContaining(['Bilingual reception', 'Sage 50']));
    expect(body.file.name).toBe('second.pdf');
    const files = body.profile.facts.flatMap(
      (fact: { source: { file_name?: string } }) => fact.source.file_name ?? [],
    );
    expect(new Set(files)).toEqual(new Set(['second.pdf']));
  });

  it('stores the file as it was sent', async () => {
    const { token, accountId } = await signUp(app);
    await upload(token, cvAsText(), 'cv.txt');
    expect(await app.world.files.get(accountId, sha256(cvAsText()))).toEqual(cvAsText());
  });
});

describe('refusing a file', () => {
  it.each([
    ['cv.doc', 'anything', 422, 'damaged'],
    ['cv.rtf', 'anything', 415, 'Upload a .pdf, .doc, .docx or .txt file.'],
    ['cv', 'anything', 415, 'Upload a .pdf, .doc, .docx or .txt file.'],
    ['cv.pdf', 'not a pdf at all', 422, 'damaged'],
    ['cv.docx', '%PDF-1.4 x', 415, 'doesn’t match its file type'],
    ['cv.txt', '   \n ', 422, 'no readable text'],
  ])('says what to do about %s with %j', async (name, content, expected, detail) => {
    const { token } = await signUp(app);
    const { status, body } = await upload(token, text(content), name);
    expect(status).toBe(expected);
    expect(body.detail).toContain(detail);
    expect((await profileOf(token)).body.file).toBeNull();
  });

  it('asks for the password to be removed', async () => {
    const { token } = await signUp(app);
    const { status, body } = await upload(token, await hostile('password.pdf'), 'cv.pdf');
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'unreadable_file' });
    expect(body.detail).toContain('password');
  });

  it('refuses more than 5 MB, a body without a file, and a visitor', async () => {
    const { token } = await signUp(app);
    const large = await upload(token, new Uint8Array(5 * 1024 * 1024 + 10).fill(65), 'cv.txt');
    expect([large.status, large.body.detail]).toEqual([413, say(FILE_TOO_LARGE, { locale: 'en' })]);
    // The reader, which is a program of its own, holds what the sentence says.
    expect([MOST_BYTES, MOST_PAGES]).toEqual([UPLOAD_LIMIT_BYTES, UPLOAD_MOST_PAGES]);
    expect((await app.call('POST', '/resume/upload', {}, token)).body.detail).toBe(
      'Choose a file to upload.',
    );
    expect((await upload('', cvAsText(), 'cv.txt')).status).toBe(401);
  });

  it('keeps the profile of the last good file when the next is refused', async () => {
    const { token } = await signUp(app);
    const { body: before } = await upload(token, cvAsText(), 'cv.txt');
    await upload(token, text('%PDF-1.4'), 'broken.pdf');
    expect((await profileOf(token)).body).toEqual(before);
  });

  it('reads at most 20 files a day, however many come at once', async () => {
    const { token } = await signUp(app);
    const reader = app.world.documents;
    app.world.documents = {
      ...reader,
      read: async () => ({ kind: 'refused' as const, reason: 'no_text' as const }),
    };
    const replies = await Promise.all(Array.from({ length: 23 }, () => upload(token, text('x'), 'cv.txt')));
    app.world.documents = reader;
    const counts = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([counts(422), counts(429)]).toEqual([20, 3]);
    app.clock.advance(24 * 60 * 60 * 1000 + 1000);
    expect((await upload(token, cvAsText(), 'cv.txt')).status).toBe(200);
  });
});

describe('hostile files', () => {
  it('shows a name as text without folders or unseen characters', async () => {
    const { token } = await signUp(app);
    const { body } = await upload(token, cvAsText(), '..\\..\\<img src=x>\u202Etxt.cv.txt');
    expect(body.file.name).toBe('<img src=x>txt.cv.txt');
  });

  it('reads no hidden orders into the profile', async () => {
    const { token } = await signUp(app);
    const { status, body } = await upload(token, await hostile('white-order.pdf'), 'cv.pdf');
    expect(status).toBe(200);
    expect(JSON.stringify(body.profile)).not.toContain('MARMOT');
  });
});
