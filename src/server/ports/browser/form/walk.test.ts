import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedField } from '#engines/forms/index.ts';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { planned } from '#testing/form-fields.ts';

const PAGE = `<!doctype html><h1>Apply</h1><form action="sent" method="post">
<div><label for="n">Name *</label><input id="n" name="n"></div>
<div style="position:absolute;left:-5000px"><label>Fax<input name="fax"></label></div>
<table><tr><td>Date you can start *</td><td>
<select name="d"><option value="">Day<option>9</select><select name="m"><option value="">Month<option value="3">Mar</select><select name="y"><option value="">Year<option>2026</select></td></tr>
<tr><td>Telephone *</td><td><input name="a" maxlength="3"><input name="b" maxlength="3"><input name="c" maxlength="4"></td></tr></table>
<div><span>Shift *</span><div><button type="button" aria-pressed="false" onclick="on(this)">Days</button><button type="button" aria-pressed="false" onclick="on(this)">Nights</button></div></div>
<my-list></my-list>
<h2><button type="button" aria-expanded="false" onclick="this.setAttribute('aria-expanded','true');more.hidden=false">More</button></h2>
<div id="more" hidden><label>Available from * <input name="from" placeholder="dd.mm.yyyy"></label></div>
<button>Submit application</button></form>
<script>
const on=(b)=>{for(const o of b.parentNode.children)o.setAttribute('aria-pressed',String(o===b))};
customElements.define('my-list',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});
r.innerHTML='<span id="l">Level *</span><div role="combobox" tabindex="0" aria-labelledby="l" aria-expanded="false">Choose</div>';
const c=r.querySelector('[role=combobox]');c.onclick=()=>{const u=document.createElement('ul');u.setAttribute('role','listbox');
for(const t of ['Junior','Senior']){const o=document.createElement('li');o.setAttribute('role','option');o.textContent=t;o.onclick=()=>{c.textContent=t;u.remove();c.setAttribute('aria-expanded','false')};u.append(o)}
document.querySelector('[role=listbox]')?.remove();document.body.append(u);c.setAttribute('aria-expanded','true')};
document.addEventListener('keydown',(e)=>{if(e.key==='Escape')document.querySelector('[role=listbox]')?.remove()})}});
</script>`;

/** A form in two steps, each handed in by the same words; the second sends the whole. */
const step = (number: number, label: string, to: string) =>
  `<!doctype html><p>Step ${number} of 2</p><form action="${to}" method="post"><label>${label} * <input name="${label.toLowerCase()}" required></label><button>Submit Profile</button></form>`;
const line = (label: string, type: string) =>
  `<p><label>${label} * <input name="${label.toLowerCase()}" type="${type}" required></label></p>`;
const wall = (to: string, button: string, fields: string, beside: string) =>
  `<!doctype html><h1>${button}</h1><form action="${to}" method="post">${fields}<button>${button}</button></form>${beside}`;
const ACCOUNT = line('Email', 'email') + line('Password', 'password');
const STEPS: Readonly<Record<string, string>> = {
  '/wall': wall('/wall', 'Log in', ACCOUNT, '<p>New here? <a href="/make">Create an account</a></p>'),
  '/make': wall('/within', 'Register', ACCOUNT + line('Repeat password', 'password'), ''),
  '/whole': wall('/sent', 'Submit application', ACCOUNT + line('Name', 'text'), ''),
  '/within': wall('/sent', 'Submit application', line('Name', 'text') + line('Town', 'text'), ''),
  // Its step goes on by itself while the hand is on the way to its button.
  '/alone': `<!doctype html><form action="/sent" method="post"><label>Name * <input name="name" required></label>
<button type="button" onmouseenter="next(this.form)">Next</button></form><script>const next=(form)=>{
form.innerHTML='<label>Town * <input name="town" required></label><button>Submit application</button>'}</script>`,
  '/mailed': wall(
    '/sent',
    'Continue',
    line('Code', 'text') + line('Town', 'text'),
    '<p>We sent a code to ada.lane@mail.example.</p>',
  ),
  '/asked': wall('/sent', 'Continue', line('Verification code', 'text') + line('Town', 'text'), ''),
  '/linked': '<!doctype html><p>Check your email to confirm your address.</p>',
  '/before': step(1, 'Email', '/mailed'),
  '/first': step(1, 'Name', '/second'),
  '/needs': `<!doctype html><p>Step 1 of 2</p><form><p><label>Name <input name="name"></label></p><p><label>Town <input name="town" id="town"></label> <span id="note"></span></p>
<button type="button" onclick="note.textContent = town.value === '' ? 'We need this one' : ''; if (town.value !== '') location = '/sent'">Next</button></form>`,
  '/second': step(2, 'Town', '/sent'),
  '/sent': '<!doctype html><h1>Thank you for your application</h1>',
};

let sent = 0;
let server: Server;
let origin: string;
const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });

beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    if (url === '/sent') sent += 1;
    reply.writeHead(200, { 'content-type': 'text/html' }).end(STEPS[url] ?? PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await chromium.close();
  server.close();
});

const VALUES: Readonly<Record<string, string>> = {
  Name: 'Ada Lane',
  'Date you can start': '2026-03-09',
  Telephone: '+14165550142',
  Shift: 'Days',
  Level: 'Senior',
  'Available from': '2026-03-09',
};

