import { plainWords } from '#engines/text/index.ts';

const LEGAL_FORM =
  / (inc|incorporated|ltd|limited|llc|corp|corporation|company|ltee|enr|gmbh|sa|sarl|plc|senc)$/;

/** A company's name folded, without its legal form. */
export const nameOf = (company: string): string => plainWords(company).replace(LEGAL_FORM, '');

/** Whether whole words stand in a folded text. */
export const within = (text: string, phrase: string): boolean =>
  phrase.length > 1 && ` ${text} `.includes(` ${phrase} `);

/** Words that many employers have in their names: alone they name nobody. */
export const COMMON = new Set(
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
    'millwork dental law legal engineering design capital financial finance trust life vie provincial federal united royal central park river riviere lake lac mountain montagne rive pont ' +
    'staffing recruitment recruiting recrutement recruteurs personnel placement interim talent talents careers search resourcing people human humaines nursing care manor living ' +
    'electrical electric electrique telehealth academy academie administration inspectorate regulator council mairie commune province district reseau chambre cabinet etude ' +
    'domaine chateau brasserie fromagerie creche garderie camp valley vallee coast coastal island islands isles shores harbour harbor plains hills street square'
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

/** Words that stand in names without saying anything. */
const LITTLE = /^(?:of|and|the|for|at|de|du|des|d|l|la|le|les|et|aux?|en|sur)$/;

/** The words of a company's name that say something, folded. */
export const sayingWords = (company: string): string[] =>
  nameOf(company)
    .split(' ')
    .filter((word) => !LITTLE.test(word));

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
export function namedShort(written: string, company: string, titleWords: ReadonlySet<string>): boolean {
  const own = new Set(nameOf(company).split(' '));
  const keys = new Set(distinctive(company));
  const initials = nameOf(company)
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  if (keys.size === 0) return false;
  return written.split(/[\n.,;:!?()|<>"“”@]| [-–—] /).some((passage) => {
    const tokens = [...passage.matchAll(CAPITALISED)].map(([token]) => token);
    return tokens.some((token, at) => {
      const word = plainWords(token.replace(/['’]s$/, ''));
      if (!isCapital(token) || !keys.has(word)) return false;
      const belongs = (other: string | undefined): boolean => {
        if (other === undefined || !isCapital(other)) return true;
        if (initials.includes(plainWords(other)) && other === other.toUpperCase()) return true;
        const folded = plainWords(other.replace(/['’]s$/, ''));
        return own.has(folded) || BESIDE.has(folded) || titleWords.has(folded);
      };
      return belongs(tokens[at + 1]) && belongs(tokens[at - 1]);
    });
  });
}

/** Whether a text names the company, in full or by a word of its own. */
export const named = (written: string, company: string, titleWords: ReadonlySet<string>): boolean =>
  (nameOf(company).includes(' ') && within(plainWords(written), nameOf(company))) ||
  namedShort(written, company, titleWords) ||
  (distinctive(company).length === 0 && within(plainWords(written), nameOf(company)));
