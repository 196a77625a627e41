const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hour|hourly|heure|h)$/, 'hour'],
  [/^(?:day|daily|morning|afternoon|jour|journee|matin|apres|quotidien\w*)$/, 'day'],
  [/^(?:week|weekly|semaine|hebdomadaire\w*)$/, 'week'],
  [/^(?:month|monthly|mois|mensuel\w*)$/, 'month'],
  [/^(?:year|yearly|annual|annually|an|annee|annuel\w*)$/, 'year'],
  [/^(?:shift|quart)$/, 'shift'],
  [/^(?:quarter|quarterly|trimestre|trimestriel\w*)$/, 'quarter'],
  [
    /^(?:season|saison|spring|summer|autumn|fall|winter|printemps|ete|automne|hiver|semester|semestre)$/,
    'season',
  ],
  [/^(?:minute)$/, 'minute'],
  [/^(?:second|seconde)$/, 'second'],
  [/^(?:night|soir|soiree|nuit|evening)$/, 'night'],
];

const BEFORE =
  /\b(?:(?:each|every|per|par|chaque|tous les|toutes les)\s([a-z]+)|(daily|weekly|monthly|yearly|annually)|(?:over|in|across|sur|en)\s(?:an?|one|une?)\s(?:(?:full|whole|typical|normal|average|good)\s)?(year|month|week|day|an|mois|semaine|journee),)\s+(?:(?:about|something like|in the region of|around|some|environ|pres de|plus de|over|up to|jusqu'a)\s)?$/;

/** "A 35-hour week", "des semaines de 28 heures": how long a period is that is worked. */
const LONG_PERIOD = /^\s?(?:working |work )?(weeks?|days?|shifts?)\b/;
const PERIOD_OF = /\b(semaines?|journees?|quarts?)(?: de travail)? de $/;

/** The period that an amount of hours is the length of; "" for none. */
export function periodOfLength(text: string, start: number, end: number): string {
  const word =
    LONG_PERIOD.exec(text.slice(end))?.[1] ??
    PERIOD_OF.exec(text.slice(Math.max(0, start - 40), start))?.[1] ??
    '';
  return PERIODS.find(([pattern]) => pattern.test(word.replace(/s$/, '')))?.[1] ?? '';
}

/** The period told right before an amount ("each month four accounts", "over a year, 4,200"); "" for none. */
export function periodBefore(text: string, start: number): string {
  const found = BEFORE.exec(text.slice(Math.max(0, start - 40), start));
  const word = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  return PERIODS.find(([pattern]) => pattern.test(word) || pattern.test(word.replace(/s$/, '')))?.[1] ?? '';
}

const QUALITY = /\b(?:daily|weekly|monthly|yearly|annual|quotidien\w*|hebdomadaire|mensuel\w*|annuel\w*)\b/g;

/**
 * The period that a text names as a quality: "weekly dashboard"; of several the one that leads to an amount, "weekly wages for 310 and
 * monthly salaries for 45". "" for none.
 */
export function periodOf(text: string, start: number): string {
  const named = [...text.matchAll(QUALITY)];
  const word = (named.findLast(({ index }) => index < start) ?? named[0])?.[0] ?? '';
  return PERIODS.find(([pattern]) => pattern.test(word))?.[1] ?? '';
}

/** What makes a period one of its own. */
const OF_A_YEAR = /^\s?\(?(?:of |de )?(?:19|20)\d\d\b/;

/** Several things that are counted by a period together: "slings, chains and shackles every quarter". */
const LISTED_PER =
  /^(?:\s[\p{L}-]+){1,3}(?:,(?:\s[\p{L}-]+){1,2})+,?\s(?:and|et)(?:\s[\p{L}-]+){1,2}(?=\s(?:an?|per|each|every|par|chaque)\s)/u;

/** "15,600 over a full year". */
const IN_A_WHOLE =
  /^(?:\s[\p{L}'-]+){0,3}\s(?:over|in|across|sur|en)\s(?:an?|one|une?)\s(?:full|whole|single|bonne|pleine)\s([a-z]+)/u;

/** The period that an amount is counted by, or that of all that is joined to it where `isBeyond` ("a week", "par mois", "per 12-hour shift"); "" where none follows soon. */
export function periodAfter(text: string, end: number, isBeyond = false): string {
  const list = LISTED_PER.exec(text.slice(end, end + 90))?.[0] ?? '';
  const rest =
    list.replaceAll(',', ' and').replace(/\b(?:and|et)\b/g, '') + text.slice(end + list.length, end + 60);
  const stop =
    (isBeyond
      ? /[.;:,(]|\d|\b(?:while|with|by)\b/
      : /[.;:,(]|\d|\b(?:(?:and|et)(?! (?:per|par|each|every|chaque)\b)|while|with|by)\b/
    ).exec(rest.replace(/\d+-hour/, 'xx-hour'))?.index ?? rest.length;
  const near = rest.slice(0, stop);
  for (const { 0: stated, 1: word = '', index } of near.matchAll(
    /(?:\b(?:a l'|l'(?=an\b|annee|heure))|(?<!\b(?:to|about|under|over|from|than|nearly|almost|half|vers|environ)\s)\b(?:an?|per|par|each|every|in one|chaque|tous les|toutes les)\s|\/\s?)(?:[\dx]+-hour\s+|(?:full|average|typical|normal|usual|standard|ordinary)\s+)?([a-z]+)/g,
  )) {
    // "In one summer (2022)", "à l'été 2022": that one, and not each.
    if (OF_A_YEAR.test(rest.slice(index + stated.length))) continue;
    for (const [pattern, name] of PERIODS)
      if (pattern.test(word.replace(/s$/, word === 'mois' ? 's' : ''))) {
        if (name === 'season' && stated.startsWith('in one')) continue;
        return name;
      }
  }
  const [, whole = ''] = IN_A_WHOLE.exec(near) ?? [];
  for (const [pattern, name] of PERIODS) if (pattern.test(whole)) return name;
  for (const { 0: word } of near.matchAll(/\b(?:daily|weekly|monthly|yearly|annually|hourly)(?=\s*$)/g))
    for (const [pattern, name] of PERIODS) if (pattern.test(word)) return name;
  return '';
}
