import { meetingWord } from '#engines/lexicon/index.ts';

/** Right before a day: it ends something, or is not the day itself. */
export const LIMIT =
  /(?:\b(?:by|before|until|till|no later than|up to|prior to|due|deadline(?: is)?|expires?|closes?|ends?|since|after|from|starting|beginning|avant|d['’]ici(?: au)?|jusqu['’]?\s?(?:au|à)|au plus tard|à compter du|à partir du|depuis|après|dès|ouvert|fermé|weeks? (?:of|commencing|beginning|starting)|semaines? du)\b|w\/c|(?<!\p{L})à partir de)[\s:,]*(?:(?:on|the|le|au|this|la journée du|end of(?: day)?|close of business|noon|midi|\d(?:[:.]\d\d)?\s?(?:[ap]m)?)[\s,]*)*$/iu;

/** Right before a day: the one that no longer holds. */
export const INSTEAD_OF =
  /\b(?:instead of|rather than|not|no longer|but|except|other than|sauf|pas|hormis|au lieu d[eu]|plutôt que|et non|in place of)\s+(?:on\s+|the\s+|le\s+|la\s+)?$/iu;
/** Right after a day and its hour: the one that now holds. */
export const INSTEAD = /^[^.,;]{0,20}\b(?:instead|plutôt|à la place)\b/iu;

/** What a sentence says when it speaks of coming or talking. */
export const TALK = meetingWord('talk');
/** What a sentence says when it asks whether a time is good, or tells that one is kept. */
export const ASKS = meetingWord(
  'asks for a time',
  /(?<!\p{L})(?:does .{1,60} work|would .{1,60} work|is .{1,40} good)(?!\p{L})/iu,
);

/** A sentence of what is over. */
export const OVER = meetingWord(
  'over',
  /(?<!\p{L})(?:(?:good|great|nice|lovely|pleasure|enjoyed|loved) (?:to )?(?:meet|talk|speak|chat|see|hav)ing? (?:you|with|to))(?!\p{L})/iu,
);
/** A sentence of what happens to anybody, or if something else happens first. */
export const GENERAL = meetingWord(
  'general',
  /(?<!\p{L})(?:(?:shortlisted|successful|selected|screened.in) (?:candidates|applicants))(?!\p{L})/iu,
);
/** A sentence of the first day of work. */
export const WORK_BEGINS = meetingWord('work begins');
/** A sentence of another matter: a test, a result, a closing, somebody who is away. */
export const OTHER_MATTER = meetingWord('other matter');

/** A sentence that calls something off. */
export const CALLS_OFF = meetingWord('calls off');
/** A sentence that moves something to another time. */
export const MOVES =
  /(?<!\p{L})(?:mov(?:e|ed|ing)|re-?schedul\p{L}*|postpon\p{L}*|push(?:ed|ing)?(?: it| that)? (?:back|to|out)|chang(?:e|ed|ing)|shift(?:ed)?|bring(?:ing)? forward|brought forward|swap\p{L}*|déplac\p{L}*|report(?:er|ons|ée?s?|ent|ez)?|repouss\p{L}*|décal\p{L}*|devanc\p{L}*|avanc(?:er|ée?s?)|remis\p{L}*|remett\p{L}*|remets?|was \S.{0,60}\band is now)(?!\p{L})/iu;
/** Right before the day something is moved to. */
export const MOVED_TO =
  /(?<!\p{L})(?:to|until|till|is now|now|for|on|au|à|pour(?: le)?|jusqu['’]au|sera|est maintenant|becomes|devient)\s+(?:be\s+)?(?:on\s+)?(?:the\s+|le\s+|next\s+)?$/iu;

/** A line that only says when: "Date: …". */
export const DATE_LINE =
  /^[\s*•-]*(?:date|day|jour|when|quand|interview|entrevue|entretien|rendez-vous|meeting|time|heure)[^:\n]{0,20}[:：|]/iu;
/** A line that only says at what hour. */
export const TIME_LINE =
  /^[\s*•-]*(?:time|hour|heures?|start(?:ing)? time)(?:\s+(?=\d)|[^:\d\n]{0,20}[:：|])/iu;
/** What may stand in a line that says nothing but a day and its hours. */
export const BARE_LINE =
  /^(?:[^\p{L}]|(?<!\p{L})(?:[Dd]ate|[Dd]ay|[Jj]our|[Tt]ime|[Hh]eure|[Ww]hen|[Qq]uand|[Ll]e|[Tt]he|[Oo]n|at|à|de|from|to|until|[A-Z]{2,4})(?!\p{L}))*$/u;
