import { bare, fold, lowerFirst, pick, upperFirst } from './people.ts';
import type { Change, Fact } from './people.ts';
import { firstPerson } from './places.ts';
import { ENGLISH_SYNONYMS, FRENCH_SYNONYMS } from './synonyms.data.ts';
import { ENGLISH_NOUNS, FRENCH_NOUNS } from './own-nouns.data.ts';
import { gerundOf, headOf, ofFrench } from './verbs.ts';

const pairsOf = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split(' > ');
      return [from, to];
    });
const SYNONYMS = { en: pairsOf(ENGLISH_SYNONYMS), fr: pairsOf(FRENCH_SYNONYMS) };

const NOUNS = {
  en: ENGLISH_NOUNS.trim()
    .split('\n')
    .map((line) => line.split(' ')),
  fr: FRENCH_NOUNS.trim()
    .split('\n')
    .map((line) => line.split(' ')),
};

/** The action as a noun at the head of the line, as a gerund, and as what the person answers for. */
function headings({ text, language }: Fact): [string, string][] {
  const head = headOf(text, language);
  if (head === null) return [];
  const [, noun] = NOUNS[language].find(([root = '']) => head.verb.startsWith(root)) ?? [];
  const found: [string, string][] = [];
  if (noun !== undefined)
    found.push([
      'noun at the head',
      `${noun} ${language === 'en' ? 'of ' + head.rest : ofFrench(head.rest)}`,
    ]);
  if (language === 'en' && head.known !== undefined) {
    const gerund = gerundOf(head.known.base);
    found.push(['gerund at the head', `${gerund} ${head.rest}`]);
    found.push(['gerund in a letter', `My work included ${gerund} ${head.rest}`]);
  }
  return found;
}

const WORDS = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
};
const COUNT =
  /(?<![\p{L}\d.,:/$€-])(\d{1,4})(?= (?!%|h\b|m\b|km|kg|ft|kV|V\b|percent|to\b|à\b|and\b|et\b|or\b|\d|million|M\b|[\p{Lu}])\p{L}{3,})/u;
