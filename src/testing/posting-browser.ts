import { quoted } from '#localization/catalogue.ts';
import type { FilledForm, FormBrowser, FormJob, OpenForm, SubmitOutcome } from '#server/ports/browser.ts';

const NO_PICTURE = new Uint8Array();

/** A form's plan as the request a page would make of it. */
function bodyOf(job: FormJob): FormData {
  const body = new FormData();
  for (const { key, kind, value } of job.fields) {
    const file = kind === 'file' ? job.files[String(value)] : undefined;
    if (file) body.set(key, new File([new Uint8Array(file.bytes)], file.name, { type: file.contentType }));
    else if (kind === 'consent') {
      if (value === true) body.set(key, '1');
    } else for (const one of Array.isArray(value) ? value : [String(value)]) body.append(key, one);
  }
  const submission = new URL(job.address).searchParams.get('submission');
  if (submission !== null) body.set('submissionId', submission);
  return body;
}

async function post(job: FormJob): Promise<SubmitOutcome> {
  const address = job.address.split('?')[0] ?? job.address;
  const unclear = (why: string): SubmitOutcome => ({
    kind: 'unclear',
    why: quoted(why),
    address,
    screenshot: null,
  });
  const reply = await fetch(address, {
    method: 'POST',
    body: bodyOf(job),
    signal: AbortSignal.timeout(3000),
  }).catch(() => null);
  if (reply === null) return unclear('No answer came.');
  const page = await reply.text();
  const receipt = /class="receipt">([^<]+)</.exec(page)?.[1];
  if (receipt !== undefined)
    return {
      kind: 'confirmed',
      confirmation: 'Thank you for applying',
      receipt,
      address: reply.url,
      screenshot: NO_PICTURE,
    };
  if (reply.status >= 500) return unclear('The job board returned an error.');
  if (page.includes('class="error'))
    return { kind: 'refused', messages: [{ key: '', message: 'A field is wrong.' }] };
  return unclear(`The page says something else (${reply.status}).`);
}

/** What a test wants to happen instead of the plain course. */
export interface Manner {
  /** What the page says, to whoever looks. */
  page?: { text: string; hidden: string };
  /** Takes the place of what opening finds. */
  filled?: FilledForm;
  /** Takes the place of what the click brings; the form is not posted then. */
  outcome?: SubmitOutcome;
  /** What a second look at a form that refused the click finds. */
  seenAgain?: FilledForm;
  /** Runs while the form is being filled. */
  whileFilling?: () => Promise<void>;
}

/** A browser without pages: posts the approved plan straight to the form. Counts what a person would call a click. */
export function postingBrowser(): FormBrowser & { manner: Manner; opened: FormJob[]; clicks: number } {
  const browser = {
    manner: {} as Manner, // Filled in by each test.
    opened: [] as FormJob[],
    clicks: 0,
    async open(job: FormJob): Promise<OpenForm> {
      browser.opened.push(job);
      await browser.manner.whileFilling?.();
      job.signal.throwIfAborted();
      if (browser.manner.page) job.look?.(browser.manner.page);
      const page = await fetch(job.address);
      const ready: FilledForm = {
        kind: 'ready',
        readBack: job.fields.map(({ key, label, display }) => ({ key, label, value: display })),
        screenshot: NO_PICTURE,
        address: job.address,
      };
      const filled: FilledForm =
        browser.manner.filled ?? (page.status === 404 || page.status === 410 ? { kind: 'closed' } : ready);
      return {
        filled,
        goOn: async () => browser.manner.seenAgain ?? filled,
        submit: async () => {
          browser.clicks += 1;
          return browser.manner.outcome ?? post(job);
        },
        close: async () => undefined,
      };
    },
    close: async () => undefined,
  };
  return browser;
}
