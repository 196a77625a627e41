import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';

const NAMES = Array.from({ length: 60 }, (_, index) => `Town ${index + 1}`);

/** A form of lists, each drawn by `draw(box, list, texts)` when its box is pressed. */
const pageOf = (boxes: Readonly<Record<string, string>>, script: string) => `<!doctype html><h1>Apply</h1>
<style>ul { position: absolute; background: white; margin: 0; max-height: 100px; overflow: auto; z-index: 9; } li { height: 20px; }</style>
<form action="sent" method="post"><p><label>Name * <input name="n"></label></p>
${Object.entries(boxes)
  .map(
    ([label, texts], index) =>
      `<p><label for="b${index}">${label} *</label> <input id="b${index}" role="combobox" aria-expanded="false" value="No Selection" data-texts="${texts}"></p>`,
  )
  .join('\n')}
<button>Submit application</button></form>
<script>
let open = null;
const shut = () => { open?.list.remove(); open?.box.setAttribute('aria-expanded', 'false'); open = null; };
const entry = (text) => { const li = document.createElement('li'); li.setAttribute('role', 'option'); li.textContent = text; return li; };
const show = (box, texts) => { shut(); const list = document.createElement('ul'); list.setAttribute('role', 'listbox'); list.append(...texts.map(entry)); box.after(list); box.setAttribute('aria-expanded', 'true'); open = { box, list }; return list; };
const boxes = [...document.querySelectorAll('[role=combobox]')];
${script}
</script>`;

/** Whatever is open goes a moment after any box was left; nothing else closes it. */
const LEFT = `for (const box of boxes) {
  box.onclick = () => show(box, box.dataset.texts.split(','));
  box.onblur = () => setTimeout(shut, 120); }`;

/** A list that draws what is in view, one that asks for what it offers, one that draws it a while later. */
const LATE = `const towns = ${JSON.stringify(NAMES)};
boxes[0].onclick = () => { const list = show(boxes[0], []); const sky = document.createElement('li'); const ground = document.createElement('li');
  const draw = () => { const from = Math.floor(list.scrollTop / 20); sky.style.height = from * 20 + 'px'; ground.style.height = Math.max(0, towns.length - from - 8) * 20 + 'px'; list.replaceChildren(sky, ...towns.slice(from, from + 8).map(entry), ground); };
  list.onscroll = draw; draw(); };
boxes[1].onclick = async () => show(boxes[1], await (await fetch('levels')).json());
boxes[2].onclick = () => setTimeout(() => show(boxes[2], ['Days', 'Nights']), 150);
document.onkeydown = (event) => { if (event.key === 'Escape') shut(); };
document.onmousedown = (event) => { if (!open?.list.contains(event.target)) shut(); };`;

/** So many that one of them is sure to be opened at the moment at which another one's box closes all. */
const MANY = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    `Question ${index + 1}`,
    index % 3 === 0 ? 'Days,Nights' : 'Yes,No',
  ]),
);
const PAGES: Readonly<Record<string, string>> = {
  '/left': pageOf(MANY, LEFT),
  '/late': pageOf({ Town: '', Level: '', Shift: '' }, LATE),
};

let server: Server;
let origin: string;
const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });

beforeAll(async () => {
  server = createServer((request, reply) => {
    const page = PAGES[request.url ?? ''];
    if (page !== undefined) reply.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else setTimeout(() => reply.end('["Junior", "Senior"]'), 400);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await chromium.close();
  server.close();
});

async function questionsOf(path: string): Promise<FormQuestion[]> {
  const browser = playwrightBrowser({ chromium, extraOrigin: origin });
  const job = { allowedHosts: [], fields: [], considered: [], files: {}, family: '' };
  const signal = AbortSignal.timeout(40_000);
  const form = await browser.open({ ...job, address: `${origin}${path}`, signal });
  try {
    if (form.filled.kind !== 'asks_more') throw new Error(JSON.stringify(form.filled));
    return form.filled.questions;
  } finally {
    await form.close();
  }
}

const offered = (questions: readonly FormQuestion[]) =>
  Object.fromEntries(questions.map(({ label, options }) => [label, options.map((option) => option.label)]));

describe('the lists of a page', () => {
  it('are each read whole where any of them goes a moment after another box was left', async () => {
    expect(offered(await questionsOf('/left'))).toEqual({
      Name: [],
      ...Object.fromEntries(Object.entries(MANY).map(([label, texts]) => [label, texts.split(',')])),
    });
  });

  it('are read whole where they draw what is in view, ask for what they offer, or come a while later', async () => {
    expect(offered(await questionsOf('/late'))).toEqual({
      Name: [],
      Town: NAMES,
      Level: ['Junior', 'Senior'],
      Shift: ['Days', 'Nights'],
    });
  });
});
