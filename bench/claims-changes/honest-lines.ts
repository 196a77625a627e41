import { pick } from './people.ts';
import type { Change, Person } from './people.ts';

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

const monthOf = (date: string, tongue: 'en' | 'fr'): string => {
  const [year = '', month = ''] = date.split('-');
  const name = MONTHS[tongue][Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
};

/** Levels of languages that say the same in the other language. */
const LEVELS: Readonly<Record<string, string>> = {
  Native: 'langue maternelle',
  Fluent: 'courant',
  Intermediate: 'intermédiaire',
  Basic: 'de base',
  Beginner: 'débutant',
  Advanced: 'avancé',
};

/** Lines of a resume and sentences of a letter that say of jobs, schools, certificates, languages and skills what the profile says. */
export function honestLines(person: Person): Change[] {
  const { work, education, certificates, awards, skills, languages } = person.resume;
  const tongue =
    person.facts.filter((one) => one.tongue === 'fr').length * 2 > person.facts.length ? 'fr' : 'en';
  const [of, at] = tongue === 'fr' ? ['', 'chez'] : ['', 'at'];
  const make = (kind: string, target: string, text: string): Change => ({
    kind,
    person,
    target,
    text,
    from: text,
  });
  const own = skills.flatMap(({ keywords }) => keywords);
  return [
    ...work.flatMap(({ name, position, startDate, endDate }, place) => {
      if (startDate === '') return [];
      const until = endDate === '' ? (tongue === 'fr' ? 'aujourd’hui' : 'present') : monthOf(endDate, tongue);
      const since = monthOf(startDate, tongue);
      return [
        make('line of a job', `work[${place}]`, `${of}${position}, ${name} (${since} – ${until})`),
        endDate === ''
          ? make(
              'letter: since',
              'letter',
              tongue === 'fr'
                ? `Je travaille ${at} ${name} depuis ${since}.`
                : `I have worked ${at} ${name} since ${since}.`,
            )
          : make(
              'letter: from to',
              'letter',
              tongue === 'fr'
                ? `De ${since} à ${until}, j’ai travaillé ${at} ${name}.`
                : `From ${since} to ${until} I worked ${at} ${name}.`,
            ),
      ];
    }),
    ...education.map(({ studyType, area, institution }, place) =>
      make('line of a school', `education[${place}]`, `${institution} — ${studyType}, ${area}`),
    ),
    ...certificates.flatMap(({ name, issuer, date }) => [
      make('line of a certificate', 'certificates', `${name} – ${issuer}, ${monthOf(date, tongue)}`),
      make('line of a certificate', 'certificates', `${name} (${date.slice(0, 4)})`),
    ]),
    ...awards.map(({ title, awarder, date }) =>
      make('line of an award', 'awards', `${title} (${awarder}, ${monthOf(date, tongue)})`),
    ),
    ...languages.flatMap(({ language, fluency }) => [
      make('line of a language', 'languages', `${language} (${fluency.toLowerCase()})`),
      ...(LEVELS[fluency] === undefined
        ? []
        : [make('level in French', 'languages', `${language} : ${LEVELS[fluency]}`)]),
    ]),
    ...(own.length < 2 ? [] : [make('skills', 'skills', pick(own, person.id, 3).join(', '))]),
    ...pick(own, `letter ${person.id}`).map((skill) =>
      make(
        'letter: a skill',
        'letter',
        tongue === 'fr' ? `Parmi mes compétences : ${skill}.` : `My skills include ${skill}.`,
      ),
    ),
  ];
}
