import { titleScore } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';

/** Whom a prompt asks a resume for, by name: "a resume for Ingrid Solberg". */
const FOR_WHOM =
  /(?<!\p{L})(?:[Rr]esume|[Rr]ésumé|[Cc][Vv]|[Cc]urriculum vitae|[Pp]rofile)\s+(?:for|of|about|pour|de)\s+((?:my\s+(?:\p{L}+\s+){0,2}|mon\s+(?:\p{L}+\s+){0,2}|ma\s+(?:\p{L}+\s+){0,2})?)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3})/u;
const THEY =
  /^(?:(?:and|but|then|before that|before|now|currently|later|et|mais|puis|avant(?: cela)?|maintenant)[,\s]+)?(?:she|he|they|il|elle|iel)(?:\s|['’])/iu;

/** The person a prompt speaks of in the third person and asks a resume for; null where it speaks of nobody by name. */
export function describedIn(prompt: string, sentences: readonly string[]): string | null {
  const name = FOR_WHOM.exec(prompt)?.[2];
  if (name === undefined || titleScore(name) >= 3) return null;
  const [first = ''] = name.split(' ');
  const speaks = sentences.some((one) => THEY.test(one) || fold(one).startsWith(`${fold(first)} `));
  return speaks ? name : null;
}

/** Whether a sentence speaks of the person that a prompt describes. */
export function isOfDescribed(sentence: string, name: string): boolean {
  const [first = ''] = name.split(' ');
  return (
    FOR_WHOM.test(sentence) ||
    /(?<!\p{L})(?:she|he|they|her|his|their|il|elle|iel)(?!\p{L})/iu.test(sentence) ||
    fold(sentence).startsWith(`${fold(first)} `)
  );
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['is', 'am'],
  ['are', 'am'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['a', 'ai'],
  ['est', 'suis'],
  ['était', 'étais'],
  ['avait', 'avais'],
  ['fait', 'fais'],
  ['va', 'vais'],
]);

/** A verb of the third person as one says it of oneself: "works", "manages", "est", "travaille". */
function ofOneself(verb: string, french: boolean): string {
  const known = IRREGULAR.get(verb.toLowerCase());
  if (known !== undefined) return known;
  if (french) return /\p{L}{3}ait$/iu.test(verb) ? `${verb.slice(0, -1)}s` : verb;
  if (!/\p{L}{2}[^s]s$/iu.test(verb)) return verb;
  return verb
    .replace(/ies$/iu, 'y')
    .replace(/(?<=sh|ch|x|z|ss)es$/iu, '')
    .replace(/s$/iu, '');
}

/** A sentence about somebody as they would say it themselves, word for word but for who speaks. */
export function asToldByThem(sentence: string): string {
  const named = FOR_WHOM.exec(sentence);
  if (named?.[2] !== undefined) {
    const behind = sentence.slice(named.index + named[0].length);
    const who = /^\s*,\s*(?:(?:who|qui)\s+(?:is|est)\s+)?(.+)$/iu.exec(behind)?.[1] ?? '';
    return `My name is ${named[2]}.${who === '' ? '' : ` I am ${who}`}`;
  }
  return sentence
    .replace(
      /(?<!\p{L})(she|he|they|il|elle|iel)(?:['’](s|ve|re)|\s+(y\s+)?(?:(also|now|currently|still|aussi|maintenant)\s+)?(\p{L}+))/giu,
      (
        _whole,
        subject: string,
        short: string | undefined,
        there: string | undefined,
        also: string | undefined,
        verb = '',
      ) => {
        const french = /^(?:il|elle|iel)$/iu.test(subject);
        const between = `${there ?? ''}${also === undefined ? '' : `${also} `}`;
        if (short !== undefined) return short === 've' ? 'I have' : 'I am';
        const own = ofOneself(verb, french);
        if (!french) return `I ${between}${own}`;
        return /^[aeéèêiouh]/iu.test(own) || between.startsWith('y ')
          ? `j’${between}${own}`
          : `je ${between}${own}`;
      },
    )
    .replace(/(?<!\p{L})(?:her|his|their)(?=\s+\p{L})/giu, 'my')
    .replace(/^(?:sa|son|ses)(?=\s)/iu, 'mon');
}
