import { bare, fold, lowerFirst, pick, upperFirst } from './people.ts';
import type { Change, Fact } from './people.ts';
import { ACTIONS, FRENCH, headOf, ofFrench, RANKS } from './verbs.ts';
import type { FrenchVerb, Head, Verb } from './verbs.ts';

const changeOf = (fact: Fact, kind: string, text: string, target = fact.target): Change => ({
  kind,
  person: fact.person,
  target,
  text: `${bare(upperFirst(text))}.`,
  from: fact.text,
});

/** A job that says a verb of this root anywhere may have done this too. */
const isSaid = (fact: Fact, word: string): boolean => fact.person.said.includes(fold(word).slice(0, 5));

const englishForms = (head: Head, verb: Verb): string[] => [
  `${head.form === 'past' ? verb.past : verb.base} ${head.rest}`,
  `Responsible for ${verb.gerund} ${head.rest}`,
  `${verb.noun} of ${head.rest}`,
];

const frenchForms = (head: Head, verb: FrenchVerb): string[] => {
  const own =
    head.form === 'perfect'
      ? `A ${verb.participle}`
      : head.form === 'participle'
        ? verb.participle
        : head.form === 'imperfect'
          ? verb.imperfect
          : verb.present;
  return [
    `${own} ${head.rest}`,
    `${upperFirst(verb.noun)} ${ofFrench(head.rest)}`,
    `${verb.infinitive} ${head.rest}`,
  ];
};

const KINDS = ['', ', nominal', ', nominal or infinitive'];
const nameOf = (kind: string, at: number): string => `${kind}${at === 0 ? '' : (KINDS[at] ?? '')}`;

/** Verbs by which somebody is in charge already: a rank added to them is no change. */
const IN_CHARGE =
  /\b(?:lead|led|manag|supervis|direct|head|overs|run|ran|coordin|own|charge|chef|responsable|dirig|ger|encadr|pilot|anim|train|teach|taught|mentor|coach|form|enseign|precept|conduct|operat|drive|drove)/;

/** Another verb before the same words, in the fact's own form and as a noun. */
export function replacedVerbs(fact: Fact): Change[] {
  const head = headOf(fact.text, fact.language);
  if (head === null) return [];
  if (fact.language === 'en') {
    const make = (list: readonly Verb[], kind: string, count: number) =>
      pick(
        list.filter(({ base }) => !isSaid(fact, base)),
        fact.text,
        count,
      ).flatMap((verb) =>
        englishForms(head, verb).map((text, at) => changeOf(fact, nameOf(kind, at === 0 ? 0 : 1), text)),
      );
    const letter = pick(ACTIONS, `letter ${fact.text}`)
      .filter(({ base }) => !isSaid(fact, base))
      .map(({ past }) => changeOf(fact, 'another verb, letter', `I ${past} ${head.rest}`, 'letter'));
    return [
      ...make(ACTIONS, 'another verb', 2),
      ...(IN_CHARGE.test(fold(fact.text)) ? [] : make(RANKS, 'verb of higher rank', 1)),
      ...letter,
    ];
  }
  const make = (list: readonly FrenchVerb[], kind: string, count: number) =>
    pick(
      list.filter(({ infinitive }) => !isSaid(fact, infinitive)),
      fact.text,
      count,
    ).flatMap((verb) => frenchForms(head, verb).map((text, at) => changeOf(fact, nameOf(kind, at), text)));
  const letter = pick(FRENCH.actions, `letter ${fact.text}`)
    .filter(({ infinitive }) => !isSaid(fact, infinitive))
    .map(({ participle }) =>
      changeOf(fact, 'another verb, letter', `J’ai ${participle} ${head.rest}`, 'letter'),
    );
  return [
    ...make(FRENCH.actions, 'another verb', 2),
    ...(IN_CHARGE.test(fold(fact.text)) ? [] : make(FRENCH.ranks, 'verb of higher rank', 1)),
    ...letter,
  ];
}

/** Actions so general that they are true of most things. */
const GENERAL =
  /^(?:handl|work|took|take|tak|did|do|made|make|mak|provid|prepar|help|assist|support|us|maintain|kept|keep|servic|process|look|check|fait|prepar|assur|effectu|particip|aid|realis|operat|run|ran|manag|clean|serve|set|replac|repair|inspect|instal|chang|fix|test)/;

/** The verb of a fact before the object of another one of the same job. */
export function exchangedObjects(fact: Fact): Change[] {
  const head = headOf(fact.text, fact.language);
  if (head === null || GENERAL.test(fold(head.verb))) return [];
  const others = fact.person.facts.filter(
    (other) =>
      other !== fact &&
      other.entry === fact.entry &&
      other.language === fact.language &&
      headOf(other.text, other.language) !== null,
  );
  return pick(others, fact.text).flatMap((other) => {
    const object = headOf(other.text, other.language)?.rest ?? '';
    const own = head.form === 'perfect' ? `A ${head.verb}` : head.verb;
    return [changeOf(fact, 'object of another fact', `${own} ${lowerFirst(object)}`)];
  });
}
