const DRAFT = 'contact.draft';

type Draft = Record<string, unknown>;

function readDraft(): Draft {
  try {
    // An object, written below; what is not text in it is left out where it is used.
    return JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

function keepDraft(draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify(draft));
  } catch {
    return;
  }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );

const draftOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

/** Sends the message; null when it was taken, else one sentence that says why not: the server's, or `unsent`. */
async function send(draft: Draft, unsent: string): Promise<string | null> {
  try {
    const reply = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    });
    if (reply.ok) return null;
    const answer: unknown = await reply.json();
    const detail = typeof answer === 'object' && answer !== null && 'detail' in answer ? answer.detail : null;
    return typeof detail === 'string' ? detail : unsent;
  } catch {
    return unsent;
  }
}

/** Sends the contact page's form without leaving the page; nothing typed is lost on a failure or a reload. */
export function enableContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  const sent = document.querySelector<HTMLElement>('[data-contact-sent]');
  const reason = form?.querySelector<HTMLElement>('[data-contact-reason]');
  const button = form?.querySelector<HTMLButtonElement>('[data-contact-send]');
  if (!form || !sent || !reason || !button) return;
  const draft = readDraft();
  for (const field of fieldsOf(form)) {
    const kept = draft[field.name];
    if (typeof kept === 'string') field.value = kept;
  }
  form.addEventListener('input', () => keepDraft(draftOf(form)));
  // What the page said when it was made: the script has no texts of its own.
  const label = button.textContent;
  const { contactSending = '' } = button.dataset;
  const { contactUnsent = '' } = form.dataset;
  let sending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    reason.textContent = '';
    button.textContent = contactSending;
    void send(draftOf(form), contactUnsent).then((problem) => {
      sending = false;
      button.textContent = label;
      reason.textContent = problem ?? '';
      if (problem !== null) return;
      keepDraft(null);
      form.hidden = true;
      sent.hidden = false;
      sent.focus();
    });
  });
}
