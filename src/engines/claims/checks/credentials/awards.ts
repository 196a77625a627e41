import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { AWARD_RANKS } from '#engines/claims/lexicon/levels.data.ts';
import { fold, hasPhrase } from '#engines/claims/language/fold.ts';
import { unitsOf } from '#engines/claims/language/units.ts';

function rankIn(text: string): number {
  return AWARD_RANKS.findIndex((names, rank) =>
    names.some(
      (name) =>
        hasPhrase(text, name) &&
        !(
          rank === 0 &&
          /^(?:best|premier|premiere|meilleur)$/.test(name) &&
          /(?:second|third|deuxieme|runner)/.test(text)
        ),
    ),
  );
}

/** Awards: the rank that was reached stays with the award, and no higher one is told. */
export const checkAwards: Check = (asked) => {
  const awards = asked.known.entries.filter(({ section }) => section === 'awards');
  const inAwards = asked.place.section === 'awards';
  return (inAwards ? [asked.text] : asked.sentences.map(({ text }) => text)).flatMap((text) => {
    const units = unitsOf(
      asked.words.filter(({ start, end }) => text.includes(asked.text.slice(start, end))),
    );
    const told = fold(text);
    const named = (asked.place.entry?.section === 'awards' ? [asked.place.entry] : awards).filter(
      ({ sources }) => {
        const title = sources.find(({ field }) => field === 'title');
        const telling =
          title === undefined
            ? []
            : unitsOf(title.words).filter((unit) => unit.words.some(({ word }) => word.length > 3));
        const said = telling.filter((unit) =>
          units.some((own) => own.words.some(({ stem }) => unit.words.some((word) => word.stem === stem))),
        ).length;
        return inAwards ? said > 0 : said >= 2 && said >= telling.length * 0.6;
      },
    );
    const [award] = named;
    if (award === undefined) return [];
    const own = rankIn(fold(award.sources.map((source) => source.text).join(' ; ')));
    const stated = rankIn(told);
    const high = stated === 0 && own !== 0;
    const dropped =
      own > 0 && stated !== own && !(own === 6 && stated < 0 && !/of the year|individual/.test(told));
    if (!high && !dropped) return [];
    return [
      refuse(
        text,
        'award',
        'Your profile gives another standing in this award.',
        'Name the place or mention as your profile does.',
      ),
    ];
  });
};
