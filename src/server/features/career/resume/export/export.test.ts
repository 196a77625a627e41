import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const edited = `<h1>Amara Lindqvist</h1><p>Office Administrator</p>
<p>Halifax, Nova Scotia · <a href="mailto:amara@example.com">amara@example.com</a> · +1 902 555 0142</p>
<h2>Experience</h2><h3>Office Administrator, Harbour Clinic</h3><p>2021-06 – Present</p>
<ul><li>Ran payroll for <strong>42</strong> employees</li><li>Trained two clerks</li></ul>
<h2>Skills</h2><p>Sage 50, Excel</p><script>alert(1)</script>`;
const ORDER = [
  'Amara Lindqvist',
  'Experience',
  'Harbour Clinic',
  'Ran payroll',
  'Trained two clerks',
  'Sage 50',
];

async function download(format: string, html = edited, more: object = {}) {
  const { token } = await signUp(app, { fullName: 'Amara ../Lindqvist' });
  const response = await app.app.request('http://career.localhost/api/resume/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ html, format, ...more }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    disposition: response.headers.get('content-disposition') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
const inOrder = (text: string) => {
  const places = ORDER.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

describe('downloading a resume', () => {
  it('prints a tagged PDF with its text in reading order, on either paper', async () => {
    const { status, type, disposition, bytes } = await download('pdf');
    expect({ status, type }).toEqual({ status: 200, type: 'application/pdf' });
    expect(disposition).toContain('Amara_Lindqvist_Resume.pdf');
    const outcome = await app.world.documents.read(bytes, 'resume.pdf');
    if (outcome.kind !== 'text') throw new Error(outcome.reason);
    inOrder(outcome.lines.map(({ text }) => text).join('\n'));
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toMatch(/\/MediaBox\s*\[0 0 612 792\]/);
    const a4 = await download('pdf', edited, { paper: 'a4' });
    expect(Buffer.from(a4.bytes).toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.?\d*\]/);
  });

  it('writes a Word file with real headings and lists, in reading order', async () => {
    const { type, disposition, bytes } = await download('docx');
    expect(type).toContain('wordprocessingml');
    expect(disposition).toContain('Amara_Lindqvist_Resume.docx');
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    inOrder(value);
    expect(value).toContain('<h1>Amara Lindqvist</h1>');
    expect(value).toContain('<li>Ran payroll for <strong>42</strong> employees</li>');
    expect(value).toContain('<a href="mailto:amara@example.com">');
  });

  it('keeps a table the person made, with its empty and wide cells, in Word', async () => {
    const table =
      '<table><tbody><tr><th>Year</th><th>Project</th><th>Part</th></tr>' +
      '<tr><td>2021</td><td></td><td><p>Lead</p><ul><li>Planned it</li></ul></td></tr>' +
      '<tr><td colspan="2">Before</td><td></td></tr></tbody></table>';
    const { bytes } = await download('docx', `${edited}${table}<p>After it</p>`);
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    expect(value.replaceAll(/<\/?p>/g, '')).toContain(
      '<table><tr><td>Year</td><td>Project</td><td>Part</td></tr>' +
        '<tr><td>2021</td><td></td><td>Lead<ul><li>Planned it</li></ul></td></tr>' +
        '<tr><td colspan="2">Before</td><td></td></tr></table>',
    );
    expect(value.match(/<table>/g)).toHaveLength(1);
    expect(value).toMatch(/<\/table>.*After it/);
  });

  it('writes JSON Resume from the text, and from the profile where the text is silent', async () => {
    const { type, bytes } = await download('json');
    expect(type).toContain('application/json');
    const file: unknown = JSON.parse(Buffer.from(bytes).toString());
    expect(file).toMatchObject({
      basics: { name: 'Amara Lindqvist', email: 'amara@example.com' },
      work: [
        {
          position: 'Office Administrator',
          highlights: ['Ran payroll for 42 employees', 'Trained two clerks'],
        },
      ],
      skills: [{ keywords: ['Sage 50', 'Excel'] }],
      meta: { version: 'v1.0.0' },
    });
    const silent = JSON.parse(Buffer.from((await download('json', '<p></p>')).bytes).toString());
    expect(silent).toMatchObject({ basics: { name: 'Amara ../Lindqvist' } });
  });

  it('writes plain text with headings in capitals, on its own lines', async () => {
    const { type, disposition, bytes } = await download('txt');
    expect(type).toContain('text/plain');
    expect(disposition).toContain('Amara_Lindqvist_Resume.txt');
    const text = Buffer.from(bytes).toString();
    inOrder(text.replace('EXPERIENCE', 'Experience'));
    expect(text).toContain(
      '\n\nEXPERIENCE\nOffice Administrator, Harbour Clinic\n2021-06 – Present\n- Ran payroll',
    );
    expect(text).not.toMatch(/<|alert/);
  });

  it('takes the paper a page was laid out for where none is asked', async () => {
    const { bytes } = await download('pdf', `<style>@page{size:A4}</style>${edited}`);
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.?\d*\]/);
  });

  it('gives the page itself as resume.html, without anything that runs', async () => {
    const { disposition, type, bytes } = await download('html');
    expect(disposition).toContain('resume.html');
    expect(type).toContain('text/html');
    const page = Buffer.from(bytes).toString();
    expect(page).not.toContain('script');
    expect(page).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    );
  });

  it('reads no file and no other address while it prints', async () => {
    const hostile =
      '<iframe src="file:///etc/passwd"></iframe><img src="http://127.0.0.1:1/x"><p>Only me</p>';
    const outcome = await app.world.documents.read((await download('pdf', hostile)).bytes, 'resume.pdf');
    if (outcome.kind !== 'text') throw new Error(outcome.reason);
    expect(outcome.lines.map(({ text }) => text)).toEqual(['Only me']);
  });

  it('refuses a text beyond the limit and a format it does not know', async () => {
    expect((await download('pdf', 'x'.repeat(300_001))).status).toBe(422);
    expect((await download('exe')).status).toBe(422);
  });
});
