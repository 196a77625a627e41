import { Hono } from 'hono';
import type { MailboxEntry } from '#server/ports/mailer.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function page(mails: readonly MailboxEntry[]): string {
  const items = mails
    .map(
      (mail) =>
        `<article><h2>${escape(mail.subject)}</h2><p>To ${escape(mail.to)}, ${escape(mail.at)}</p><pre>${escape(mail.text)}</pre></article>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}h2{margin:0;font-size:1.1rem}</style></head>
<body><h1>Mailbox</h1><p>Mail this server would have sent. It stays on this machine.</p>${items || '<p>No mail yet.</p>'}</body></html>`;
}

/** The development mailbox: newest first, as a page and as JSON. Mount on loopback and outside production only. */
export function devMail(read: () => readonly MailboxEntry[]): Hono {
  return new Hono()
    .get('/dev/mail', (context) => context.html(page(read())))
    .get('/dev/mail.json', (context) => context.json(read()));
}
