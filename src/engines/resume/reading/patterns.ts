export const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,5}\p{L}{2,24}/u;

/** An address on the web, with or without its scheme. */
export const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;()<>]+|(?<![@\w.-])(?:[a-z\d-]{1,60}\.){1,4}(?:com|ca|org|net|io|dev|me|fr|app|co|info|ai|tech|design|quebec|example|page|site|online)(?:\.(?:ca|com|org|uk))?(?:\/[^\s|,;()<>]*)?(?![\w@])/gi;
/** "Courriel :" before a way to reach somebody, or before who and where they are. */
export const CONTACT_LABEL =
  /^(?:e-?mail|courriel|mail|phone|telefon|handy|mobil|t[ée]l[ée]phone|t[ée]l|cell|cellulaire|mobile|address|adresse|anschrift|wohnort|location|lieu|ville|city|website|site web|site|web|linkedin|github|portfolio|name|nom)\.?\s*[:：]\s*/iu;

/** Nobody writes an address so far into a line. */
const SEARCHED_CHARACTERS = 300;

/** The first e-mail address among the first 300 characters of a text; null when there is none. */
export function emailIn(text: string): string | null {
  const start = text.slice(0, SEARCHED_CHARACTERS);
  return start.includes('@') ? (EMAIL.exec(start)?.[0] ?? null) : null;
}
