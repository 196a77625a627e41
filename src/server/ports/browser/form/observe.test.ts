import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';

const page = (body: string) =>
  `<!doctype html><h1>Apply</h1><form action="sent" method="post">${body}<button>Submit application</button></form>`;
const NAME = '<p><label>Name * <input name="n"></label></p>';
const PAGES: Readonly<Record<string, string>> = {
  '/files': page(`${NAME}<table><tr><th>Attach resume *</th><td><input type="file" name="r"></td></tr></table>
<div><h4>Cover letter (required)</h4><div><span>Drop it here or browse</span><input type="file" name="c" hidden></div></div>`),
  '/tables': page(
    `${NAME}<table><caption>Previous employment</caption><tr><td>Organization *</td><td><input name="o"></td></tr></table>`,
  ),
  '/stars': page(`<div><div><label for="n">Nom</label> <em>*</em></div><input id="n" name="n"></div>
<div><div><span>CV</span> <em>*</em></div><div><b>Glissez votre fichier ici</b> ou <u>parcourez vos dossiers</u><input type="file" name="c" hidden></div></div>
<div><label for="k">Surnom</label><input id="k" name="k"></div>`),
  '/advice':
    page(`${NAME}<div><span>Mobile number</span><span>Include the country code</span><input name="m" required></div>
<div><span>Notice</span> <i> * </i> <em>Enter whole weeks</em> <input name="w"></div>
<div><p>About your time here</p><span>Please say why you left</span><textarea name="y" required></textarea></div>`),
  '/levels': page(`${NAME}<table><tr><th></th><th>Spoken</th><th>Written</th></tr>
<tr><td>French</td><td><select name="s"><option value="">-<option>Good</select></td><td><select name="w"><option value="">-<option>Good</select></td></tr></table>`),
  '/boxes':
    page(`<div><h4>Position</h4><div><input name="c" placeholder="Company name *"></div><div><input name="t" placeholder="Title *"></div></div>
<div><h4>Town</h4><input name="w" placeholder="Halifax"></div>`),
  '/rota':
    page(`${NAME}<p>Press every shift you could work.</p><table><tr><td></td><th>Breakfast<br>06:00-12:00</th><th>Late<br>22:00-03:00</th></tr>
<tr><th>Monday</th><td><button type="button" aria-pressed="false" aria-label="Monday breakfast"></button></td><td><button type="button" aria-pressed="false" aria-label="Monday late"></button></td></tr></table>`),
  '/headed':
    page(`${NAME}<ul><li><h2>Experience</h2></li><li><label>Latest employer</label><div><span><input name="c" id="c"><label for="c">Company</label></span>
<span><input name="f" id="f"><label for="f">From</label></span></div></li><li><div><h2>Schools</h2><button type="button">Add one</button></div></li>
<li><label for="s">Salary</label><input name="s" id="s"></li></ul>`),
  '/all':
    page(`<p>All questions must be answered unless marked (optional).</p><p><label>Name <input name="n"></label></p>
<p><label>Nickname (optional) <input name="k"></label></p>`),
  '/every':
    page(`<p>You need to answer every question unless it says it is optional.</p><p><label>Name <input name="n"></label></p>
<p><label>Nickname (optional) <input name="k"></label></p>`),
  '/behind': page(`<ol><li><b>Address</b><ol><li><input name="a"> <span>Number and street</span></li>
<li><input name="b"> <span>Town</span></li></ol></li><li><b>Papers</b><ol><li><input type="file" name="c"> <span>Resume</span></li>
<li><input type="file" name="d"> <span>Cover letter</span></li></ol></li></ol>`),
  '/sentences': page(`${NAME}<p>I have <input name="y"> years of welding.</p>
<p>I have to give <input name="w"> week(s) and could start on <input name="s"> (dd/mm/yyyy).</p><p>I would take <input name="p"> $ a year.</p><p>Signed <input name="g"> on <input name="d"></p>`),
};

let server: Server;
let origin: string;
const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });

