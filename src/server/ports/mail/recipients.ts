/** Whom a mail is for: servers that keep all mail of a domain in one mailbox write the envelope's recipient into the first three. */
const NAMES = /^(?:delivered-to|x-original-to|envelope-to|to|cc):/i;
const LONGEST_HEADERS = 256 * 1024;
const MOST_RECIPIENTS = 20;

/** The addresses at a domain that a mail's headers (RFC 5322) name, each once. */
export function recipientsAt(domain: string, raw: Uint8Array): string[] {
  const text = Buffer.from(raw.subarray(0, LONGEST_HEADERS)).toString('latin1');
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const fields = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const found = fields
    .filter((field) => NAMES.test(field))
    .flatMap((field) => field.match(/[^\s<>"(),:;@]{1,128}@[a-z0-9.-]{1,255}/gi) ?? [])
    .map((address) => address.toLowerCase())
    .filter((address) => address.endsWith(`@${domain.toLowerCase()}`));
  return [...new Set(found)].slice(0, MOST_RECIPIENTS);
}
