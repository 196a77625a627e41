import type { OutgoingMail } from '#server/ports/mailer.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A mail of plain paragraphs, as text and as HTML; a paragraph that is an address becomes a link. */
function mail(to: string, subject: string, paragraphs: string[]): OutgoingMail {
  const html = paragraphs
    .map((text) =>
      /^https?:\/\//.test(text) ? `<a href="${escape(text)}">${escape(text)}</a>` : escape(text),
    )
    .map((text) => `<p>${text}</p>`)
    .join('');
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<div style="font:16px/1.5 sans-serif">${html}</div>`,
  };
}

const LIFE = 'It works once, for ten minutes.';

export const registrationCode = (to: string, code: string): OutgoingMail =>
  mail(to, `${code} is your Legwork code`, [
    `Your code is ${code}. ${LIFE}`,
    'Enter it on the page where you created your account.',
    'If you did not create an account, ignore this mail: without the code nobody can use your address.',
  ]);

export const passwordCode = (to: string, code: string): OutgoingMail =>
  mail(to, `${code} is your Legwork code`, [
    `Your code for a new password is ${code}. ${LIFE}`,
    'If you did not ask for it, ignore this mail: your password stays as it is.',
  ]);

export const addressTaken = (to: string, careerOrigin: string): OutgoingMail =>
  mail(to, 'You already have a Legwork account', [
    'Someone tried to create an account with this address. You already have one, and nothing about it has changed.',
    'If it was you, sign in or set a new password here:',
    `${careerOrigin}/login`,
    'If it was not you, there is nothing to do.',
  ]);
