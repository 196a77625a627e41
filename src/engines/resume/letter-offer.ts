import type { Claim, MasterProfile } from '#contract/career/facts.ts';
import { fold, terms } from '#engines/text/index.ts';
import { lowered } from './voices/index.ts';
import type { Asked } from './asked.ts';
import type { Voice } from './voices/index.ts';
import { standardTerm } from './wording/index.ts';

const LISTED = 5;

/** What the sentences are built from: the person's facts by path, the posting's asks, and the language's voice. */
export interface Desk {
  master: MasterProfile;
  asked: Asked;
  voice: Voice;
  language: 'en' | 'fr';
  /** A number for one place in the letter, the same every time for one person and posting. */
  turn: (place: string) => number;
  ids: (...paths: string[]) => string[];
}

/** Values in a row, the last behind “and”. */
export function listed(desk: Desk, values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} ${desk.voice.and} ${last}`;
}

/** A skill as it stands inside a sentence: with a small letter when the posting or the person writes it so somewhere. */
function inSentence(desk: Desk, keyword: string): string {
  const small = lowered(keyword);
  const own = desk.master.resume.work.some(({ highlights }) =>
    highlights.some((text) => text.includes(small)),
  );
  return own || desk.asked.writes(small) ? small : keyword;
}

function skillsClaim(desk: Desk, always: boolean, told: string): Claim[] {
  const said = new Set(terms(told));
  const all = desk.master.resume.skills.flatMap(({ keywords }, group) =>
    keywords.map((keyword, index) => ({
      keyword,
      path: `/skills/${group}/keywords/${index}`,
      asked: desk.asked.names(keyword),
    })),
  );
  // What the letter told of already is not listed again.
  const fresh = all.filter(({ keyword }) => !terms(keyword).every((term) => said.has(term)));
  const asked = fresh.filter((skill) => skill.asked).slice(0, LISTED);
  const chosen = asked.length > 0 ? asked : always ? fresh.slice(0, LISTED) : [];
  if (chosen.length === 0) return [];
  const list = listed(
    desk,
    chosen.map(({ keyword }) => inSentence(desk, keyword)),
  );
  const text =
    asked.length > 0
      ? desk.voice.askedSkills(list, chosen.length > 1, desk.turn('skills'))
      : desk.voice.skills(list, desk.turn('skills'));
  return [{ text, fact_ids: desk.ids(...chosen.map(({ path }) => path)) }];
}

const UNFINISHED = /in progress|expected|pending|expire|en cours|à venir|pr[ée]vu/i;

function certificatesClaim(desk: Desk): Claim[] {
  const held = desk.master.resume.certificates
    .map(({ name }, index) => ({ name, path: `/certificates/${index}/name` }))
    .filter(({ name }) => !UNFINISHED.test(name) && (desk.asked.names(name) || desk.asked.namesPart(name)))
    .slice(0, 3);
  if (held.length === 0) return [];
  return [
    {
      text: desk.voice.certificates(
        listed(
          desk,
          held.map(({ name }) => name),
        ),
        desk.turn('certificates'),
      ),
      fact_ids: desk.ids(...held.map(({ path }) => path)),
    },
  ];
}

const TWINS: readonly (readonly [string, string])[] = [
  ['english', 'anglais'],
  ['french', 'francais'],
  ['spanish', 'espagnol'],
  ['german', 'allemand'],
  ['arabic', 'arabe'],
];

function languagesClaim(desk: Desk): Claim[] {
  const bilingual = desk.asked.names('bilingual') || desk.asked.names('bilingue');
  const spoken = desk.master.resume.languages
    .map((entry, index) => ({ ...entry, path: `/languages/${index}` }))
    .filter(({ language }) => {
      const name = fold(language);
      const pair = TWINS.find((twins) => twins.includes(name)) ?? [name];
      return (
        pair.some((twin) => desk.asked.names(twin)) ||
        (bilingual && (pair.includes('english') || pair.includes('french')))
      );
    });
  if (spoken.length === 0) return [];
  // French writes its languages small.
  const inLanguage = (kind: 'language' | 'level', text: string) => {
    const said = standardTerm(kind, text, desk.language) ?? text;
    return desk.language === 'fr' ? lowered(said) : said;
  };
  const list = listed(
    desk,
    spoken.map(({ language, fluency }) => {
      const name = inLanguage('language', language);
      const level = inLanguage('level', fluency);
      return level === '' ? name : `${name} (${lowered(level)})`;
    }),
  );
  const ids = spoken.flatMap(({ path }) => desk.ids(`${path}/language`, `${path}/fluency`));
  return [{ text: desk.voice.languages(list), fact_ids: ids }];
}

function studyClaim(desk: Desk, always: boolean): Claim[] {
  const studies = desk.master.resume.education.map((study, index) => ({
    study,
    path: `/education/${index}`,
  }));
  const fits = studies.find(({ study }) => desk.asked.names(study.area) || desk.asked.names(study.studyType));
  const chosen = fits ?? (always ? studies[0] : undefined);
  if (chosen === undefined) return [];
  const { area, institution, studyType } = chosen.study;
  const ids = desk.ids(...['area', 'institution', 'studyType'].map((key) => `${chosen.path}/${key}`));
  return [{ text: desk.voice.study(area, institution, studyType, desk.turn('study')), fact_ids: ids }];
}

/**
 * What the person brings beside their jobs: asked skills, certificates and languages; `always` adds what a thin letter
 * needs, `told` is what the letter says before.
 */
export function offerClaims(desk: Desk, always: boolean, told: string): Claim[] {
  return [
    ...skillsClaim(desk, always, told),
    ...certificatesClaim(desk),
    ...languagesClaim(desk),
    ...studyClaim(desk, always),
  ];
}
