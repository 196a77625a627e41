const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|ste|m|mme|mlle|inc|ltd|ltée|no|vs|etc|approx|dept|jr|sr|prof|p|ex|e\.g|i\.e|(?<!\d[\s(])\p{L})\.$/iu;

/** The sentences of a text, trimmed: a line break ends one, and so does . ! ? … before a space, not after an abbreviation or initial. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    let from = 0;
    for (const end of line.matchAll(/[.!?…](?=["'”»)\]]?\s)/g)) {
      const upTo = end.index + 1;
      // The abbreviation's own word is enough: looking at the whole line again and again would cost its square.
      if (end[0] === '.' && ABBREVIATION.test(line.slice(Math.max(from, upTo - 12), upTo))) continue;
      found.push(line.slice(from, upTo).trim());
      from = upTo;
    }
    found.push(line.slice(from).trim());
  }
  return found.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
