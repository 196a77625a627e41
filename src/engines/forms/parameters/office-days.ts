import { weekdayNames, wordFor } from '#engines/lexicon/index.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { isRecord } from '#engines/forms/screening/told.ts';

const FULL = wordFor('office days: full', /\b(?:100 ?%)\b/);

/** Days that are spent at home, which are none at a place. */
const AT_HOME =
  /(from home|remotely|en teletravail) (up to |for )?\d (day|jour)|\d (days?|jours?)( (a|per|par) (week|semaine))? (from home|remote|en teletravail)/;

/** The same with what kind of days they are behind them: "1 jour de télétravail". */
const OF_HOME =
  /\d (?:days?|jours?)(?: (?:a|per|par) (?:week|semaine))? (?:(?:of|de|en|at|from|working|a|for) ){0,2}(?:home|remote\w*|teletravail\w*|wfh|distance|domicile|la maison)\b/;
/** So many days of so many, which are days of a week only of five: "one day in two". */
const OUT_OF = /(\d) (?:days?|jours?) (?:in|out of|on|sur|of|for)(?: every| each)? (\d)\b/;
const WORKING_DAYS = '5';

/** How many days a week a question (as of `plainLabel`) wants somebody at a place; null where it says none, or a span. */
export function daysAsked(text: string): number | null {
  if (FULL.test(text)) return 5;
  const plain = withDigits(text);
  if (AT_HOME.test(plain) || OF_HOME.test(plain)) return null;
  const [, part = '', whole] = OUT_OF.exec(plain) ?? [];
  if (whole !== undefined) return whole === WORKING_DAYS ? Number(part) : null;
  const found =
    /(\d) (?:or more )?(?:full )?(?:week ?days?|days?|jours?)(?: (?:a|per|each|every|par|in the|of the|on ?site|in office|au|de|la|working) (?:week|semaine|office|bureau|presence|work))?/.exec(
      plain,
    );
  if (/month|mois|\d ?(to|-|a) ?\d/.test(plain)) return null;
  return found === null ? daysNamed(text) : Number(found[1]);
}

/** How many days of the week a text names one by one; null where it names none, or two that a span or a choice may lie between. */
function daysNamed(text: string): number | null {
  const named = weekdayNames.filter((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  const isOther = /\b(to|through|till|until|or|except|a|au|ou|sauf)\b/.test(
    text
      .split(named[0] ?? '')
      .slice(1)
      .join(' '),
  );
  return named.length === 0 || isOther ? null : named.length;
}

/** The most days a week that were told; null where none were. */
export function daysTold(value: unknown): number | null {
  if (!isRecord(value)) return null;
  const days = value.max_days_per_week ?? value.daysPerWeek;
  return typeof days === 'number' ? days : null;
}
