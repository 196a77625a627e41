import type { LivePosting } from '#practice/directory.ts';
import { fallbackPay, letters, type Kind } from '#practice/data/mail.ts';
import { fill, payLine } from '#practice/world/description.ts';
import { createRandom, hash } from '#practice/world/random.ts';
import type { Language } from '#practice/world/types.ts';

const day = 86_400_000;

export type Correspondence = { kind: Kind; receipt: string; name: string; email: string };
export type Message = {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  messageId: string;
  references: string | null;
};

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const mailbox = (person: string): string =>
  person
    .normalize('NFD')
    .replace(/[^A-Za-z\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '.');

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A weekday some days on, as people write it. */
function dayInWords(now: number, days: number, language: Language): string {
  const date = new Date(now + days * day);
  const weekday = date.getUTCDay();
  const shifted = new Date(date.getTime() + (weekday === 0 ? 1 : weekday === 6 ? 2 : 0) * day);
  const locale = language === 'en' ? 'en-CA' : 'fr-CA';
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(shifted);
}

const messageId = (posting: LivePosting, { receipt, kind }: Correspondence): string =>
  // The name of the mail must not give away what it says.
  `<${hash(`${kind} ${posting.id}`).toString(36)}.${receipt.toLowerCase()}@${posting.company}.example>`;

/** Writes an employer's letter; the same correspondence always has the same Message-ID. */
export function writeMessage(posting: LivePosting, letter: Correspondence, now: number): Message {
  const { language, employer, contact } = posting;
  const random = createRandom(hash(`${letter.receipt} ${letter.kind}`));
  const template = random.pick(letters[language][letter.kind]);
  const name = onOneLine(letter.name);
  const values = {
    name: name.split(' ')[0] ?? name,
    title: posting.title,
    company: employer.name,
    receipt: letter.receipt,
    contact,
    city: posting.places[0]?.city[language] ?? '',
    date: dayInWords(now, random.integer(3, 8), language),
    start: dayInWords(now, random.integer(18, 35), language),
    time: language === 'en' ? `${random.integer(9, 11)}:30 a.m.` : `${random.integer(9, 15)} h 30`,
    pay: posting.pay === null ? fallbackPay[language] : payLine(posting.pay, language),
  };
  const lines = template.body.map((line) => fill(line, values));
  const personal = !['received-only', 'code', 'viewed'].includes(letter.kind);
  const recruitment = {
    name: `${employer.name} (${language === 'en' ? 'Careers' : 'Recrutement'})`,
    address: `careers@${posting.company}.example`,
  };
  return {
    from: personal
      ? { name: contact, address: `${mailbox(contact)}@${posting.company}.example` }
      : recruitment,
    to: { name, address: letter.email },
    subject: fill(template.subject, values),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#222">${lines.map((line) => `<p>${escape(line)}</p>`).join('')}</body></html>`,
    messageId: messageId(posting, letter),
    references: personal ? messageId(posting, { ...letter, kind: 'received-only' }) : null,
  };
}
