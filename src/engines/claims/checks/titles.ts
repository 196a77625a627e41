import type { Asked, Check } from '#engines/claims/context.ts';
import { refuse, wholeOf } from '#engines/claims/context.ts';
import { HIGH_RANKS, LOW_RANKS } from '#engines/claims/lexicon/levels.data.ts';
import { fold, wordsOf } from '#engines/claims/language/fold.ts';
import type { Word } from '#engines/claims/language/fold.ts';
import { stem } from '#engines/claims/language/stems.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import type { Refusal } from '#engines/claims/verdict.ts';

const low = new Set(LOW_RANKS.split(' '));
const high = new Set(HIGH_RANKS.split(' '));
const partsOf = (title: string): string[] => [
  title,
  ...title.split(/,\s*(?:then|puis)\s+|\s+(?:then|puis)\s+|\s\/\s|\|/),
];
const bare = (words: readonly Word[]): Word[] =>
  words.filter(({ word }) => !/^(?:then|puis|contract|casual|seasonal|full-time|part-time)$/.test(word));

/** Why a title is not the one held: a word it does not have, or a rank that was dropped or added; null when it is. */
function whyNot(claimed: readonly Word[], held: string): string | null {
  const own = wordsOf(held, stem);
  const said = saidBy(own);
  const units = unitsOf(bare(claimed));
  const strange = units.find(
    (unit) => !isSaid(unit, said) && !unit.words.every(({ word }) => /^\d+$/.test(word)),
  );
  if (strange !== undefined)
    return `Your profile does not give the title “${strange.words.map(({ raw }) => raw).join(' ')}” here.`;
  const stated = saidBy(claimed);
  const dropped = unitsOf(own).find(
    (unit) =>
      unit.words.some(
        ({ word }) =>
          low.has(word) || word.split('-').some((part) => low.has(part) && !stated.words.has(part)),
      ) && !isSaid(unit, stated),
  );
  if (dropped !== undefined)
    return `Your title has “${dropped.words.map(({ raw }) => raw).join(' ')}” in it.`;
  const added = claimed.find(
    ({ word }) =>
      high.has(word) &&
      !own.some((one) => one.word === word) &&
      !isSaid(
        {
          words: [{ ...wordAt(claimed, word) }],
          meaning: unitsOf([wordAt(claimed, word)])[0]?.meaning,
          start: 0,
          end: 0,
        },
        said,
      ),
  );
  return added === undefined ? null : `Your title does not have “${added.raw}” in it.`;
}

const wordAt = (words: readonly Word[], word: string): Word =>
  words.find((one) => one.word === word) ?? { raw: word, word, stem: word, start: 0, end: 0, first: false };

const remedy = 'Use the title that your profile gives, or correct it there.';

function heldTitles({ place, known }: Asked): string[] {
  const own = place.entry === null ? known.sources : place.entry.sources;
  return own
    .filter(({ field }) => field === 'position' || field === 'label')
    .flatMap(({ text }) => partsOf(text));
}

function judge(asked: Asked, claimed: readonly Word[], held: readonly string[]): Refusal[] {
  const reasons = held.map((title) => whyNot(claimed, title));
  if (held.length === 0 || claimed.length === 0 || reasons.includes(null)) return [];
  const span = { start: claimed[0]?.start ?? 0, end: claimed.at(-1)?.end ?? 0 };
  return [
    refuse(
      asked,
      span,
      'title',
      reasons.find((why) => why?.startsWith('Your title')) ?? reasons[0] ?? '',
      remedy,
    ),
  ];
}

const AS =
  /(?:\bas (?:an? |the )?|\ben tant que |\ba titre d(?:e |')|\bcomme |\b(?:i am|i was|i became|i have been|i've been|je suis|j'ai ete|j'etais) (?:an? |the |une? |la |le )?)([\p{L}][\p{L}' -]{2,50}?)(?=\s+(?:at|in|for|of|since|from|with|to|over|who|where|chez|a|au|aux|depuis|de|dans|pour|je|j'|i|and|et|now|during|pendant)\b|[.,;:)]|$)/gu;
const NOT_A_TITLE =
  /^(?:part|much|many|well|soon|long|far|your|you|vous|votre|possible|asked|described|result|writing|applying|interested|glad|happy|eager|keen|looking|pleased|able|ready|still|fully|comfortable|titulaire|one|it|if|intermediaire|proud|used|second|my|i|we|they|mes|mon|ma|on|responsible|bilingual|bilingue|fluent|not|new|from|with|available|a la|a l)\b/;

/** Titles told in sentences: "as head chef", "en tant que conseillère". */
function toldTitles(asked: Asked): Refusal[] {
  const text = fold(asked.text);
  const held = heldTitles(asked).concat(
    asked.known.sources
      .filter(({ field, section }) => field === 'highlights' && section === 'work')
      .map((source) => source.text),
  );
  return Array.from(text.matchAll(AS)).flatMap((match) => {
    const title = match[1] ?? '';
    if (NOT_A_TITLE.test(title)) return [];
    const start = match.index + match[0].length - title.length;
    const words = asked.words.filter((word) => word.start >= start && word.end <= start + title.length);
    if (!words.some(({ word }) => isTitleWord(word))) return [];
    return judge(asked, words, held);
  });
}

const AGENT =
  /(?:er|or|eur|euse|ist|iste|ant|ante|ian|ien|ienne|man|woman|ier|iere|head|lead|chef|nurse|cook|clerk|intern|aide|agent)$/;
const isTitleWord = (word: string): boolean =>
  high.has(word) ||
  low.has(word) ||
  (word.length > 3 &&
    AGENT.test(word) &&
    !/^(?:after|other|over|under|never|ever|number|order|water|paper|summer|winter|their|letter|matter|member)$/.test(
      word,
    ));

/** Titles above the one held: another word, "Junior" dropped, "Senior" added. */
export const checkTitles: Check = (asked) => {
  const { kind, field, section, entry, sources } = asked.place;
  if (kind === 'label' || (kind === 'value' && field === 'position')) {
    const held = (
      kind === 'label' ? sources : (entry?.sources ?? []).filter((source) => source.field === 'position')
    ).flatMap(({ text }) => partsOf(text));
    if (held.length === 0)
      return [refuse(asked, wholeOf(asked), 'title', 'Your profile gives no title here.', remedy)];
    return judge(asked, asked.words, held);
  }
  if (kind === 'line' && (section === 'work' || section === 'volunteer')) {
    const held = heldTitles(asked);
    const others = (entry?.sources ?? [])
      .filter((source) => source.field !== 'position')
      .map(({ words }) => saidBy(words));
    // What of the line is the title: the words no other value of the entry says.
    const claimed = asked.words.filter(
      (word) => isTitleWord(word.word) && !others.some((said) => said.words.has(word.word)),
    );
    return judge(asked, claimed, held).filter(({ why }) => why.startsWith('Your title'));
  }
  return kind === 'letter' || kind === 'summary' || kind === 'told' ? toldTitles(asked) : [];
};
