import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedField } from '#engines/forms/index.ts';
import type { FilledForm } from '#server/ports/browser.ts';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { planned } from '#testing/form-fields.ts';

const page = (form: string) => `<!doctype html><h1>Apply</h1>${form}`;
const asks = (label: string, button: string, to: string) =>
  page(
    `<form action="${to}" method="post"><label>${label} * <input name="answer" required></label><button>${button}</button></form>`,
  );
const line = (label: string, name: string) => `<p><label>${label} * <input name="${name}"></label></p>`;
const PAGES: Readonly<Record<string, string>> = {
  '/one': asks('Which town do you live in?', 'Next', '/two'),
  '/two': asks('What is your notice period?', 'Send application', '/sent'),
  '/part': asks('First name', 'Submit Profile', '/signed'),
  '/signed': page(`<form action="/sent" method="post">${line('I certify that this is true. Signature', 'sig')}
${line('Full name', 'name')}<button>Submit Profile</button></form>`),
  '/begin': page(`<form action="/sent" method="post">${line('Name', 'name')}
<p><label>Password * <input name="secret" type="password"></label></p><button>Begin now</button></form>`),
  '/outer': page(`<iframe src="/town" title="Applicant" width="600" height="300"></iframe>
<form action="/two" method="post"><button>Go to review</button></form>`),
  '/town': page(line('Town', 'town')),
  '/posting': page('<form action="/one"><button>Apply now</button></form>'),
  '/frames':
    page(`<form action="/sent" method="post">${line('First name', 'first')}${line('Last name', 'last')}${line('E-mail', 'mail')}
<iframe src="/rest" title="Questions" width="600" height="300"></iframe><iframe src="/news" title="News" width="600" height="200"></iframe>
<iframe src="/rest" title="Unseen" width="1" height="1"></iframe><button>Submit application</button></form>`),
  '/around': page(`<iframe src="/most" title="Applicant" width="600" height="300"></iframe>
<form>${line('I declare that this is true. Signature', 'sig')}<button>Submit application</button></form>`),
  '/most': page(`<form>${line('First name', 'first')}${line('Last name', 'last')}</form>`),
  '/rest': page(`<div>${line('Town', 'town')}${line('Notice period', 'notice')}</div>`),
  '/news': page(
    `<form>${line('Your name', 'n')}${line('Your e-mail', 'e')}<button>Subscribe</button></form>`,
  ),
};

let sent = 0;
let server: Server;
let origin: string;
const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });

beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    if (url === '/sent') sent += 1;
    reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end(PAGES[url] ?? page('Thank you for your application'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await chromium.close();
  server.close();
});

/** Answers every question with its own words; the labels in the order they were asked, and where it ended. */
async function answerAll(path: string): Promise<{ asked: string[]; filled: FilledForm }> {
  const browser = playwrightBrowser({ chromium, extraOrigin: origin });
  const signal = AbortSignal.timeout(30_000);
  const form = await browser.open({
    address: `${origin}${path}`,
    allowedHosts: [],
    fields: [],
    considered: [],
    files: {},
    family: '',
    signal,
  });
  try {
    const fields: PlannedField[] = [];
    let { filled } = form;
    for (let round = 0; round < 4 && filled.kind === 'asks_more'; round += 1) {
      for (const { key, label, kind } of filled.questions)
        fields.push(planned({ key, label, kind, value: `about ${label}` }));
      filled = await form.goOn({ fields, considered: fields.map(({ key }) => key) });
    }
    return { asked: fields.map(({ label }) => label), filled };
  } finally {
    await form.close();
  }
}

describe('the steps of a form', () => {
  it('are told apart where each calls its control the same', async () => {
    const { asked, filled } = await answerAll('/one');
    expect(asked).toEqual(['Which town do you live in?', 'What is your notice period?']);
    expect(filled).toMatchObject({
      kind: 'ready',
      readBack: asked.map((label) => ({ value: `about ${label}` })),
    });
  });

  it('end where the applicant signs, also on a page that names no steps and has the button of a part', async () => {
    const before = sent;
    const { asked, filled } = await answerAll('/part');
    expect(asked).toHaveLength(3);
    expect(filled.kind).toBe('ready');
    expect(sent).toBe(before);
  });

  it('are not begun with the button that hands in what they ask, however it is called', async () => {
    const before = sent;
    const { asked } = await answerAll('/begin');
    expect([asked, sent]).toEqual([['Name', 'Password'], before]);
    expect((await answerAll('/posting')).asked[0]).toBe('Which town do you live in?');
  });

  it('go on by a button of the page around the frame that asks', async () => {
    const { asked, filled } = await answerAll('/outer');
    expect(asked).toEqual(['Town', 'What is your notice period?']);
    expect(filled.kind).toBe('ready');
  });

  it('may lie in several frames: those that are seen and send nothing by themselves', async () => {
    const { asked, filled } = await answerAll('/frames');
    expect(asked).toEqual(['First name', 'Last name', 'E-mail', 'Town', 'Notice period']);
    expect(filled.kind).toBe('ready');
    const around = await answerAll('/around');
    expect(around.asked.toSorted()).toEqual([
      'First name',
      'I declare that this is true. Signature',
      'Last name',
    ]);
    expect(around.filled.kind).toBe('ready');
  });
});
