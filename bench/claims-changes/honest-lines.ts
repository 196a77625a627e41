import { pick } from './people.ts';
import type { Change, Person } from './people.ts';

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

const monthOf = (date: string, language: 'en' | 'fr'): string => {
  const [year = '', month = ''] = date.split('-');
  const name = MONTHS[language][Number(month) - 1];
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
  const language =
    person.facts.filter((one) => one.language === 'fr').length * 2 > person.facts.length ? 'fr' : 'en';
  const [of, at] = language === 'fr' ? ['', 'chez'] : ['', 'at'];
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
      const until =
        endDate === '' ? (language === 'fr' ? 'aujourd’hui' : 'present') : monthOf(endDate, language);
      const since = monthOf(startDate, language);
      return [
        make('line of a job', `work[${place}]`, `${of}${position}, ${name} (${since} – ${until})`),
        endDate === ''
          ? make(
              'letter: since',
              'letter',
              language === 'fr'
                ? `Je travaille ${at} ${name} depuis ${since}.`
                : `I have worked ${at} ${name} since ${since}.`,
            )
          : make(
              'letter: from to',
              'letter',
              language === 'fr'
                ? `De ${since} à ${until}, j’ai travaillé ${at} ${name}.`
                : `From ${since} to ${until} I worked ${at} ${name}.`,
            ),
      ];
    }),
    ...education.map(({ studyType, area, institution }, place) =>
      make('line of a school', `education[${place}]`, `${institution} — ${studyType}, ${area}`),
    ),
    ...certificates.flatMap(({ name, issuer, date }) => [
      make('line of a certificate', 'certificates', `${name} – ${issuer}, ${monthOf(date, language)}`),
      make('line of a certificate', 'certificates', `${name} (${date.slice(0, 4)})`),
    ]),
    ...awards.map(({ title, awarder, date }) =>
      make('line of an award', 'awards', `${title} (${awarder}, ${monthOf(date, language)})`),
    ),
    ...languages.flatMap(({ language: spoken, fluency }) => [
      make('line of a language', 'languages', `${spoken} (${fluency.toLowerCase()})`),
      ...(LEVELS[fluency] === undefined
        ? []
        : [make('level in French', 'languages', `${spoken} : ${LEVELS[fluency]}`)]),
    ]),
    ...(own.length < 2 ? [] : [make('skills', 'skills', pick(own, person.id, 3).join(', '))]),
    ...pick(own, `letter ${person.id}`).map((skill) =>
      make(
        'letter: a skill',
        'letter',
        language === 'fr' ? `Parmi mes compétences : ${skill}.` : `My skills include ${skill}.`,
      ),
    ),
  ];
}
