const SIGNS: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
};

/** Lower case without diacritics, sign for sign: places in it are places in the text. */
export function flatten(text: string): string {
  return text
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[\u0080-\uffff]/g, (sign) => {
      const plain = SIGNS[sign] ?? sign.normalize('NFKD').charAt(0).toLowerCase();
      return plain.length === 1 ? plain : sign;
    });
}
