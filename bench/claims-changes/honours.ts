import { fold, isFrench, pick } from './people.ts';
import type { Change, Person } from './people.ts';

const LEVELS_UP: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:basic|beginner|notions|débutant|de base|reading only|limited working proficiency|lu et compris|A[12])$/i,
    'Intermediate',
    'Intermédiaire',
  ],
  [/^(?:intermediate|intermédiaire|conversational|conversation|fonctionnel|B1)$/i, 'Advanced', 'Avancé'],
  [/^(?:advanced|avancé|courant|fluent|courant à l'oral|DALF C1)$/i, 'Native', 'Langue maternelle'],
];

export const changedLanguages = (person: Person): Change[] =>
  person.resume.languages.flatMap(({ language, fluency }) => {
    const found = LEVELS_UP.find(([from]) => from.test(fluency));
    if (found === undefined) return [];
    const french = isFrench(person);
    const level = french ? found[2] : found[1];
    const told = { person, from: `${language}: ${fluency}` };
    return [
      {
        ...told,
        kind: 'level of a language',
        target: 'languages',
        text: `${language}${french ? ' ' : ''}: ${level}`,
      },
      {
        ...told,
        kind: 'level of a language, letter',
        target: 'letter',
        text: french
          ? `Mon ${language.toLowerCase()} est ${level === 'Langue maternelle' ? 'celui d’une langue maternelle' : `de niveau ${level.toLowerCase()}`}.`
          : `My ${language} is ${level === 'Native' ? 'that of a native speaker' : level.toLowerCase()}.`,
      },
    ];
  });

const WON: readonly (readonly [RegExp, string])[] = [
  [
    /,? ?\(?(?:runner-up|nominee|finalist|finaliste|semi-finalist|demi-finaliste|honourable mention|mention spéciale|mention(?: d['’]honneur)?|projet finaliste|équipe)\)?/i,
    '',
  ],
  [/\b(?:second|third|deuxième|troisième) (place)\b/i, 'first $1'],
  [/\b(?:bronze|argent|silver)\b/i, 'gold'],
  [/\((?:regional|project team|member|membre|peer-voted)\)/i, '(national)'],
];

export const changedAwards = (person: Person): Change[] =>
  person.resume.awards.flatMap(({ title, awarder, date }) => {
    const told = { person, from: `${title}, ${awarder}`, target: 'awards' };
    const found = WON.find(([from]) => from.test(title));
    const year = Number(date.slice(0, 4));
    const won =
      found === undefined ? '' : title.replace(found[0], found[1]).replace(/^[\s,:]+|[\s,:]+$/g, '');
    return [
      ...(won.length < 5 || won === title
        ? []
        : [
            { ...told, kind: 'rank of an award', text: `${won}, ${awarder}` },
            {
              ...told,
              kind: 'rank of an award, letter',
              target: 'letter',
              text: isFrench(person) ? `J’ai remporté le titre suivant : ${won}.` : `I won ${won}.`,
            },
          ]),
      ...(year > 0 ? [{ ...told, kind: 'year of an award', text: `${title}, ${awarder}, ${year + 1}` }] : []),
    ];
  });

/** What the posting asks for and the profile lacks, told as skills. */
export function skillsOfPosting(person: Person): Change[] {
  const own = person.asked
    .split(/[,.;]/)
    .map((part) => part.trim())
    .filter(
      (part) =>
        part.split(' ').length <= 3 &&
        part.length > 3 &&
        !/\d|requis|required|atout|asset|ans|years|degree|bac/i.test(part),
    )
    .filter((part) =>
      fold(part)
        .split(/[\s-]/)
        .every((word) => word.length < 4 || !person.said.includes(word.slice(0, 5))),
    );
  const french = isFrench(person);
  const told = { person, from: person.asked };
  return pick(own, person.id, 2).flatMap((skill) => [
    { ...told, kind: 'skill of the posting alone', target: 'skills', text: skill },
    {
      ...told,
      kind: 'skill of the posting alone, letter',
      target: 'letter',
      text: french ? `J’ai une solide expérience : ${skill}.` : `I have solid experience with ${skill}.`,
    },
  ]);
}

/** A level that nobody recorded, told of a skill. */
export const raisedSkills = (person: Person): Change[] => {
  const own = person.resume.skills.flatMap(({ keywords }) => keywords);
  const french = isFrench(person);
  return pick(own, `level ${person.id}`, 2).map((skill) => ({
    person,
    from: skill,
    kind: 'level of a skill',
    target: 'skills',
    text: `${skill} (${french ? 'expert' : 'advanced'})`,
  }));
};