const NAMED = /\p{Lu}[\p{L}'’]*,? ?$/u;

/** The same sentence told as another amount that is true of it: in words, or less exactly. */
function amounts({ text, language }: Fact): [string, string][] {
  const found = COUNT.exec(text);
  if (found === null || (found.index > 0 && NAMED.test(text.slice(1, found.index)))) return [];
  const value = Number(found[1]);
  const lead = fold(text.slice(0, found.index));
  if (
    /(?:about|up to|over|than|least|most|nearly|some|around|environ|jusqu'a|plus de|moins de|pres de|quelque|from|de|of|to|between|entre|level|grade|[\d]) ?$/.test(
      lead,
    )
  )
    return [];
  const put = (written: string) =>
    upperFirst(text.slice(0, found.index) + written + text.slice(found.index + (found[1]?.length ?? 0)));
  const word = WORDS[language][value];
  const floor = Math.floor(value / 10) * 10;
  return [
    ...(word !== undefined && value > 1 ? [['number in words', put(word)] satisfies [string, string]] : []),
    ...(value > 20 && value < 1000 && floor < value
      ? [
          ['rounded down', put(language === 'en' ? `more than ${floor}` : `plus de ${floor}`)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ...(value > 20
      ? [
          ['about the number', put(language === 'en' ? `about ${value}` : `environ ${value}`)] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
}

const IRREGULAR_PARTICIPLES: Readonly<Record<string, string>> = {
  wrote: 'written',
  drove: 'driven',
  took: 'taken',
  gave: 'given',
  drew: 'drawn',
  grew: 'grown',
  ran: 'run',
  began: 'begun',
};

/** Tense, voice, first person, no person: the same action in another construction. */
function constructions(fact: Fact): [string, string][] {
  const { text, language, entry } = fact;
  const head = headOf(text, language);
  const own = firstPerson(fact);
  const found: [string, string][] = [];
  if (own !== null) {
    const lead = language === 'en' ? 'At' : 'Chez';
    found.push(['first person, letter', `${upperFirst(own)}.`]);
    found.push(['first person at its employer, letter', `${lead} ${entry.name}, ${own}.`]);
    found.push([
      'first person as its title, letter',
      `${language === 'en' ? 'As' : 'Comme'} ${entry.position.toLowerCase()}${language === 'en' ? ' at' : ' chez'} ${entry.name}, ${own}.`,
    ]);
  }
  if (head === null) return found;
  if (language === 'en') {
    const { known } = head;
    if (head.form === 'base' && known !== undefined && known.past !== known.base)
      found.push(['past for present', `${upperFirst(known.past)} ${head.rest}`]);
    const simple =
      /^((?:an?|the|about|\d[\d,]*|two|three|four|five|six|all) [\p{L}-]+(?: [\p{L}-]+)?) (in|for|at|on|every|each|a|per|from) (.*)$/u.exec(
        head.rest,
      );
    if (simple !== null && head.form === 'past') {
      const [, object = '', ,] = simple;
      const many = object.endsWith('s') ? 'were' : 'was';
      const participle = IRREGULAR_PARTICIPLES[head.verb] ?? head.verb;
      if (!/^(?:worked|looked|helped|assisted)$/.test(head.verb))
        found.push([
          'passive',
          `${upperFirst(object)} ${many} ${participle} ${simple[2] ?? ''} ${simple[3] ?? ''}`,
        ]);
    }
    if (known !== undefined) found.push(['only helped', `Helped to ${known.base} ${head.rest}`]);
  } else if (head.form === 'participle') found.push(['auxiliary added', `A ${head.verb} ${head.rest}`]);
  else if (head.form === 'perfect')
    found.push(['auxiliary left out', `${upperFirst(head.verb)} ${head.rest}`]);
  return found;
}

/** An adjunct at the end moved to the front, or left out. */
function adjuncts({ text, language }: Fact): [string, string][] {
  const plain = bare(text);
  const when = (
    language === 'en'
      ? /^([^,;]+) (in (?:19|20)\d\d|each (?:month|week|year|term|winter|autumn|spring|summer)|every (?:month|week|day|year|winter|autumn|spring|summer))$/
      : /^([^,;]+) (en (?:19|20)\d\d|chaque (?:mois|semaine|année|automne|hiver|printemps|été))$/
  ).exec(plain);
  const found: [string, string][] = [];
  if (when !== null)
    found.push(['adjunct moved to the front', `${upperFirst(when[2] ?? '')}, ${lowerFirst(when[1] ?? '')}`]);
  if (when !== null && / (?:in|en) /.test(` ${when[2]} `)) found.push(['adjunct left out', when[1] ?? '']);
  const means =
    /^([^,;]{15,}?) (?:by [a-z]+ing|en (?!moyenne|cours)[a-zéè]+ant|grâce (?:à|au|aux)) [^,;]+$/.exec(plain);
  if (means !== null) found.push(['cause left out', means[1] ?? '']);
  const second = /^([^;]{20,}); [^;]+$/.exec(plain);
  if (second !== null) found.push(['second half left out', second[1] ?? '']);
  const aside = /^(.{20,}) \([^)]+\)$/.exec(plain);
  if (aside !== null) found.push(['brackets left out', aside[1] ?? '']);
  return found;
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) ?%/, ' percent'],
  [/(?<=\d) ?km\b/, ' kilometres'],
  [/(?<=\d) hours?\b/, ' h'],
  [/(?<=\d) minutes\b/, ' min'],
  [/(?<=\d) heures?\b/, ' h'],
];

/** Honest rewordings of a fact: none says more than it does. */
export function rewordings(fact: Fact): Change[] {
  const { text, language, person, entry } = fact;
  const words = SYNONYMS[language].filter(([from]) =>
    new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'u').test(text),
  );
  const made: [string, string][] = [
    ['verbatim', text],
    ...amounts(fact),
    ...constructions(fact),
    ...adjuncts(fact),
    ...headings(fact),
    ...pick(words, text, 2).map(([from, to]): [string, string] => [
      'synonym',
      text.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'u'), to),
    ]),
    ...SHORT.filter(([from]) => from.test(text) && !(language === 'fr' && from.test('1 %'))).map(
      ([from, to]): [string, string] => ['unit written otherwise', text.replace(from, to)],
    ),
  ];
  const next = person.facts.filter((one) => one.entry === entry && one.language === language && one !== fact);
  const [other] = pick(next, `joined ${text}`);
  const [own, rest] = [firstPerson(fact), other === undefined ? null : firstPerson(other)];
  if (other !== undefined && !/[;]/.test(text + other.text))
    made.push(['two facts in two sentences', `${bare(text)}. ${other.text}`]);
  if (own !== null && rest !== null && !/[;]/.test(own + rest))
    made.push([
      'two facts joined, letter',
      `${upperFirst(own)}${language === 'en' ? ' and ' : ' et '}${language === 'en' ? rest.replace(/^I /, '') : rest}.`,
    ]);
  return made.map(([kind, told]) => ({
    kind,
    person,
    target: kind.endsWith('letter') ? 'letter' : fact.target,
    text: `${bare(upperFirst(told))}.`,
    from: text,
  }));
}
