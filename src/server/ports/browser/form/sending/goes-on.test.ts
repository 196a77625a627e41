import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { planned } from '#testing/form-fields.ts';
import { goesOn } from './goes-on.ts';

const first = { signs: { text: 'Apply\nName' }, fields: [{ label: 'Name' }, { label: 'Town' }] };
const after = (text: string, labels: string[], buttons: string[]) => ({
  signs: { text, thanked: /thank|merci|all set/i.test(text) },
  fields: labels.map((label) => ({ label })),
  buttons: buttons.map((words) => ({ words: words.toLowerCase(), isLink: false })),
});

describe('a page after the click', () => {
  it.each([
    ['asks other questions', after('About you', ['Phone', 'Address'], ['Continue'])],
    ['counts its steps', after('Thank you for applying! Step 2 of 3', ['Phone'], ['Submit'])],
    ['counts them in French', after('Étape 2 sur 4', ['Téléphone'], ['Soumettre'])],
    ['has a review to send', after('Thanks! Please review your application', [], ['Submit application'])],
    ['has a review to send, in French', after('Vérifiez votre candidature', [], ['Envoyer'])],
    ['kept the answers of a part', after('Your answers have been saved', ['Phone'], ['Next'])],
    ['received one part', after('Your form has been received', ['Employer', 'Title'], ['Submit'])],
    ['says that something is left', after('Thank you for applying! One last step', ['Phone'], ['Send'])],
    ['thanks for an interest', after('Thank you for your interest', ['Phone'], ['Finish'])],
  ])('that %s goes on', (_what, now) => {
    expect(goesOn(first, now)).toBe(true);
  });

  it.each([
    ['says that the application has come', after('Your application has been received.', [], [])],
    [
      'says so and offers more',
      after('Your application was submitted', ['E-mail'], ['Sign up for alerts', 'Search']),
    ],
    [
      'says so beside questions of their own',
      after('Thank you for applying', ['How did you hear of us?'], ['Send']),
    ],
    ['offers another one', after('Thank you for applying', [], ['Submit another application'])],
    ['is left by a button', after("You're all set. Thank you!", [], ['Continue'])],
    [
      'has a list of jobs in pages',
      after('Votre candidature a été envoyée.\nPage 1 de 5', [], ['Suivant', 'Précédent']),
    ],
    ['is the same form again', after('Town is missing', ['Name', 'Town'], ['Submit'])],
    ['is the same form with one more question', after('', ['Name', 'Town', 'Country'], ['Submit'])],
    ['wants a sign-in', after('Welcome back', ['E-mail', 'Password'], ['Sign in'])],
    ['has nothing to press', after('Loading', ['Phone'], [])],
  ])('that %s does not', (_what, now) => {
    expect(goesOn(first, now)).toBe(false);
  });

  it('proves nothing by words that stood on the page before', () => {
    const steps = 'Details\nReview\nApplication submitted';
    const review = after(steps, [], ['Submit application']);
    expect(goesOn({ ...first, signs: { text: steps } }, review)).toBe(true);
  });
});

const form = (to: string, label: string, button: string, beside = '') =>
  `<!doctype html>${beside}<form action="${to}" method="post"><label>${label} * <input name="${label.toLowerCase()}" required></label><button>${button}</button></form>`;
const PAGES: Readonly<Record<string, string>> = {
  '/parts': form('/confirm/2', 'Name', 'Submit'),
  // Its address and its thanks would do for a receipt.
  '/confirm/2': form('/done', 'Phone', 'Submit', '<h1>Thanks, Ada</h1><p>Now how we reach you.</p>'),
  '/reviewed': form('/application/confirm', 'Name', 'Submit', '<ol><li>You<li>Application submitted</ol>'),
  '/application/confirm':
    '<!doctype html><ol><li>You<li>Application submitted</ol><h1>Thank you! Is this right?</h1><p>Ada</p><form action="/done" method="post"><button>Submit application</button></form>',
  '/whole': form('/done', 'Name', 'Submit'),
  '/done':
    '<!doctype html><h1>Your application has been received</h1><form><label>E-mail <input></label><button>Sign up for job alerts</button></form>',
};

describe('in a real browser', () => {
  let server: Server;
  let origin: string;
  const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });
  beforeAll(async () => {
    server = createServer(({ url = '' }, reply) => {
      reply.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[url] ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A listening TCP server has such an address.
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await chromium.close();
    server.close();
  });

  it.each([
    ['/parts', 'goes_on'],
    ['/reviewed', 'goes_on'],
    ['/whole', 'confirmed'],
  ])('what is sent at %s %s', async (path, kind) => {
    const browser = playwrightBrowser({ chromium, extraOrigin: origin });
    const fields = [planned({ key: 'name', label: 'Name', kind: 'short', value: 'Ada Lane' })];
    const opened = await browser.open({
      address: `${origin}${path}`,
      allowedHosts: [],
      fields,
      considered: ['name'],
      files: {},
      family: '',
      signal: AbortSignal.timeout(20_000),
    });
    try {
      expect(opened.filled.kind).toBe('ready');
      expect((await opened.submit()).kind).toBe(kind);
    } finally {
      await opened.close();
    }
  });
});
