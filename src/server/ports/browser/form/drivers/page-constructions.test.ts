import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { planned } from '#testing/form-fields.ts';

/** Behind a button a dialog that scrolls, before a page with a search of its own: masks, a calendar of a button and one that alone sets its box, a rota. */
const PAGE = `<!doctype html><style>dialog { height: 300px; overflow-y: auto; } dialog p { margin: 30px 0; } .pill { display: inline-block; padding: 4px; }</style>
<form><label>Keyword <input name="k"></label><label>Place <input name="o"></label><label>Radius <select><option>5</select></label><button>Find jobs</button></form>
<button type="button" id="a">Apply now</button>
<dialog id="d"><form action="sent" method="post"><p><label>Name * <input name="n"></label></p>
<p><label>Mobile * <input name="m"></label></p>
<p><label for="w">Pay you look for *</label> <span><span>CA$</span> <input id="w" inputmode="numeric"> <span>per year</span></span></p>
<p><label for="s">First day *</label> <button type="button" id="s" aria-haspopup="dialog">Pick a date</button></p>
<p><label for="e">Date of your last check *</label> <input id="e" placeholder="Pick a date..."></p>
<p>Worked here before? Y <input type="radio" name="b" value="Y"> N <input type="radio" name="b" value="N"></p>
<p>Days: <input type="checkbox" name="mo">Mon <input type="checkbox" name="tu">Tue</p>
<p><span>Do you drive?</span> <span><span class="pill" tabindex="0">Yes</span> <span class="pill" tabindex="0">No</span></span></p>
<table><tr><td></td><th>Sat</th><th>Sun</th></tr><tr><td>Morning</td><td><input type="checkbox" name="m1"></td><td><input type="checkbox" name="m2"></td></tr></table>
<div><span>First and last name</span><div><input name="f1"> <input name="f2"></div></div>
<button>Submit application</button></form></dialog>
<script>
a.onclick = () => d.showModal();
const m = d.querySelector('[name=m]');
m.oninput = () => { const n = m.value.replace(/\\D/g, '').slice(0, 10); m.value = n.length < 10 ? n : '(' + n.slice(0, 3) + ') ' + n.slice(3, 6) + '-' + n.slice(6); };
w.oninput = () => { w.value = w.value.replace(/\\D/g, '').replace(/\\B(?=(\\d{3})+$)/g, ','); };
const NAMES = ['January', 'February', 'March', 'April', 'May'];
const calendar = (at, done) => { let month = 2; document.querySelector('#c')?.remove(); const c = document.createElement('div'); c.id = 'c'; at.after(c);
  const draw = () => { c.innerHTML = '<button type="button" aria-label="Next month">›</button><select><option>' + NAMES[month] + '</select><select><option>2026</select><p></p>';
    c.querySelector('button').onclick = () => { month += 1; draw(); };
    for (let day = 1; day <= 30; day += 1) { const cell = document.createElement('span'); cell.textContent = day; cell.style.padding = '2px'; cell.onclick = () => { done(NAMES[month], day); c.remove(); }; c.querySelector('p').append(cell); } };
  draw(); };
s.onclick = () => calendar(s, (name, day) => { s.textContent = name + ' ' + day + 'th, 2026'; });
let chosen = '';
e.onclick = () => calendar(e, (name, day) => { chosen = e.value = day + ' ' + name + ' 2026'; });
e.onblur = () => { e.value = chosen; };
for (const pill of d.querySelectorAll('.pill')) pill.onclick = () => { for (const one of d.querySelectorAll('.pill')) one.className = one === pill ? 'pill selected' : 'pill'; };
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
  Name: 'Inès Achterberg',
  Mobile: '+16135550176',
  'Pay you look for': '88000',
  'First day': '2026-04-06',
  'Date of your last check': '2026-05-12',
  'Worked here before?': 'N',
  'Days:': ['Tue'],
  'Do you drive?': 'Yes',
  Morning: ['Sun'],
};

describe('a form in a dialog that scrolls', () => {
  it('is asked by its own words, filled past its masks and calendars, and read back to its top', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const job = { address: origin, allowedHosts: [], fields: [], considered: [], files: {}, family: '' };
    const form = await browser.open({ ...job, signal: AbortSignal.timeout(60_000) });
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(JSON.stringify(form.filled));
      const { questions } = form.filled;
      expect(
        questions.map(({ label, kind, help, options }) => [
          label,
          kind,
          help,
          options.map((one) => one.label).join(),
        ]),
      ).toEqual([
        ['Name', 'short', '', ''],
        ['Mobile', 'short', '', ''],
        ['Pay you look for', 'short', 'CA$ per year', ''],
        ['First day', 'date', '', ''],
        ['Date of your last check', 'short', 'Pick a date...', ''],
        ['Worked here before?', 'single', '', 'Y,N'],
        ['Days:', 'multi', '', 'Mon,Tue'],
        ['Do you drive?', 'boolean', '', 'Yes,No'],
        ['Morning', 'multi', '', 'Sat,Sun'],
        ['First name', 'short', '', ''],
        ['last name', 'short', '', ''],
      ]);
      const fields = questions
        .filter(({ label }) => label in VALUES)
        .map(({ key, label, kind, section, options }) => {
          const told = VALUES[label] ?? '';
          const value = Array.isArray(told)
            ? told.map((one) => options.find((option) => option.label === one)?.value ?? one)
            : told;
          return planned({ key, label, kind, value, ...(section === undefined ? {} : { section }) });
        });
      const filled = await form.goOn({ fields, considered: questions.map(({ key }) => key) });
      if (filled.kind !== 'ready') throw new Error(JSON.stringify(filled));
      const read = Object.fromEntries(filled.readBack.map(({ label, value }) => [label, value]));
      expect(read).toMatchObject({
        Mobile: '(613) 555-0176',
        'Pay you look for': '88,000',
        'First day': 'April 6th, 2026',
        'Date of your last check': '12 May 2026',
      });
    } finally {
      await form.close();
    }
  });
});
