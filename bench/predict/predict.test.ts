import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-predict-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const predict = (...given: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'predict.ts'), ...given], (error, _, said) =>
      resolve({ code: error === null ? 0 : Number(error.code), said }),
    );
  });

/** A raw mail; `rest` goes on from its content type. */
const mail = (from: string, subject: string, rest: string) =>
  [`From: ${from}`, `Subject: ${subject}`, 'MIME-Version: 1.0', rest].join('\r\n');

describe('the prediction command', () => {
  test('says which tasks there are when asked for another', async () => {
    const { code, said } = await predict('horoscope', folder, join(folder, 'out.json'));
    expect([code, said]).toEqual([1, expect.stringContaining('unknown task horoscope; there are resume')]);
  });

  test('says in a sentence what is wrong with an input of another format', async () => {
    const input = join(folder, 'pairs.json');
    await writeFile(input, '[{"id": 7}]');
    const { code, said } = await predict('resume-analysis', input, join(folder, 'out.json'));
    expect([code, said]).toEqual([1, expect.stringMatching(/is not of this task's format: 0\.id: .+\.$/m)]);
  });

  test('says what the marked fields of pages want, also of a compressed file', async () => {
    const html =
      '<form><label for="a">Prénom</label><input id="a" data-bench="f1"><input name="q" data-bench="f2"></form>';
    const input = join(folder, 'pages.json.gz');
    await writeFile(input, gzipSync(JSON.stringify([{ id: 'page', html }])));
    const output = join(folder, 'fields.json');
    await predict('forms-web', input, output);
    expect(JSON.parse(await readFile(output, 'utf8'))).toEqual({ page: { f1: 'firstName', f2: 'unknown' } });
  });

  test('leaves out what it cannot read, counts it, and answers the rest', async () => {
    const cvs = await mkdtemp(join(folder, 'cvs-'));
    await writeFile(join(cvs, 'good.txt'), 'Robin Tremblay\nrobin@example.com\n\nSKILLS\nSAP, Excel\n');
    await writeFile(join(cvs, 'broken.pdf'), '%PDF-1.7 and then nothing');
    const output = join(folder, 'resume.json');
    const { code, said } = await predict('resume', cvs, output);
    expect([code, said]).toEqual([0, expect.stringContaining('1 left out.')]);
    const answer = JSON.parse(await readFile(output, 'utf8'));
    expect(answer).toEqual({
      good: expect.objectContaining({ name: 'Robin Tremblay', skills: ['SAP', 'Excel'] }),
    });
  });

  test('says of each text whether the profile bears it out, and leaves out one about nobody', async () => {
    const texts = await mkdtemp(join(folder, 'texts-'));
    const item = { profileId: 'p', postingId: null, target: 'work[0].highlights' };
    const input = {
      today: '2026-11-01',
      profiles: { p: { work: [{ name: 'Parcel House', highlights: ['Packed 40 boxes an hour.'] }] } },
      postings: {},
      items: [
        { ...item, id: 'a', text: 'Packed forty boxes an hour.' },
        { ...item, id: 'b', text: 'Packed 90 boxes an hour.' },
        { ...item, id: 'c', profileId: 'q', text: 'Packed boxes.' },
      ],
    };
    await writeFile(join(texts, 'input.json'), JSON.stringify(input));
    const output = join(folder, 'truth.json');
    const { code, said } = await predict('truth', texts, output);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('c: left out: Error: There is no profile “q”.'),
    ]);
    expect(JSON.parse(await readFile(output, 'utf8'))).toEqual({ a: true, b: false });
  });

  test('reads the facts of a posting, and takes no notice of what else is known of it', async () => {
    const input = join(folder, 'postings.json');
    const text =
      'Night Baker\nSaltpan Kitchens\nSudbury, ON\nPart-time, on-site\n$24 to $27 an hour\nOne year in a bakery';
    await writeFile(input, JSON.stringify([{ id: 'a', text, truth: { title: 'another' } }]));
    const output = join(folder, 'facts.json');
    const { code } = await predict('postings', input, output);
    expect([code, JSON.parse(await readFile(output, 'utf8'))]).toEqual([
      0,
      {
        a: {
          title: 'Night Baker',
          company: 'Saltpan Kitchens',
          city: 'Sudbury',
          workMode: 'onsite',
          employmentType: 'part_time',
          salary: { min: 24, max: 27, currency: 'CAD', period: 'hour' },
          minYears: 1,
          sponsorship: null,
        },
      },
    ]);
  });

  test('refuses a folder without texts about people in a sentence', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'));
    await writeFile(join(empty, 'input.json'), '{"today": "soon"}');
    const { code, said } = await predict('truth', empty, join(folder, 'out.json'));
    expect([code, said]).toEqual([1, expect.stringMatching(/is not of this task's format: today: .+\.$/m)]);
  });

  test('picks from the list beside the input or the one that is named, and says when there is none', async () => {
    const titles = await mkdtemp(join(folder, 'titles-'));
    const input = join(titles, 'advertised.json');
    await writeFile(input, JSON.stringify([{ id: 'a', title: 'Senior LORRY DRIVER (nights)' }]));
    const output = join(titles, 'out.json');
    const none = await predict('titles', input, output);
    expect([none.code, none.said]).toEqual([
      1,
      expect.stringMatching(/^There is no esco-occupations\.json .+; name it with --candidates FILE\.$/m),
    ]);
    const list = [
      { id: 'bread', label: 'baker', alt: [] },
      { id: 'road', label: 'truck driver', alt: ['lorry driver'] },
    ];
    const elsewhere = join(folder, 'list.json.gz');
    await writeFile(elsewhere, gzipSync(JSON.stringify(list)));
    const { code } = await predict('titles', input, output, '--candidates', elsewhere);
    expect([code, JSON.parse(await readFile(output, 'utf8'))]).toEqual([0, { a: ['road', 'bread'] }]);
  });

  test('says what raw mails mean and which application each is about, with what came before', async () => {
    const box = await mkdtemp(join(folder, 'inbox-'));
    const plain = 'Content-Type: text/plain; charset=utf-8\r\n\r\n';
    const input = {
      mailboxes: [
        {
          id: 'm',
          owner: { name: 'Noor Castellan', email: 'noor@example.com' },
          applications: [
            { id: 'one', company: 'Tern & Plover', title: 'Night Auditor' },
            { id: 'two', company: 'Ashgrove Kennels', title: 'Dog Groomer' },
          ],
        },
      ],
      mails: [
        {
          id: 'html',
          raw: mail(
            'Tern & Plover <hr@ternplover.example>',
            'Night Auditor',
            'Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n' +
              `${plain}Please view this as HTML.\r\n--b\r\nContent-Type: text/html; charset=iso-8859-1\r\n\r\n` +
              '<p>Your application for Night Auditor (Job ID 88123) has been received and will be reviewed.</p>\r\n--b--',
          ),
        },
        {
          id: 'numbered',
          raw: mail(
            'no-reply@ats.example',
            'Job ID 88123',
            `${plain}You were not selected for the position.`,
          ),
        },
        {
          id: 'calendar',
          raw: mail(
            'Ashgrove Kennels <jo@ashgrovekennels.example>',
            'Ashgrove',
            'Content-Type: text/calendar; method=REQUEST; charset=utf-8\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n' +
              'BEGIN:VEVENT\r\nSUMMARY:Interview with Jo\r\nEND:VEVENT\r\nEND:VCALENDAR',
          ),
        },
        {
          id: 'short',
          raw: mail(
            'Ashgrove Kennels <jo@ashgrovekennels.example>',
            'Dog Groomer',
            `${plain}Hi Noor, I am sorry, it did not work out this time. Jo`,
          ),
        },
        { id: 'own', raw: mail('Noor <noor@example.com>', 'Re: interview', `${plain}Friday suits me.`) },
      ],
    };
    const mails = input.mails.map((one) => ({ ...one, mailboxId: 'm' }));
    await writeFile(join(box, 'input.json'), JSON.stringify({ ...input, mails }));
    const output = join(folder, 'inbox.json');
    const { code } = await predict('inbox', box, output);
    expect([code, JSON.parse(await readFile(output, 'utf8'))]).toEqual([
      0,
      [
        { id: 'html', label: 'received', applicationId: 'one', shownAt: 'one' },
        { id: 'numbered', label: 'rejected', applicationId: 'one', shownAt: 'one' },
        { id: 'calendar', label: 'interview', applicationId: 'two', shownAt: 'two' },
        { id: 'short', label: 'rejected', applicationId: null, shownAt: 'two' },
        { id: 'own', label: 'noise', applicationId: null, shownAt: null },
      ],
    ]);
  });
});
