import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CorrectionRequest, ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsPdf, cvAsText } from '#testing/documents/cv.ts';
import { uploadCv } from '#testing/documents/upload-cv.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Reading = NonNullable<ResumeReadingReply['reading']>;

const correct = (token: string, said: CorrectionRequest) =>
  app.call('POST', '/resume/reading/corrections', said, token);
const readingOf = async (token: string): Promise<Reading> =>
  (await app.call('GET', '/resume/reading', undefined, token)).body.reading;
const masterOf = async (token: string) =>
  (await app.call('GET', '/resume/master-profile', undefined, token)).body.profile;
const valueAt = (reading: Reading, path: string) => reading.fields.find((field) => field.path === path);
const lineWith = (reading: Reading, text: string) =>
  reading.lines.find((line) => line.text.includes(text))?.line ?? null;

async function personWithCv(make: () => Promise<Uint8Array> | Uint8Array = cvAsText, name = 'cv.txt') {
  const { token } = await signUp(app);
  await uploadCv(app, token, await make(), name);
  return { token, reading: await readingOf(token) };
}

describe('correcting how a CV was read', () => {
  it('shows a PDF with its pages, a box for each line, and its bytes to draw', async () => {
    const { token, reading } = await personWithCv(cvAsPdf, 'cv.pdf');
    expect(reading.file).toMatchObject({ name: 'cv.pdf', kind: 'pdf' });
    const page = reading.pages[0];
    for (const { box } of reading.lines) {
      expect(box?.width).toBeGreaterThan(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page?.width ?? 0);
    }
    const file = await app.app.request('http://career.localhost/api/resume/reading/file', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(await cvAsPdf()));
  });

  it('takes what a clicked line says, as a fact of the person, until they take it back', async () => {
    const { token, reading } = await personWithCv();
    const line = lineWith(reading, 'Maple Dental Group');
    const reply = await correct(token, { path: '/work/0/name', line });
    expect(reply.status).toBe(200);
    const field = valueAt(reply.body.reading, '/work/0/name');
    expect(field).toMatchObject({ value: 'Maple Dental Group', lines: [line] });
    const { resume, facts } = await masterOf(token);
    expect(resume.work[0].name).toBe('Maple Dental Group');
    expect(facts.find((fact: { path: string }) => fact.path === '/work/0/name').source.kind).toBe('person');
    const undone = await app.call('DELETE', `/resume/reading/corrections/${field?.said}`, undefined, token);
    expect(valueAt(undone.body.reading, '/work/0/name')).toMatchObject({
      value: 'Harbour Street Clinic',
      said: null,
    });
    expect((await masterOf(token)).resume.work[0].name).toBe('Harbour Street Clinic');
  });

  it('remembers it when the same file is read again, and not when another is', async () => {
    const { token } = await personWithCv();
    await correct(token, { path: '/work/0/position', value: 'Office Lead' });
    await correct(token, { path: '/work/0/position', value: 'Clinic Manager' });
    app.clock.advance(1_000);
    await uploadCv(app, token, cvAsText(), 'again.txt');
    expect(valueAt(await readingOf(token), '/work/0/position')?.value).toBe('Clinic Manager');
    expect((await masterOf(token)).resume.work[0].position).toBe('Clinic Manager');
    app.clock.advance(1_000);
    await uploadCv(app, token, await cvAsPdf(), 'other.pdf');
    expect(valueAt(await readingOf(token), '/work/0/position')?.value).toBe('Office Administrator');
  });

  it('says what an unused line is, or that it is no part of the CV', async () => {
    const { token, reading } = await personWithCv();
    const duty = lineWith(reading, 'Closed the monthly books');
    await correct(token, { path: '/work/0/highlights/1', value: '' });
    expect((await readingOf(token)).lines.find((line) => line.line === duty)?.fate).toBe('unused');
    await correct(token, { path: '', line: duty });
    const dismissed = (await readingOf(token)).lines.find((line) => line.line === duty);
    expect(dismissed?.fate).toBe('dismissed');
    expect((await masterOf(token)).unused.map((one: { line: number }) => one.line)).not.toContain(duty);
    await correct(token, { path: '/work/1/highlights/-', line: duty });
    const { resume } = await masterOf(token);
    expect(resume.work[1].highlights.at(-1)).toBe('Closed the monthly books by the fifth working day');
    expect(resume.work[0].highlights).toHaveLength(1);
  });

  it('names titles and skills as the taxonomy does, beside the words of the person', async () => {
    const { token } = await personWithCv();
    const reply = await correct(token, { path: '/work/0/position', value: 'Soudeuse' });
    const { standards } = reply.body.reading;
    expect(standards['/work/0/position']).toBe('Welders, Cutters, Solderers, and Brazers');
    expect((await masterOf(token)).resume.work[0].position).toBe('Soudeuse');
    const worded = await correct(token, { path: '/work/0/position', value: 'Dental Hygiene Professional' });
    expect(worded.body.reading.standards['/work/0/position']).toBe('Dental Hygienists');
    await correct(token, { path: '/skills/-', value: 'k8s' });
    expect(Object.values((await readingOf(token)).standards)).toContain('Kubernetes');
  });

  it('refuses what is no place, no line, or says nothing of the kind, and keeps nothing of it', async () => {
    const { token, reading } = await personWithCv();
    const refused: [CorrectionRequest, number][] = [
      [{ path: '/facts/0/value', value: 'x' }, 422],
      [{ path: '/work/7/name', value: 'x' }, 404],
      [{ path: '/work/0/name', line: 4000 }, 404],
      [{ path: '/work/0/startDate', line: lineWith(reading, 'Ran payroll') }, 422],
      [{ path: '/work/0/startDate', value: 'long ago' }, 422],
      [{ path: '/work/0/name' }, 422],
    ];
    for (const [said, status] of refused) expect((await correct(token, said)).status, said.path).toBe(status);
    expect(await readingOf(token)).toEqual(reading);
  });

  it("is for the CV's owner alone", async () => {
    const { token } = await personWithCv();
    const reply = await correct(token, { path: '/basics/label', value: 'Clinic Manager' });
    const said = valueAt(reply.body.reading, '/basics/label')?.said;
    const { token: other } = await personWithCv();
    const taken = await app.call('DELETE', `/resume/reading/corrections/${said}`, undefined, other);
    expect(taken.status).toBe(404);
    expect(valueAt(await readingOf(other), '/basics/label')?.value).toBe('Office Administrator');
    expect((await app.call('GET', '/resume/reading/file')).status).toBe(401);
    const { token: newcomer } = await signUp(app);
    expect(await readingOf(newcomer)).toBeNull();
    expect((await correct(newcomer, { path: '/basics/label', value: 'x' })).status).toBe(404);
  });
});
