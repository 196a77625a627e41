import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const csv = (text: string) => new TextEncoder().encode(text);
const upload = async (person: Person, bytes: Uint8Array, path = '/resume/linkedin-export') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'Basic_LinkedInDataExport.zip'));
  const reply = await app.app.request(`http://career.localhost/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: reply.status, body: Object(await reply.json()) };
};

const skills = (name: string) => csv(`Name\n${name}\n`);

describe('the export of LinkedIn', () => {
  test('adds its facts to the profile, each with the table it stands in, and can be taken out again', async () => {
    const person = await signUp(app);
    const archive = zipSync({
      'Positions.csv': csv(
        'Company Name,Title,Description,Location,Started On,Finished On\n"Stonebridge, Haulage",Dispatcher,"Plans\nstops",Hamilton,Mar 2021,\n',
      ),
      'Skills.csv': csv('Name\nSAP\n'),
      'messages.csv': csv('FROM\nsomebody else entirely\n'),
    });
    const { body } = await upload(person, archive);
    expect(body.linkedin_profile).toMatchObject({ file: 'Basic_LinkedInDataExport.zip', facts: 6 });
    const { profile } = (await app.call('GET', '/resume/master-profile', undefined, person.token)).body;
    expect(profile.resume.work).toMatchObject([{ name: 'Stonebridge, Haulage', startDate: '2021-03' }]);
    expect(JSON.stringify(profile)).not.toContain('somebody else entirely');
    expect(
      (await app.call('DELETE', '/resume/linkedin-export', undefined, person.token)).body.linkedin_profile,
    ).toBeNull();
    expect(
      (await app.call('GET', '/resume/master-profile', undefined, person.token)).body.profile.resume.work,
    ).toEqual([]);
  });

  test('is among the twenty files a day, whatever comes of it', async () => {
    const person = await signUp(app);
    const archive = zipSync({ 'Skills.csv': skills('SAP') });
    for (let number = 0; number < 19; number += 1) await upload(person, csv('no archive'));
    expect((await upload(person, archive)).status).toBe(200);
    for (const path of ['/resume/linkedin-export', '/resume/upload'])
      expect([path, (await upload(person, archive, path)).body.code]).toEqual([path, 'too_many_requests']);
  });

  test('that is dropped where a CV goes is read just the same, beside the CV', async () => {
    const person = await signUp(app);
    const { status, body } = await upload(person, zipSync({ 'Skills.csv': skills('SAP') }), '/resume/upload');
    expect(status).toBe(200);
    const source = expect.objectContaining({ file_name: 'Basic_LinkedInDataExport.zip, Skills.csv' });
    expect(body.profile.facts).toContainEqual(expect.objectContaining({ value: 'SAP', source }));
    expect(
      (await app.call('GET', '/integrations', undefined, person.token)).body.linkedin_profile,
    ).toMatchObject({
      facts: 1,
    });
    // There is no resume to analyze.
    expect(
      await upload(person, zipSync({ 'Skills.csv': skills('SAP') }), '/resume/analyze-file'),
    ).toMatchObject({
      status: 415,
      body: { detail: expect.stringContaining('no resume to analyze') },
    });
  });

  test('that is something else is refused with what to do', async () => {
    const person = await signUp(app);
    for (const bytes of [csv('not an archive'), zipSync({ 'Other.csv': csv('a\n1') })])
      expect(await upload(person, bytes)).toMatchObject({ status: 422, body: { code: 'unreadable_file' } });
  });

  test('that names a table many times is unpacked once', async () => {
    const person = await signUp(app);
    const copies = Array.from({ length: 300 }, (_, index) => [`${index}/Skills.csv`, skills('Copied')]);
    const archive = zipSync({ 'Skills.csv': skills('SAP'), ...Object.fromEntries(copies) });
    expect((await upload(person, archive)).body.linkedin_profile).toMatchObject({ facts: 1 });
  });
});
