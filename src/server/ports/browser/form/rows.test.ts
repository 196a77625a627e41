import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { planned } from '#testing/form-fields.ts';

const box = (name: string) => `<td><input name="${name}"></td>`;
const PAGES: Readonly<Record<string, string>> = {
  '/rows': `<form action="sent" method="post"><p><label>Name * <input name="n"></label></p>
<table><tr><td colspan="4">SECTION 5 - EMPLOYMENT</td></tr><tr><th></th><th>Employer</th><th>Position</th><th>Town</th></tr>
<tr><td>1</td>${box('e1')}${box('p1')}${box('t1')}</tr><tr><td>2</td>${box('e2')}${box('p2')}${box('t2')}</tr></table>
<table><tr><th>Institution *</th><th>Program</th><th>Year</th></tr><tr>${box('i')}${box('g')}${box('y')}</tr></table><button>Send</button></form>`,
  '/numbers': `<form action="sent" method="post"><p><label>Nickname <input name="n"></label></p><table><tr><td colspan="4">SECTION 2 - GENERAL (answer every line)</td></tr>
<tr><td></td><td></td><td>Yes</td><td>No</td></tr><tr><td>2.1</td><td>I am at least 18.</td><td><input type="radio" name="a" value="y"></td><td><input type="radio" name="a" value="n"></td></tr></table>
<button>Send</button></form>`,
  '/behind': `<div role="alert" hidden><h2>There is a problem</h2></div><h2>Job</h2><form action="sent" method="post"><p><label>Name * <input name="n"></label></p>
<table><tr><th><label for="w">Notice (*)</label></th><td><input id="w" name="w"> weeks</td></tr></table>
<div><p>Add your resume</p><label><span>Tap to choose a file (PDF or Word)</span><input type="file" name="cv" aria-label="Resume"></label></div>
<p><label for="led">Have you managed people?</label> <select id="led" name="led"><option value="">-<option>Yes<option>No</select></p>
<p><label for="length">For how many years?</label> <input id="length" name="length"></p><button>Send</button></form>`,
  '/depends': `<p>Step 1 of 2</p><form><div><span id="c">Country *</span><button type="button" id="b1" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="c b1">Choose</button>
<ul role="listbox" id="l1" style="position:absolute" hidden><li role="option">Canada</li><li role="option">France</li></ul></div>
<div><span id="p">Province</span><button type="button" id="b2" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="p b2">Choose</button>
<ul role="listbox" id="l2" style="position:absolute" hidden><li role="option">Choose a country first</li></ul><span id="note"></span></div>
<button type="button" onclick="note.textContent = 'Please choose a province'">Next</button></form>
<script>for (const [button, list] of [[b1, l1], [b2, l2]]) { button.onclick = () => { list.hidden = !list.hidden; button.setAttribute('aria-expanded', String(!list.hidden)); };
list.onclick = ({ target }) => { button.textContent = target.textContent; button.onclick(); if (button === b1) l2.replaceChildren(...['Ontario', 'Quebec'].map((text) => { const entry = document.createElement('li'); entry.setAttribute('role', 'option'); entry.textContent = text; return entry; })); }; }</script>`,
};

let server: Server;
let origin: string;
const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });

beforeAll(async () => {
  server = createServer(({ url = '' }, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><h1>Apply</h1>${PAGES[url]}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await chromium.close();
  server.close();
});

const opened = (path: string) =>
  playwrightBrowser({ chromium, extraOrigin: origin }).open({
    address: origin + path,
    allowedHosts: [],
    fields: [],
    considered: [],
    files: {},
    family: '',
    signal: AbortSignal.timeout(20_000),
  });

async function questionsOf(path: string): Promise<readonly FormQuestion[]> {
  const form = await opened(path);
  try {
    if (form.filled.kind !== 'asks_more') throw new Error(JSON.stringify(form.filled));
    return form.filled.questions;
  } finally {
    await form.close();
  }
}

describe('a table of a form', () => {
  it('whose rows have numbers at most asks what stands over its columns, and which row it is', async () => {
    const labels = (await questionsOf('/rows')).map(({ key, label }) => [key, label]);
    expect(Object.fromEntries(labels)).toMatchObject({
      e1: 'Employer 1',
      p2: 'Position 2',
      i: 'Institution',
      g: 'Program',
    });
  });

  it('asks what stands behind the number of a row, and has to be answered where its heading says so', async () => {
    const asked = (await questionsOf('/numbers')).map(({ label, required }) => [label, required]);
    expect(asked).toEqual([
      ['Nickname', false],
      ['I am at least 18.', true],
    ]);
  });
});

describe('a question of a form', () => {
  it('has the unit that stands behind its box, and no words of what nobody sees or of how a file is brought', async () => {
    const questions = await questionsOf('/behind');
    expect(questions.find(({ key }) => key === 'w')?.label).toBe('Notice (weeks) (*)');
    expect(questions.find(({ kind }) => kind === 'file')?.label).toBe('Resume');
    expect(questions.map(({ section = '' }) => section).join()).not.toContain('problem');
  });

  it('that only points back stands under the one before it', async () => {
    const follows = (await questionsOf('/behind')).find(({ key }) => key === 'length');
    expect(follows?.section).toMatch(/Have you managed people\?$/);
  });

  it('is read again where its list only said what has to be chosen first', async () => {
    const form = await opened('/depends');
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(form.filled.kind);
      const { questions } = form.filled;
      const country = questions.filter(({ label }) => label.startsWith('Country'));
      const fields = country.map(({ key, label, kind }) => planned({ key, label, kind, value: 'Canada' }));
      const filled = await form.goOn({ fields, considered: questions.map(({ key }) => key) });
      const again = filled.kind === 'asks_more' ? filled.questions : [];
      expect(again.map(({ options }) => options.map(({ label }) => label))).toEqual([['Ontario', 'Quebec']]);
    } finally {
      await form.close();
    }
  });
});
