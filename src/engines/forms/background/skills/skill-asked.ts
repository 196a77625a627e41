import type { SkillUse } from '#engines/forms/context.ts';
import type { AskedQuestion } from '#engines/forms/screening/asked.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { allTold } from '#engines/forms/screening/told.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { frameWords, wordFor } from '#engines/lexicon/index.ts';
import { withoutAsides } from './clauses.ts';
import { abbreviationsOf, type Mention, mentionOf } from './mentions.ts';
import { nearestSkill } from './nearest.ts';
import { ANOTHER_PART, isNarrowed } from './narrowing.ts';
import { bare, hasMore, OR_MORE } from './skill-names.ts';

/** A recorded skill that a question is about. */
export interface Named {
  readonly skill: string;
  readonly uses: readonly SkillUse[];
  /** Whether more is asked than the skill: then its whole length is the most it can be. */
  readonly narrowed: boolean;
  /** The sentences that name it, where the question but points back at them. */
  readonly setting?: string;
}

/** What counts beside a skill that is named: it is known of that skill alone, and no more is claimed. */
const OR_SIMILAR =
  /[(,]?\s*\b(?:or (?:an? |any |other )?(?:similar|equivalent|comparable)|ou (?:un |une |d['’]autres? )?(?:[ée]quivalente?s?|semblables?|similaires?|comparables?))\b[^()?.,]{0,40}\)?/i;

/** How the time is to be counted, which is how it is counted here: no month twice, gaps left out. */
const COUNTING =
  /[(.?!;]\s*(?:please )?(?:do not|don['’]t|count|leave out|subtract|ne comptez|comptez|complete|full years|years? and months?)\b[^().?!;]*\)?|, (?:overlap\w*|les chevauchements)\b[^.?!;]*$/gi;

/** What kind of thing a tool is, behind its name: "Eaglesoft practice management software". */
const KIND_OF_TOOL =
  /^(?:[a-z]+ ){0,2}(?:software|systems?|platforms?|programs?|suites?|tools?|machines?|equipment|databases?|logiciels?|systemes?|bases? de donnees)\b/;

/** What kind of thing a name is, before it: "la commande Heidenhain"; what is done with the thing is no kind of it. */
const KIND_BEFORE =
  /(?<=(?:^|[\s'’])(?:la|le|l['’]|du|de la|de l['’]|des|les) ?)(?!\p{L}*(?:tion|ment|age|ance|ence|ure|ie)s?\s)\p{Ll}{3,}\s(\p{Lu}[\p{L}\d-]+)/gu;

/** Brackets that take something out or add a condition. */
const RESTRICTING = wordFor('skill-asked: restricting');

/**
 * The folded words of a question about a skill without what explains it: brackets behind its name that give other words for it, or the other word
 * before brackets that name it ("giving injections (local anesthesia)").
 */
function withoutExplanations(said: string, words: readonly string[], short: readonly string[]): string {
  const explained = said.replaceAll(
    /(\p{L}+)?\s*\(([^()]*)\)/gu,
    (whole, before: string | undefined, within: string) => {
      const plain = plainLabel(within);
      if (words.some((word) => plain === word)) return ` ${plain} `;
      // Of two short names in brackets only its own explains it: SMAW is no GMAW.
      const another = short.length > 0 && !short.includes(plain) && /^[a-z\d]{3,6}$/.test(plain);
      return another || RESTRICTING.test(plain) ? whole : `${before ?? ''} `;
    },
  );
  const plain = plainLabel(explained).replace(/ {2,}/g, ' ');
  const name = words.find((word) => plain.includes(` ${word} `));
  if (name === undefined) return plain;
  const end = plain.lastIndexOf(` ${name} `) + name.length + 2;
  return `${plain.slice(0, end)}${plain.slice(end).replace(KIND_OF_TOOL, '')}`;
}

/** A question without the kind of thing that the name of a skill is. */
const withoutKind = (label: string, words: readonly string[]): string =>
  label.replaceAll(KIND_BEFORE, (whole, name: string) =>
    words.some((word) => word.startsWith(plainLabel(name))) ? name : whole,
  );

/** The words of what the person is by trade and learned as such: "soudage" beside the name of a way to weld. */
const tradeOf = ({ context }: AskedQuestion): string[] => {
  const { basics, education } = context.master.resume;
  return [basics.label, ...education.map(({ area }) => area)].flatMap((line) =>
    plainLabel(line)
      .split(' ')
      .filter((word) => word.length > 4),
  );
};

/** The words of a question before brackets that shorten them: "soudage à l'électrode enrobée (SMAW)". */
const SPELLED_OUT = /(?<=\b(?:in|of|with|en|avec)\s)[^().,?;:]{3,60}\s(?=\([\p{Lu}\d]{2,7}\))/u;
/** In one setting or another, which leaves none out. */
const ANYWHERE =
  /\b(?:in|within) an? (?:[a-z]+ )?[a-z]+ or [a-z]+ (?:environment|setting|context|practice)\b|,? (?:en|dans une?|au) [\p{L}]+ ou (?:en |dans une? |au )?[\p{L}]+|,? whether (?:in|at|on|with)\b[^.?,]* or [^.?,]*|,? (?:all (?:up|told),? )?(?:here|at home|locally|in this country) (?:or|and|and\/or) (?:overseas|abroad|elsewhere|anywhere else)|,? ici (?:ou|et|comme) (?:à l['’]étranger|ailleurs)|,? all (?:up|told)\b/iu;

/** Until now, which is how everything is counted here. */
const TO_DATE =
  /,? (?:so far|to date|until now|up to now|thus far|jusqu['’](?:ici|à présent|à maintenant)|à ce jour)(?=\s*[?.:,)]|\s*$)/giu;

const YEARS = /\b(years?|ans|annees?)\b/;

/** Whether one name holds all words of another and more of them: "Canadian payroll" beside "payroll". */
const saysMore = (name: readonly string[], other: readonly string[]): boolean => {
  const words = new Set(name.join(' ').split(' '));
  const fewer = other.join(' ').split(' ');
  return fewer.length < words.size && fewer.every((word) => words.has(word));
};

const POINTS_BACK = wordFor('skill-asked: points back');
const BACK = frameWords('question that points back');
/** What a sentence says before it points back at something: it adds nothing of its own. */
const saysNothing = (text: string): boolean =>
  text
    .replace(/\bsounds? like (you|something you have)\b/, ' ')
    .trim()
    .split(/ +/)
    .every((word) => BACK.has(word) || /^\d+\+?$/.test(word) || !hasMore(word, []));

/**
 * The question with the sentences before it, where it points back at a skill that they alone name: "We chart in Eaglesoft. How long have you used it?"
 * Null where it names something itself, or they name several skills or what one does with one besides using it.
 */
function withSetting(
  asked: AskedQuestion,
  skills: readonly string[],
): (Mention & { readonly before: string }) | null {
  const { question } = asked;
  const text = plainLabel(withDigits(question.label));
  if (question.help === '' || !(POINTS_BACK.test(text) || /\d/.test(text)) || !saysNothing(text)) return null;
  const before = question.help.replace(question.label, ' ');
  const named = longestOf(skills.map((skill) => mentionOf(skill, before)).filter((one) => one !== null));
  const [mention, another] = named;
  if (mention === undefined || another !== undefined) return null;
  const line = mention.words.reduce(
    (words, name) => words.replaceAll(` ${name} `, ' = '),
    ` ${plainLabel(before)} `,
  );
  const around = line.split(' ').filter((_, at, all) => all.slice(Math.max(0, at - 2), at + 4).includes('='));
  return ANOTHER_PART.test(around.join(' ')) ? null : { ...mention, before };
}

/** Of "Acute care" and "Care" the longer one is meant. */
const longestOf = (named: readonly Mention[]): readonly Mention[] =>
  named.filter(
    ({ skill, words }) =>
      !named.some(
        (other) =>
          other.skill !== skill &&
          (` ${bare(other.skill)} `.includes(` ${bare(skill)} `) || saysMore(other.words, words)),
      ),
  );

/** What a question is about, where that stands before it and a colon: "Trados : années d'utilisation". */
function headOf({ question: { label, help } }: AskedQuestion): string {
  const at = help.indexOf(label);
  return at <= 0 ? '' : (/^([^.?!:]{2,60}?)\s*[:–—]\s*$/u.exec(help.slice(0, at))?.[1] ?? '');
}

/** The one recorded skill a question is about; "unsure" where it names several, null where it names none. */
export function skillAsked(asked: AskedQuestion, label = asked.question.label): Named | 'unsure' | null {
  const { skill_use: uses = [] } = asked.context;
  const told = allTold(asked.context, 'experience.years_skill').map(({ parameter }) => parameter);
  const skills = [...new Set([...uses.map(({ skill }) => skill), ...told])];
  const named = skills.map((skill) => mentionOf(skill, label)).filter((mention) => mention !== null);
  const near =
    named.length === 0
      ? nearestSkill(skills, label, { trade: tradeOf(asked), models: asked.context.models })
      : null;
  const longest = near === null ? longestOf(named) : [near];
  const [mention] = longest;
  if (mention === undefined) {
    const head = headOf(asked);
    if (head !== '' && !label.startsWith(head)) return skillAsked(asked, `${head}: ${label}`);
    const before = withSetting(asked, skills);
    return before === null
      ? null
      : {
          skill: before.skill,
          uses: uses.filter((use) => use.skill === before.skill),
          narrowed: false,
          setting: before.before,
        };
  }
  if (longest.length > 1) return 'unsure';
  const { skill, words } = mention;
  const said = withDigits(
    withoutKind(label, words)
      .replace(SPELLED_OUT, '')
      .replace(OR_SIMILAR, ' ')
      .replace(ANYWHERE, ' ')
      .replaceAll(TO_DATE, '')
      .replaceAll(COUNTING, ' ')
      .replaceAll(OR_MORE, ''),
  ).replace(/\b(emr|ehr)\b/g, '');
  const rest = withoutExplanations(withoutAsides(said, words), words, abbreviationsOf(skill));
  return {
    skill,
    uses: uses.filter((use) => use.skill === skill),
    narrowed: isNarrowed(rest, words, {
      own: [...plainLabel(skill).split(' '), ...tradeOf(asked)],
      measured:
        asked.question.options.filter(({ label: choice }) => YEARS.test(plainLabel(choice))).length > 1,
    }),
  };
}