const noFields = { allowedHosts: [], fields: [], considered: [], files: {}, family: '' };

describe('a form of no known make', () => {
  it('is asked whole, parts that fold too, filled by the way of each control, and read back; what nobody sees stays empty', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const form = await browser.open({
      ...noFields,
      address: origin,
      signal: AbortSignal.timeout(20_000),
    });
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(JSON.stringify(form.filled));
      const { questions } = form.filled;
      expect(questions.map(({ label }) => label).toSorted()).toEqual(Object.keys(VALUES).toSorted());
      expect(questions.find(({ label }) => label === 'Level')?.options.map(({ label }) => label)).toEqual([
        'Junior',
        'Senior',
      ]);
      const fields: PlannedField[] = questions.map(({ key, label, kind, section }) =>
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
      const read = Object.fromEntries(filled.readBack.map(({ label, value }) => [label, value]));
      expect(read).toMatchObject({
        Name: 'Ada Lane',
        Shift: 'Days',
        Level: 'Senior',
        'Available from': '09.03.2026',
      });
    } finally {
      await form.close();
    }
  });

  it.each([
    ['by a button that hands in a part, and not on the last step, where it sends the whole', '/first'],
    ['where a page takes its button away under the hand and goes on', '/alone'],
  ])('goes on %s', async (_, path) => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const form = await browser.open({
      ...noFields,
      address: `${origin}${path}`,
      signal: AbortSignal.timeout(20_000),
    });
    try {
      const fields: PlannedField[] = [];
      let { filled } = form;
      for (const value of ['Ada Lane', 'Truro']) {
        if (filled.kind !== 'asks_more') throw new Error(filled.kind);
        for (const { key, label, kind } of filled.questions)
          fields.push(planned({ key, label, kind, value }));
        filled = await form.goOn({ fields, considered: fields.map(({ key }) => key) });
      }
      expect(filled).toMatchObject({ kind: 'ready', readBack: [{ value: 'Ada Lane' }, { value: 'Truro' }] });
      expect(sent).toBe(0);
    } finally {
      await form.close();
    }
  });

  it.each(['/mailed', '/asked', '/linked'])(
    'is left to the person before anything is filled where its page %s waits for their mail',
    async (path) => {
      const browser = playwrightBrowser({ chromium, extraOrigin: origin });
      const signal = AbortSignal.timeout(20_000);
      const form = await browser.open({ ...noFields, address: `${origin}${path}`, signal });
      expect(form.filled.kind).toBe('email_code');
      await form.close();
    },
  );

  it('is left to the person where a later step waits for their mail, and never asks them for the code', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const signal = AbortSignal.timeout(20_000);
    const form = await browser.open({ ...noFields, address: `${origin}/before`, signal });
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(form.filled.kind);
      const fields = form.filled.questions.map(({ key, label, kind }) =>
        planned({ key, label, kind, value: 'ada.lane@mail.example' }),
      );
      const filled = await form.goOn({ fields, considered: fields.map(({ key }) => key) });
      expect([filled.kind, sent]).toEqual(['email_code', 0]);
    } finally {
      await form.close();
    }
  });

  it('that says “We need this one” beside a question asks that one again and no other', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const signal = AbortSignal.timeout(20_000);
    const form = await browser.open({ ...noFields, address: `${origin}/needs`, signal });
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(form.filled.kind);
      const considered = form.filled.questions.map(({ key }) => key);
      const filled = await form.goOn({ fields: [], considered });
      const again = filled.kind === 'asks_more' ? filled.questions : [];
      expect(again.map(({ key, required }) => [key, required])).toEqual([['town', true]]);
    } finally {
      await form.close();
    }
  });

  it('behind an account wall for who has an account is reached by making one', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const form = await browser.open({
      ...noFields,
      address: `${origin}/wall`,
      password: 'Long-enough-7',
      signal: AbortSignal.timeout(20_000),
    });
    try {
      const fields: PlannedField[] = [];
      const asked: string[] = [];
      let { filled } = form;
      for (let turn = 0; turn < 3 && filled.kind === 'asks_more'; turn += 1) {
        for (const { key, label, kind } of filled.questions) {
          asked.push(label);
          fields.push(planned({ key, label, kind, value: label === 'Email' ? 'ada@example.org' : 'Ada' }));
        }
        filled = await form.goOn({ fields, considered: fields.map(({ key }) => key) });
      }
      expect([filled.kind, asked]).toEqual([
        'ready',
        ['Email', 'Password', 'Repeat password', 'Name', 'Town'],
      ]);
    } finally {
      await form.close();
    }
  });

  it('that asks for a password beside the rest is filled and ready to be sent', async () => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const form = await browser.open({
      ...noFields,
      address: `${origin}/whole`,
      password: 'Long-enough-7',
      signal: AbortSignal.timeout(20_000),
    });
    try {
      if (form.filled.kind !== 'asks_more') throw new Error(form.filled.kind);
      const fields = form.filled.questions.map(({ key, label, kind }) =>
        planned({ key, label, kind, value: label === 'Email' ? 'ada@example.org' : 'Ada' }),
      );
      const filled = await form.goOn({ fields, considered: fields.map(({ key }) => key) });
      expect([filled.kind, fields.length]).toEqual(['ready', 3]);
    } finally {
      await form.close();
    }
  });
});
