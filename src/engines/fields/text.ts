/** Lower-case words without Latin accents, parted by single blanks: `billing[addressLine2]` becomes `billing address line 2`. */
export function words(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/([a-z])(\d)/g, '$1 $2')
    .replaceAll(/(\d)([a-z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}/&+·•]+/gu, ' ')
    .trim();
}