beforeAll(async () => {
  server = createServer((request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[request.url ?? '']),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await chromium.close();
  server.close();
});

async function questionsOf(path: string): Promise<readonly FormQuestion[]> {
  const browser = playwrightBrowser({ chromium, extraOrigin: origin });
  const job = { address: origin + path, allowedHosts: [], fields: [], considered: [], files: {}, family: '' };
  const form = await browser.open({ ...job, signal: AbortSignal.timeout(20_000) });
  try {
    if (form.filled.kind !== 'asks_more') throw new Error(JSON.stringify(form.filled));
    return form.filled.questions;
  } finally {
    await form.close();
  }
}

describe('the questions of a page', () => {
  it('name a file by words that ask for it, and see a zone to drop it on that is no button', async () => {
    const files = (await questionsOf('/files')).filter(({ kind }) => kind === 'file');
    expect(files.map(({ label }) => label)).toEqual([
      expect.stringContaining('Attach resume'),
      expect.stringContaining('Cover letter'),
    ]);
  });

  it('are named by what stands behind the boxes of a part, not by its heading', async () => {
    const asked = (await questionsOf('/behind')).map(({ label }) => label);
    expect(asked).toEqual(['Number and street', 'Town', 'Resume', 'Cover letter']);
  });

  it('are the sentence that a box stands in, up to what the next box of it asks', async () => {
    const asked = (await questionsOf('/sentences')).map(({ label }) => label);
    expect(asked).toEqual([
      'Name',
      'I have … years of welding',
      'I have to give (weeks)',
      'could start on (dd/mm/yyyy)',
      'I would take … $ a year',
      'Signed',
      'on',
    ]);
  });

  it('are named by what stands before a control, not by the advice between the two', async () => {
    const asked = (await questionsOf('/advice')).map(({ label, required }) => [label, required]);
    expect(asked).toEqual([
      ['Name', true],
      ['Mobile number', true],
      ['Notice', true],
      ['Please say why you left', true],
    ]);
  });

  it('have to be answered where a star stands beside their words, and a zone for files is named by what stands above it', async () => {
    const asked = (await questionsOf('/stars')).map(({ label, required }) => [label, required]);
    expect(asked).toEqual([
      ['Nom', true],
      ['CV', true],
      ['Surnom', false],
    ]);
  });

  it('are named by row and column where they are boxes of a table', async () => {
    const labels = (await questionsOf('/levels')).map(({ label }) => label);
    expect(labels.slice(1)).toEqual(['French (Spoken)', 'French (Written)']);
  });

  it('are named by what their empty boxes show where one heading stands above several', async () => {
    const labels = (await questionsOf('/boxes')).map(({ label }) => label);
    expect(labels.map((label) => label.replace(/\s*\*$/, ''))).toEqual(['Company name', 'Title', 'Town']);
  });

  it('of a table of buttons take several choices where the words above it say so, each with the hours in the head of its column', async () => {
    const monday = (await questionsOf('/rota')).find(({ label }) => label === 'Monday');
    expect(monday?.kind).toBe('multi');
    expect(monday?.options.map(({ label }) => label)).toEqual([
      'Monday breakfast 06:00-12:00',
      'Monday late 22:00-03:00',
    ]);
  });

  it('stand under the caption of their table', async () => {
    const questions = await questionsOf('/tables');
    expect(questions.find(({ key }) => key === 'o')?.section).toContain('Previous employment');
  });

  it('stand under a heading in a box of its own and under the name of several boxes, not under what another part holds', async () => {
    const sections = (await questionsOf('/headed')).map(({ section }) => section);
    expect(sections).toEqual([
      '',
      'Experience / Latest employer',
      'Experience / Latest employer',
      'Experience',
    ]);
  });

  it.each(['/all', '/every'])(
    'are to be answered where a sentence says so, but for optional ones: %s',
    async (path) => {
      const duties = (await questionsOf(path)).map(({ key, required }) => [key, required]);
      expect(duties).toEqual([
        ['n', true],
        ['k', false],
      ]);
    },
  );
});
