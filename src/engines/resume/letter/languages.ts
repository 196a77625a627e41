import type { Claim } from '#contract/career/facts.ts';
import { languageLevels } from '#engines/lexicon/index.ts';
import { lowered } from '#engines/resume/voices/index.ts';
import { standardTerm } from '#engines/resume/wording/index.ts';
import { fold } from '#engines/text/index.ts';
import { listed } from './desk.ts';
import type { Desk } from './desk.ts';

const TWINS: readonly (readonly [string, string])[] = [
  ['english', 'anglais'],
  ['french', 'francais'],
  ['spanish', 'espagnol'],
  ['german', 'allemand'],
  ['arabic', 'arabe'],
];

/** Whether a level says that somebody grew up with a language: "native or bilingual" leaves it open. */
const isNative = (level: string): boolean =>
  (languageLevels.at(-1) ?? []).includes(fold(level)) && !fold(level).includes('bilingu');

/** The languages the posting names, with their levels. */
export function languagesClaim(desk: Desk): Claim[] {
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
  const named = spoken.map(({ language, fluency }) => {
    const name = inLanguage('language', language);
    const level = inLanguage('level', fluency);
    return {
      name,
      withLevel: level === '' ? name : `${name} (${lowered(level)})`,
      isNative: isNative(fluency),
    };
  });
  const native = named.filter((one) => one.isNative);
  const withLevels = (some: typeof named) =>
    listed(
      desk,
      some.map(({ withLevel }) => withLevel),
    );
  const said = desk.voice.languages({
    native: listed(
      desk,
      native.map(({ name }) => name),
    ),
    nativeCount: native.length,
    others: withLevels(named.filter((one) => !one.isNative)),
    all: withLevels(named),
  });
  const ids = spoken.flatMap(({ path }) => desk.ids(`${path}/language`, `${path}/fluency`));
  return [{ text: said, fact_ids: ids }];
}
