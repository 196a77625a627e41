import { anyNumberWord } from '#engines/language/index.ts';
import { PROPER } from './naming/names.data.ts';
import { DATE_MARK, timed } from './times.ts';

/** A part of a sentence that tells one thing. `goesOn`: it follows on what was said before ("then at Dofasco"). */
export interface Clause {
  text: string;
  goesOn: boolean;
}

const SELF = String.raw`(?:i|i['’]?(?:m|ve|d)|je|j['’]ai|j['’])(?![\p{L}])`;
const WHEN = String.raw`(?:since|before that|after that|previously|formerly|currently|now|presently|depuis|avant(?: cela| ça)?|auparavant|maintenant|actuellement)(?!\p{L})`;
const WHEN_COMMA = WHEN.replace('since|', '').replace('|depuis', '');
const THEN = String.raw`(?:then|afterwards|later|puis|ensuite|par la suite)`;
/** "…, since 2018 I am": without the word for oneself behind it, a date belongs to what stands before. */
const SINCE = String.raw`(?:since|depuis)\s[^,;]{2,30}\s${SELF}`;
const NEXT_JOB = String.raw`(?:an?\s+|une?\s+)?\p{Ll}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3}\s+(?:at|chez)\s`;

/** Work without pay tells of another place than what stands before it. */
const VOLUNTARY = String.raw`(?:also\s+|aussi\s+)?(?:(?:an?|une?)\s+)?(?:volunteer(?:ed|ing)?(?!\s+(?:coord|manag|direct|program|work))|(?:fait|fais|faisais) du bénévolat|bénévole)(?!\p{L})`;
/** "5 years cashier at Metro, 2 years barista at …": a time worked before a title and an employer. */
const TIME_AS = String.raw`(?:\d{1,2}|an?|${anyNumberWord(10)})\+?\s+(?:years?|yrs?|months?|ans?|années?|mois)\s+(?:of\s+)?(?:as\s+|comme\s+)?(?:an?\s+|une?\s+)?(?!d['’]|de\s|exp[eé]rience)\p{L}[\p{L}'’ -]{2,40}?\s(?:at|chez|with|for|à|au|pour)\s`;
const DEGREE = String.raw`(?:b\.?\s?sc|b\.?\s?a|b\.?\s?ed|b\.?\s?com|m\.?\s?sc|mba|ph\.?d|bachelor|master|diploma|dep|dec|aec|des|bac|baccalauréat|maîtrise|licence en|certificat en)(?![\p{L}'’])`;

/** How another job begins without the word for oneself: "… and started as a clerk". */
const BEGAN = String.raw`(?:started|began|worked|joined|became|moved|went on|served|commencé|travaillé|rejoint)`;

