import { claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

/** A share in something: said of a fact, it must be said of its rewording too. */
export const SHARE =
  /\b(?:shar(?:ed?|es|ing) in|an? (?:[\w-]+ )?share (?:of|in)|une part d|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) of us\b|help(?:ed|s|ing)?|assist\w*|support(?:ed|ing|s)?|contribut\w+|participat\w+|particip\w+|t(?:ake|ook|aken|aking) part|part of|involved|involvement|collabor\w+|member|members|on the (?:[\w-]+ ){0,3}(?:committee|team|panel|jury|board|patrol)|sat on|sits? on|served? on|one of|shadow\w*|observ\w+|with (?:three|two|four|five|six|\d+|other|others|colleagues|a team)|second|right hand|second in command|deputy|under|aid\w*|appu\w+|contribu\w+|pris part|prend part|prendre part|membre|siege\w*|l'une? des|un des|une des|seconde|bras droit|soutenu|soutien|avec (?:trois|deux|quatre|\d+|des collegues)|joined?|along with|together with|worked on|committee|comite|faisait partie|fait partie|associee?s? [ad]\w*|work(?:ed|ing|s)? (?:with|alongside)|hand in|among|parmi|main[- ]forte|coup de main|a deux|a trois|a quatre|a plusieurs|ensemble|conjoint\w*|co-\w+|aux cotes|jointly|in (?:a pair|pairs)|with (?:another|my|the|our|an?) (?:\w+ )?(?:colleagues?|coworkers?|teammates?|peers?|partners?|teams?|crew|\w{3,}(?:er|or|ist|ian)s?)\b|played an? (?:\w+ )?(?:part|role)|(?:had|have|has) an? (?:say|voice|word)|(?:de )?(?:ceux|celles) qui|(?:among )?those who|pitch\w* in|chip\w* in|weigh\w* in|input|voix au chapitre|mot a dire|contribution|had an? (?:\w+ )?(?:part|hand)|epaul\w*|fellow|tried out|(?:len[dt](?:s|ing)?|g[ai]v(?:e|es|ing|en)) (?:[\p{L}'-]+ ){0,5}?a hand|as (?:the|an?) (?:[\p{L}'-]+ ){0,2}helper|(?:did|done|do|doing) my (?:part|bit|share)|(?:fait|fais|faire) ma part|pour ma part|mis la main|on hand|\d+ other|other \w+|(?:two|three|four|five|deux|trois|quatre) (?:others?|autres?)|with (?:the |two |three )?(?:\w+ )?(?:managers?|gangs?|crews?)|working group|groupe de travail|(?:in|on) (?:the|an?|our) (?:[\w-]+ ){0,2}(?:crew|gang|squad|team|unit|party)\b|(?:dans|au sein d[eu']) ?(?:l'|la |une |notre |mon )?(?:[\w-]+ )?(?:equipe|brigade|groupe|comite))\b/u;
/** The same at the head of a fact, where it is what the person did. */
const SHARE_AT_HEAD =
  /^(?:(?:together )?with|avec) (?:[\p{L}\d'-]+ ){1,4}?(?:gangs?|crews?|teams?|managers?|colleagues?|others?|[\p{L}-]+(?:er|or|eur|ist|iste|ant)s?),|^(?:i |j'ai |a |ai )?(?:also |regularly )?(?:help(?:ed|s|ing)?\b|assist\w*\b|contribut\w+\b(?! (?:the|an?|\d+)\b)|participat\w+|particip\w+|t(?:ake|ook) part|shar(?:ed?|es|ing) in|(?:was |were )?(?:part of|involved)|collabor\w+|co-\w+|member of|membre d|s[ai]t(?:s|ting)? on|serv(?:e|es|ed|ing) on|sieg\w+ (?:a|au|aux|sur)\b|second chair|one of|shadow\w*|observ\w+|second to|aide[rsz]?\b|aidait|contribu(?!t(?:e[ds]?|ing)? (?:the|an?|\d+)\b)\w+|pris part|prend part|appu[iy]\w*|epaul\w*|soutenu\w*|second(?:e|er|ais|ait)\b|(?:un|une|l'un|l'une) des|supported the|(?:work(?:ed|s)?|travaill\w+) (?:closely |etroitement )?(?:with|alongside|avec|aux cotes d\S*) [^.;,]{3,50}? (?:on|to|sur|a|pour) )/u;

/** A thing that was put forward, at the head of a fact: that others took it up is not the person's action. */
const PROPOSED_AT_HEAD =
  /^(?:i |j'ai |a |ai )?(?:also )?(?:suggest(?:ed|s)?|propos(?:ed?|es|ee?s?)|recommend(?:ed|s)?|pitched|put forward|asked for|requested|sugger\w+|recommand\w+|demande)\b/;
const PROPOSED = claimWord('share: proposed');

/** Whether a text leaves out that what a fact tells was only put forward. */
export const isProposalDropped = (fact: string, text: string): boolean =>
  PROPOSED_AT_HEAD.test(fold(fact)) && !PROPOSED.test(fold(text));

/** Help that was given to people: "helped two apprentices get ready". */
const HELPED_PEOPLE =
  /^(?:i |j'ai |a |ai )?(?:also )?(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|aide[rsz]?|aidait)\s(?:(?:the|an?|my|our|over|about|some|une?|les|des|aux?)\s)?(?:[\p{L}\d'-]+\s){0,2}?(?:customers?|clients?|patients?|students?|pupils?|apprentices?|trainees?|interns?|newcomers?|colleagues?|residents?|children|kids|families|people|seniors|staff|members|learners|eleves|etudiante?s?|clientes?|apprentie?s?|stagiaires?|collegues|residente?s?|enfants|familles|personnes|aines)\b/u;
/** The same said of help. */
const HELPING = claimWord('share: helping');

/** Whether a fact tells of a part in something. */
export const isShare = (text: string): boolean => SHARE_AT_HEAD.test(fold(text));

/** Whether a text tells help given to people in other words: "coached two apprentices" of "helped two apprentices". */
export const isHelpReworded = (fact: string, text: string): boolean =>
  HELPED_PEOPLE.test(fold(fact)) && HELPING.test(fold(text));

const HELP_AT_HEAD =
  /^(?:i |j'ai |a |ai )?(?:also )?(?:help\w*|assist\w*|support\w*|aide[rsz]?|aidait|appu\w+|epaul\w*|second(?:e|er|ait))\b/;
const COMPANY =
  /(?<!\bwork(?:ed|s|ing)? (?:closely )?|\btravaill\w+ (?:etroitement )?)\b(?:with|avec|alongside|along with|together with|aux cotes)\b/g;

/** Whether a text says of a fact's share that it is one; who helped somebody did not do it with them. */
export const isShareTold = (fact: string, text: string): boolean =>
  SHARE.test(HELP_AT_HEAD.test(fold(fact)) ? text.replace(COMPANY, ' ') : text);
