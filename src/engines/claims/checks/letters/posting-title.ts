import type { Claim, Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';

/** A clause without "as an accountant", where that is the posting's own title. */
export function withoutTitle({ posting }: Claim, text: string): string {
  const title = fold(posting?.posting.title ?? '').trim();
  const at = title === '' ? -1 : text.indexOf(title);
  return at < 0
    ? text
    : text.slice(0, at).replace(/\b(?:as|comme|en tant que) (?:an? |the |une? )?$/, '') + text.slice(at);
}

const escaped = (text: string): string =>
  fold(text)
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The phrases in which a letter names the post that is advertised, with or without its employer. */
function phrasesOf(title: string, company: string): RegExp {
  const at = String.raw`(?:,? (?:at|with|in|au|aux|a|a la|chez|du|de la|pour) (?:the |la |le |l')?${company})?`;
  return new RegExp(
    [
      String.raw`\b(?:for|to|about|in) (?:the |your |this )?${title} (?:post|role|position|job|opening|vacancy)${at}`,
      String.raw`\bappl(?:y|ying|ied|ication) (?:[\p{L}']+ ){0,3}?(?:as|for|to be|to become) (?:an? |the |your )?${title}${at}`,
      String.raw`\b(?:le |au |votre |du )(?:poste|emploi) d(?:e |e la |u |')${title}${at}`,
      String.raw`\b(?:candidature|candidate?|postul\w+) (?:[\p{L}']+ ){0,3}?(?:de |d'|comme |au poste )${title}${at}`,
    ].join('|'),
    'gu',
  );
}

/** Whether a stretch of a letter only names the post that is applied for: "for the Heritage Waller post at Plas Derwen Estate". */
export function isPostNamed({ posting, place, text }: Claim, stretch: Stretch): boolean {
  if (posting === null || place.kind !== 'letter') return false;
  const { title, company } = posting.posting;
  if (title.trim() === '' || company.trim() === '') return false;
  return Array.from(fold(text).matchAll(phrasesOf(escaped(title), escaped(company)))).some(
    ({ 0: phrase, index }) => index <= stretch.start && stretch.end <= index + phrase.length,
  );
}