const BREAKS = new RegExp(
  [
    String.raw`\s*;\s*`,
    String.raw`\s+[–—]\s+(?=\p{L})`,
    String.raw`(?<then>(?:^|,?\s+)(?:and\s+|et\s+)?${THEN}(?:\s+|,\s*))`,
    String.raw`,?\s+(?:and|but|et|mais)\s+(?=that\s+${SELF}|que\s+${SELF})`,
    String.raw`,?\s+(?:and|but|et|mais|pis)\s+(?=(?:also\s+|aussi\s+)?(?:${SELF}|${WHEN}))`,
    String.raw`,?\s+(?:and|but|et|mais)\s+(?=(?:my|mon|ma|mes)\s+(?:\p{L}+\s+){1,3}(?:is|are|was|were|est|sont|était)(?!\p{L}))`,
    String.raw`(?:,|,?\s+(?:and|et|but|mais)|\s+while)\s+(?=${VOLUNTARY})`,
    String.raw`,\s+(?=${DEGREE})`,
    String.raw`(?:,|,?\s+(?:and|et))\s+(?=${TIME_AS})`,
    String.raw`,?\s+(?:before|and)\s+(?=(?:moving|joining|going|transferring|switching)\s)`,
    String.raw`(?<=(?:19|20)\d\d)(?:,\s+|,?\s+(?:and|then|et|puis)\s+)(?=\p{L}[^,.;()]{2,50}?\s\(?(?:19|20)\d\d\s*(?:[-–]|to\s|à\s))`,
    String.raw`,?\s+(?:and\s+)?(?=(?:then\s+)?(?:was|got|have been)\s+(?:promoted|hired|made)\s)`,
    String.raw`,?\s+(?:and|et)\s+(?=(?:also\s+|then\s+|later\s+|ensuite\s+)?${BEGAN}\s+(?:as|at|with|for|to|work|comme|chez|à|au)(?!\p{L}))`,
    String.raw`(?<=(?:19|20)\d\d[^()]{0,14}\)),?\s+(?:and\s+|et\s+)?(?=\p{L}[^()]{2,50}\()`,
    String.raw`,?\s+(?:and|et)\s+(?=(?:from|in|en|de)\s+(?:\p{L}+\s+)?\d{4})`,
    String.raw`(?<goes>,?\s+(?:and|et)\s+(?=(?:at|chez|for)\s)|,\s+(?=(?:at|chez)\s[^,;]{2,50}?\s(?:as|comme|en tant que|from|since|de|depuis)\s))`,
    String.raw`,\s+(?=(?:at|chez|with|there|là)\s(?:[^,;]{2,40}?\s)?${SELF}\s)`,
    String.raw`,?\s+(?=(?:where|où)\s*${SELF}|(?:where|où)\s+(?:now|maintenant)\s)`,
    String.raw`,?\s+(?:and|et)\s+(?=${NEXT_JOB})`,
    String.raw`,\s+(?=${SELF}|${SINCE}|${NEXT_JOB}|${WHEN_COMMA}|(?:looking|hoping|seeking|à la recherche|worked|working|travaillé)(?!\p{L}))`,
  ].join('|'),
  'giu',
);

/** Another employer with its dates: "Osler (2017-2020) and Blakes (2020-2024)". */
const NEXT_EMPLOYER = new RegExp(
  String.raw`(?<=\d{4}\)?)(?:,\s+|,?\s+(?:and|et)\s+)(?=${PROPER}\s*[(,]?\s*(?:19|20)\d\d)`,
  'gu',
);

/** "Since 2019, …", "from 2016 to 2019": when the next part was, and nothing else. */
function isOnlyDate(clause: string): boolean {
  const { text, hasDate } = timed(clause);
  return hasDate && text.replaceAll(DATE_MARK, '').replace(/[\s,:]/g, '') === '';
}

/** Parts of which a date alone goes with the part it opens. */
const withDates = (clauses: readonly Clause[]): Clause[] =>
  clauses.reduceRight<Clause[]>((behind, clause) => {
    const [next, ...others] = behind;
    return next !== undefined && isOnlyDate(clause.text) && !timed(next.text).hasDate
      ? [
          {
            text: `${next.text.replace(/[.\s]+$/, '')}, ${clause.text}`,
            goesOn: clause.goesOn || next.goesOn,
          },
          ...others,
        ]
      : [clause, ...behind];
  }, []);

/** The parts of a sentence that each tell one thing, in order. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let goesOn = false;
  for (const found of sentence.matchAll(BREAKS)) {
    clauses.push({ text: sentence.slice(from, found.index).trim(), goesOn });
    goesOn = found.groups?.['then'] !== undefined || found.groups?.['goes'] !== undefined;
    from = found.index + found[0].length;
  }
  clauses.push({ text: sentence.slice(from).trim(), goesOn });
  return withDates(clauses)
    .flatMap(({ text, goesOn: follows }) =>
      text.split(NEXT_EMPLOYER).map((part, index) => ({ text: part.trim(), goesOn: follows || index > 0 })),
    )
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
}
