/** Classes of words that patterns name: each with its words as patterns of folded text, as the lexicon has them. */
export type WordClasses = ReadonlyMap<string, readonly string[]>;

/** Words that may stand where a pattern has `…`. */
const GAP = '(?: [^ ]+){0,5}';
/** A number in figures, with what is written to it: "9", "9h30", "60%". */
const NUMBER = '\\d[^ ]*';

/** The source of one word of a pattern: `<class>`, or words with `|` between them, in which `*` is any letters. */
function sourceOf(token: string, classes: WordClasses): string {
  const alternatives = token.split('|').flatMap((word) => {
    if (word === '#') return [NUMBER];
    const name = /^<(.+)>$/.exec(word)?.[1];
    if (name === undefined) return [word.replaceAll('*', '[^ ]*').replaceAll('_', ' ')];
    const words = classes.get(name);
    if (words === undefined) throw new Error(`No class of words is called “${name}”.`);
    return words;
  });
  return `(?:${alternatives.join('|')})`;
}

/**
 * A pattern over folded text (`plainWords`): words in their order, of which each is a word (`offer`), the beginning of one (`offer*`),
 * a class of words (`<regret>`), a number (`#`), several words as one (`job_offer`) or a choice of those (`post|<job>`). `…` between two stands for up to
 * five words. Throws where it names a class that there is not.
 */
export function patternOf(pattern: string, classes: WordClasses): RegExp {
  const tokens = pattern.split(' ');
  const source = tokens.map((token, at) => {
    if (token === '…') return GAP;
    return at === 0 ? sourceOf(token, classes) : ` ${sourceOf(token, classes)}`;
  });
  return new RegExp(`(?<![^ ])${source.join('')}(?![^ ])`, 'u');
}
