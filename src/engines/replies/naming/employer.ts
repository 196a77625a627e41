import { plainWords } from '#engines/text/index.ts';

const LEGAL_FORM =
  / (inc|incorporated|ltd|limited|llc|corp|corporation|company|ltee|enr|gmbh|sa|sarl|plc|senc)$/;

/** A company's name folded, without its legal form. */
export const nameOf = (company: string): string => plainWords(company).replace(LEGAL_FORM, '');

/** Whether whole words stand in a folded text. */
export const within = (text: string, phrase: string): boolean =>
  phrase.length > 1 && ` ${text} `.includes(` ${phrase} `);

/** Words that many employers have in their names: alone they name nobody. */
const COMMON = new Set(
  (
    'group groupe health sante care clinic clinique hospital hopital centre center foods food software systems systemes solutions services ' +
    'service insurance assurance assurances bank banque credit union university universite college school ecole city ville town municipality ' +
    'ministry ministere department office bureau of de du des la le les and et the public national canada canadian quebec ontario ottawa montreal ' +
    'toronto north nord south sud east est west ouest new nouveau nouvelle energy energie power grid transit transport logistics ' +
    'logistique payments games studio studios learning media digital technologies technology tech labs lab data consulting partners associates ' +
    'brands sports sport shopping retail outdoor market marche store stores magasin boutique maison house home homewares pharmacie pharmacy ' +
    'librairie books boulangerie bakery epicerie grocery restaurant cafe hotel museum musee theatre jardinerie garden animalerie pet papeterie ' +
    'quincaillerie hardware lunetterie optical chaussures shoes velo bike coop cooperative fils sons freres brothers fine mutual aero robotics ' +
    'construction manufacturing industries international global world first premier general commission agency agence association society ' +
    'societe fondation foundation residence residences community communautaire county region regional library bibliotheque farms farm ferme mills ' +
    'millwork dental law legal engineering design capital financial finance trust life vie provincial federal united royal central park river riviere lake lac mountain montagne rive pont'
  ).split(' '),
);

/** What stands beside an employer's name without making it another's. */
const BESIDE = new Set(
  (
    'hr rh human resources ressources humaines talent acquisition careers career carrieres jobs recruitment recruiting recruiter recrutement hiring ' +
    'team equipe people culture staffing scheduling notifications notification no reply noreply support via at chez from de du the le la les and et ' +
    'application applications candidature candidatures interview entrevue entretien offer offre assessment test update suivi position poste role job ' +
    'next prochaine step re your votre you vous we nous hi hello dear bonjour thank thanks merci i it is invited screening security workday office service selection ' +
    'java contract contrat ledger reference java has have wants want on good this an a our notre best regards sincerely cordialement technical intro first second final phone'
  ).split(' '),
);

/** The words of a company's name that name it alone, folded. */
const distinctive = (company: string): string[] =>
  nameOf(company)
    .split(' ')
    .filter((word) => word.length >= 4 && !COMMON.has(word));

const CAPITALISED = /[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * Whether a text names a company by one of its own words, written as a name. Another capitalised word beside it that is not
 * part of the name makes it another company.
 */
function namedShort(written: string, company: string, titleWords: ReadonlySet<string>): boolean {
  const own = new Set(nameOf(company).split(' '));
  const keys = new Set(distinctive(company));
  if (keys.size === 0) return false;
  return written.split(/[\n.,;:!?()|<>"“”@]| [-–—] /).some((passage) => {
    const tokens = [...passage.matchAll(CAPITALISED)].map(([token]) => token);
    return tokens.some((token, at) => {
      const word = plainWords(token.replace(/['’]s$/, ''));
      if (!isCapital(token) || !keys.has(word)) return false;
      const belongs = (other: string | undefined): boolean => {
        if (other === undefined || !isCapital(other)) return true;
        const folded = plainWords(other.replace(/['’]s$/, ''));
        return own.has(folded) || BESIDE.has(folded) || titleWords.has(folded);
      };
      return belongs(tokens[at + 1]) && belongs(tokens[at - 1]);
    });
  });
}

/** Parts of a sender's domain, without top levels and hyphens, and what stands before the at sign. */
function addressParts(from: string): string[] {
  const [, local = '', domain = ''] = /([^\s<>"@]+)@([^\s<>"]+)/.exec(from.toLowerCase()) ?? [];
  return [...domain.split('.').slice(0, -1), local].map((part) => part.replaceAll('-', ''));
}

const AFTER_NAME =
  '(?:jobs?|careers?|hr|rh|group|groupe|inc|corp|ca|team|recrutement|emplois?|talent|hiring|online|mail)?';

/** A pattern for any first letters of a word, or none. */
const anyStart = (word: string): string =>
  Array.from(word).reduceRight((rest, letter) => `(?:${letter}${rest})?`, '');

/**
 * A company as addresses spell it: a word of its own whole, words before it whole or left out, later words whole, cut short
 * or left out, as in "northpointins" for Northpoint Insurance.
 */
function spellings(company: string): RegExp[] {
  const words = nameOf(company.replaceAll('&', ' and ')).split(' ');
  return words.flatMap((word, at) => {
    if (word.length < 4 || COMMON.has(word)) return [];
    const before = words
      .slice(0, at)
      .map((other) => `(?:${other})?`)
      .join('');
    const after = words
      .slice(at + 1)
      .map(anyStart)
      .join('');
    return [new RegExp(`^${before}${word}${after}${AFTER_NAME}$`, 'u')];
  });
}

/** All words of a company's name, or at least two of its first or last, as one word. */
function joined(company: string): string[] {
  const words = nameOf(company.replaceAll('&', ' and ')).split(' ');
  const parts = words.flatMap((_, at) => [words.slice(0, at + 1), words.slice(at)]);
  return parts
    .filter((part) => part.length > 1 && part.some((word) => !COMMON.has(word)))
    .map((part) => part.join(''))
    .filter((name) => name.length > 4);
}

/** Whether the sender's domain holds the words of the company's name, one of its own among them, and no others. */
function hyphenated(from: string, company: string): boolean {
  const own = new Set(nameOf(company).split(' '));
  const domain = /@([^\s<>"]+)/.exec(from.toLowerCase())?.[1] ?? '';
  return domain
    .split('.')
    .slice(0, -1)
    .map((part) => part.split('-'))
    .some(
      (words) =>
        words.every((word) => own.has(word)) && words.some((word) => word.length >= 4 && !COMMON.has(word)),
    );
}

/** Whether the sender's name or address is the company's. */
export function sentBy(from: string, company: string, titleWords: ReadonlySet<string>): boolean {
  const sender = from.replace(/<.*$/s, '');
  const parts = addressParts(from);
  const whole = nameOf(company.replaceAll('&', ' and ')).replaceAll(' ', '');
  return (
    (within(plainWords(sender), nameOf(company)) && nameOf(company).length > 3) ||
    namedShort(sender, company, titleWords) ||
    (whole.length > 3 && parts.includes(whole)) ||
    joined(company).some((name) => parts.includes(name)) ||
    hyphenated(from, company) ||
    spellings(company).some((spelling) => parts.some((part) => spelling.test(part)))
  );
}

/** Whether a text names the company, in full or by a word of its own. */
export const named = (written: string, company: string, titleWords: ReadonlySet<string>): boolean =>
  (nameOf(company).includes(' ') && within(plainWords(written), nameOf(company))) ||
  namedShort(written, company, titleWords) ||
  (distinctive(company).length === 0 && within(plainWords(written), nameOf(company)));
