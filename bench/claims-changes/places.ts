import { bare, lowerFirst, pick } from './people.ts';
import type { Change, Fact, Person } from './people.ts';
import { headOf } from './verbs.ts';

/** A fact as a letter's first person tells it; null where its verb does not bend so plainly. */
export function firstPerson({ text, language }: Pick<Fact, 'text' | 'language'>): string | null {
  const head = headOf(text, language);
  if (head === null) return null;
  if (language === 'en') return `I ${lowerFirst(bare(text))}`;
  const plain = bare(text);
  if (head.form === 'perfect') return `j’ai ${head.verb} ${bare(head.rest)}`;
  if (head.form === 'participle') return `j’ai ${lowerFirst(plain)}`;
  if (head.form === 'imperfect') return `${elided(head.verb.replace(/t$/, 's'))} ${bare(head.rest)}`;
  return `${elided(head.verb)} ${bare(head.rest)}`;
}
const elided = (verb: string): string => (/^[aeiouyéèêh]/i.test(verb) ? `j’${verb}` : `je ${verb}`);

const at = (employer: string, language: 'en' | 'fr'): string =>
  language === 'en' ? `At ${employer}, ` : `Chez ${employer}, `;

/** A fact told of another employer, there and in a letter. */
export function elsewhere(fact: Fact): Change[] {
  const { person, text, language, entry } = fact;
  const others = person.resume.work.filter((one) => one !== entry && one.name !== entry.name);
  const [other] = pick(others, text);
  if (other === undefined) return [];
  const own = firstPerson(fact);
  const place = person.resume.work.indexOf(other);
  const told = { person, from: text };
  return [
    { ...told, kind: 'another employer’s fact', target: `work[${place}].highlights`, text },
    ...(own === null
      ? []
      : [
          {
            ...told,
            kind: 'another employer’s fact, letter',
            target: 'letter',
            text: `${at(other.name, language)}${own}.`,
          },
        ]),
  ];
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** A fact told of a time before its job began, or of one after it ended. */
export function anotherTime(fact: Fact): Change[] {
  const { person, text, language, entry } = fact;
  const own = firstPerson(fact);
  if (own === null || entry.startDate === '' || /\b(?:19|20)\d\d\b/.test(text)) return [];
  const year = yearOf(entry.startDate) - 2;
  const lead = language === 'en' ? `In ${year}, ` : `En ${year}, `;
  const since = language === 'en' ? `Since ${year}, ` : `Depuis ${year}, `;
  const told = { person, target: 'letter', from: text, kind: 'another date' };
  const line = {
    ...told,
    text: `${at(entry.name, language)}${own}${language === 'en' ? ' in' : ' en'} ${year}.`,
  };
  if (headOf(text, language)?.form === 'base' || headOf(text, language)?.form === 'present')
    return [{ ...told, text: `${since}${own}.` }, line];
  return [{ ...told, text: `${lead}${own}.` }, line];
}

/** Facts of two jobs told as one action, and the number of one before the things of another. */
export function merged(fact: Fact): Change[] {
  const { person, text, language, entry, target } = fact;
  const own = firstPerson(fact);
  const told = { person, from: text };
  const foreign = pick(
    person.facts.filter(
      (one) => one.entry.name !== entry.name && one.language === language && firstPerson(one) !== null,
    ),
    text,
  );
  const joined = foreign.flatMap((other) => {
    const rest = firstPerson(other);
    if (own === null || rest === null) return [];
    const and = language === 'en' ? ' and ' : ' et ';
    const second = language === 'en' ? rest.replace(/^I /, '') : rest;
    return [
      {
        ...told,
        kind: 'entries merged',
        target: 'letter',
        text: `${at(entry.name, language)}${own}${and}${second}.`,
      },
    ];
  });
  const number = /(?<![\p{L}\d.,:/$-])(\d{2,3})(?= \p{L}{3,})/u;
  const mine = number.exec(text)?.[1];
  const counts = pick(
    person.facts
      .flatMap((one) => (one === fact ? [] : [number.exec(one.text)?.[1] ?? '']))
      .filter((one) => one !== '' && one !== mine),
    text,
  );
  const swapped =
    mine === undefined
      ? []
      : counts.map((count) => ({
          ...told,
          kind: 'number of another fact',
          target,
          text: text.replace(number, count),
        }));
  return [...joined, ...swapped];
}

/** What is told of the person's whole career: order turned, lengths stretched. */
export function timesOf(person: Person): Change[] {
  const [latest, before] = person.resume.work;
  if (latest === undefined || before === undefined || latest.name === before.name) return [];
  if (before.endDate === '' || before.endDate > latest.startDate) return [];
  const isFrench = person.facts.filter(({ language }) => language === 'fr').length * 2 > person.facts.length;
  const told = { person, target: 'letter', from: `${before.name}, ${latest.name}` };
  const years = yearOf(before.endDate) - yearOf(before.startDate) + 4;
  const turned = isFrench
    ? [
        `Avant de travailler chez ${before.name}, j’étais chez ${latest.name}.`,
        `Après ${latest.name}, je suis passé chez ${before.name}.`,
      ]
    : [
        `Before I worked at ${before.name}, I was at ${latest.name}.`,
        `After ${latest.name} I moved to ${before.name}.`,
      ];
  const stretched = isFrench
    ? `J’ai travaillé ${years} ans chez ${before.name}.`
    : `I spent ${years} years at ${before.name}.`;
  return [
    ...turned.map((text) => ({ ...told, kind: 'order of time turned', text })),
    { ...told, kind: 'length of service', text: stretched },
  ];
}
