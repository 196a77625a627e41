import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { planned } from '#testing/form-fields.ts';

/** A box that only its calendar fills, a list that folds to its choice, a day in two named lists, a number that two buttons count, terms in a dialog. */
const PAGE = `<!doctype html><h1>Apply</h1><form action="sent" method="post"><h2><button type="button" aria-expanded="true">Employment</button></h2>
<div><label for="s1">Start Month *</label><select id="s1" name="s1"><option value="">–<option value="2">February<option value="3">March</select></div>
<div><label for="s2">Start Year *</label><select id="s2" name="s2"><option value="">–<option>2021<option>2022</select></div>
<h2>More</h2>
<div><label for="d">Available *</label><input id="d" readonly placeholder="dd/mm/yyyy"></div>
<div><span id="q">Level *</span><div id="l" role="listbox" tabindex="0" aria-expanded="false" aria-labelledby="q"><div role="option" aria-selected="true">Choose</div><div role="option" hidden>Junior</div><div role="option" hidden>Senior</div></div></div>
<div><p id="y">Years of welding *</p><div role="group" aria-labelledby="y"><button type="button" aria-label="One less">−</button><output id="n">5</output><button type="button" aria-label="One more">+</button></div></div>
<div><span>* Terms:</span> <a href="#" id="t">Read and accept the privacy statement</a></div>
<button>Submit application</button></form>
<dialog id="g"><p>We keep your data for a year.</p><button type="button" id="no">Decline</button><button type="button" id="yes">Accept</button></dialog>
<script>
let [year, month] = [2026, 1];
const NAMES = ['January', 'February', 'March', 'April'];
d.onclick = () => { document.querySelector('#c')?.remove(); const c = document.createElement('div'); c.id = 'c'; d.after(c);
  const draw = () => { c.innerHTML = '<button type="button" title="Previous">&lt;</button><b>' + NAMES[month] + '</b> <i>' + year + '</i><button type="button" title="Next">&gt;</button><p></p>';
    const [back, on] = c.querySelectorAll('button'); back.onclick = () => { month -= 1; draw(); }; on.onclick = () => { month += 1; draw(); };
    for (let day = 1; day <= 28; day += 1) { const cell = document.createElement('span'); cell.textContent = day; cell.style.padding = '4px'; cell.onclick = () => { d.value = [day, month + 1, year].map((part) => String(part).padStart(2, '0')).join('/'); c.remove(); }; c.querySelector('p').append(cell); } };
  draw(); };
const options = [...l.children];
for (const option of options) option.onclick = (event) => { event.stopPropagation();
  if (l.getAttribute('aria-expanded') === 'false') { l.setAttribute('aria-expanded', 'true'); for (const one of options) one.hidden = false; return; }
  for (const one of options) { one.setAttribute('aria-selected', String(one === option)); one.hidden = one !== option; }
  l.setAttribute('aria-expanded', 'false'); };
l.onkeydown = (event) => { if (event.key === 'Escape') options.find((one) => one.getAttribute('aria-selected') === 'true').click(); };
n.previousElementSibling.onclick = () => { n.textContent = Number(n.textContent) - 1; };
n.nextElementSibling.onclick = () => { n.textContent = Number(n.textContent) + 1; };
t.onclick = (event) => { event.preventDefault(); g.showModal(); };
yes.onclick = () => { t.textContent = 'Privacy statement accepted'; g.close(); };
no.onclick = () => g.close();
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

const VALUES: Readonly<Record<string, string | boolean>> = {
  Start: '2022-03',
  Available: '2026-04-06',
  Level: 'Senior',
  'Years of welding': '3',
  t: true,
};

describe('widgets of a page of its own', () => {
  it('are asked under the heading that folds them, filled by their own hands and read back', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const job = { address: origin, allowedHosts: [], fields: [], considered: [], files: {}, family: '' };
    const form = await browser.open({ ...job, signal: AbortSignal.timeout(40_000) });
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(JSON.stringify(form.filled));
      const { questions } = form.filled;
      expect(questions.map(({ label, kind, section }) => [label, kind, section])).toEqual([
        ['Start', 'date', 'Employment'],
        ['Available', 'date', 'More'],
        ['Level', 'single', 'More'],
        ['Years of welding', 'number', 'More / Years of welding *'],
        [expect.stringContaining('Read and accept the privacy statement'), 'consent', 'More'],
      ]);
      const fields = questions.map(({ key, label, kind, section }) =>
        planned({
          key,
          label,
          kind,
          value: VALUES[label] ?? VALUES[key] ?? '',
          ...(section === undefined ? {} : { section }),
        }),
      );
      const filled = await form.goOn({ fields, considered: questions.map(({ key }) => key) });
      if (filled.kind !== 'ready') throw new Error(JSON.stringify(filled));
      const read = Object.fromEntries(filled.readBack.map(({ label, value }) => [label, value]));
      expect(read).toMatchObject({ Available: '06/04/2026', Level: 'Senior', 'Years of welding': '3' });
    } finally {
      await form.close();
    }
  });
});
