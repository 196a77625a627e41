import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { planned } from '#testing/form-fields.ts';

/**
 * Lists of a page's own: one that its button alone closes, one that says its value in its name, one that opens a grid, one that
 * says nothing of what it is; pressed buttons of which several may be, and a day that the page wrote itself.
 */
const PAGE = `<!doctype html><h1>Apply</h1><form action="sent" method="post">
<p><label>Name * <input name="n"></label></p>
<div><span id="q">Notice *</span><input type="hidden" name="h"><button type="button" id="b" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="q v"><span id="v">Choose an answer</span></button>
<ul role="listbox" style="position:absolute" hidden><li role="option">4 weeks</li><li role="option">6 weeks</li></ul></div>
<div><button type="button" id="c" aria-haspopup="listbox" aria-expanded="false" aria-label="Selected country *: France (+33)">+33</button>
<ul role="listbox" style="position:absolute" hidden><li role="option">France (+33)</li><li role="option">Canada (+1)</li></ul></div>
<div><label for="g">Level *</label><input id="g" role="combobox" aria-haspopup="grid" aria-autocomplete="list" aria-expanded="false"></div>
<div><label for="p">City *</label><input id="p" name="place" autocomplete="off" placeholder="Start typing your city"><div class="place-results" hidden></div></div>
<div><span>Shift *</span><div><input type="hidden" name="s"><div tabindex="0" id="d">Select</div><ul hidden><li>Days</li><li>Nights</li></ul></div></div>
<div><span>Which tools do you use? *</span><div id="t"><button type="button" aria-pressed="false">AutoCAD</button><button type="button" aria-pressed="false">SAP</button><button type="button" aria-pressed="false">Revit</button></div></div>
<p><label>Date <input name="day" readonly value="11/23/2026"></label></p>
<button>Submit application</button></form>
<script>
d.onclick = () => { d.nextElementSibling.hidden = !d.nextElementSibling.hidden; };
for (const entry of d.nextElementSibling.children) entry.onclick = () => { d.textContent = entry.textContent; d.nextElementSibling.hidden = true; };
for (const tool of t.children) tool.onclick = () => tool.setAttribute('aria-pressed', String(tool.getAttribute('aria-pressed') !== 'true'));
p.oninput = () => { const box = p.nextElementSibling; box.hidden = false; box.replaceChildren(...['Ottawa, Ontario, Canada', 'Ottawa, Illinois, United States', 'Ottawa, Kansas, United States'].map((text) => { const entry = document.createElement('div'); entry.textContent = text; entry.onmousedown = (event) => { event.preventDefault(); p.value = text; box.hidden = true; }; return entry; })); };
for (const button of [b, c]) { const list = button.nextElementSibling;
  button.onclick = () => { list.hidden = !list.hidden; button.setAttribute('aria-expanded', String(!list.hidden)); };
  for (const entry of list.children) entry.onclick = () => {
    if (button === b) v.textContent = entry.textContent;
    else { c.textContent = entry.textContent.match(/[+]\\d+/)[0]; c.setAttribute('aria-label', 'Selected country *: ' + entry.textContent); }
    button.onclick(); }; }
const shut = () => { document.querySelector('[role=grid]')?.remove(); g.setAttribute('aria-expanded', 'false'); };
g.onclick = () => { shut(); const grid = document.createElement('div'); grid.setAttribute('role', 'grid'); grid.style.position = 'absolute';
  for (const text of ['Junior', 'Senior']) { const row = document.createElement('div'); row.setAttribute('role', 'row'); const cell = document.createElement('div'); cell.setAttribute('role', 'gridcell'); cell.textContent = text; row.append(cell);
    row.onclick = () => { g.value = text; shut(); }; grid.append(row); }
  document.body.append(grid); g.setAttribute('aria-expanded', 'true'); };
g.onkeydown = (event) => { if (event.key === 'Escape') shut(); };
document.onclick = (event) => { if (event.target !== g) shut(); };
</script>`;

let server: Server;
let origin: string;
const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });

beforeAll(async () => {
  server = createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await chromium.close();
  server.close();
});

const VALUES: Readonly<Record<string, string | string[]>> = {
  Name: 'Ada Lane',
  Notice: '6 weeks',
  'Selected country': 'Canada (+1)',
  Level: 'Senior',
  City: 'Ottawa',
  Shift: 'Nights',
  'Which tools do you use?': ['AutoCAD', 'SAP'],
};

describe('lists of a page of its own', () => {
  it('are named without what they show, read, chosen from and read back', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const job = {
      address: origin,
      allowedHosts: [],
      fields: [],
      considered: [],
      files: {},
      family: '',
      home: 'Ottawa, Ontario, Canada',
    };
    const form = await browser.open({ ...job, signal: AbortSignal.timeout(40_000) });
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(JSON.stringify(form.filled));
      const { questions } = form.filled;
      expect(questions.map(({ label }) => label)).toEqual(Object.keys(VALUES));
      expect(questions.slice(1).map(({ options }) => options.map(({ label }) => label))).toEqual([
        ['4 weeks', '6 weeks'],
        ['France (+33)', 'Canada (+1)'],
        ['Junior', 'Senior'],
        [],
        ['Days', 'Nights'],
        ['AutoCAD', 'SAP', 'Revit'],
      ]);
      const fields = questions.map(({ key, label, kind, section }) =>
        planned({
          key,
          label,
          kind,
          value: VALUES[label] ?? '',
          ...(section === undefined ? {} : { section }),
        }),
      );
      const filled = await form.goOn({ fields, considered: questions.map(({ key }) => key) });
      if (filled.kind !== 'ready') throw new Error(JSON.stringify(filled));
      expect(Object.fromEntries(filled.readBack.map(({ label, value }) => [label, value]))).toMatchObject({
        Notice: '6 weeks',
        'Selected country': 'Canada (+1)',
        Level: 'Senior',
        City: 'Ottawa, Ontario, Canada',
        Shift: 'Nights',
        'Which tools do you use?': 'AutoCAD, SAP',
      });
    } finally {
      await form.close();
    }
  });
});
