import { postingWord } from '#engines/lexicon/index.ts';
import { anyNumberWord } from '#engines/language/index.ts';
import { anyOf } from '#engines/postings/facts/text/patterns.ts';

const SMALL = String.raw`(?:[1-4]|${anyNumberWord(4)})`;
/** "2 to 3 days", "two full days", "once": so often that other days are left. */
const TIMES = String.raw`(?:(?:${SMALL}|half|part of|a few|some|several|quelques|couple of)(?: ?(?:-|to|or|a|ou) ?${SMALL})?(?: (?:anchor|core|set|fixed|full))? ?(?:days?|jours?|journees?|times?|fois|x|j|the)\b|once|twice)`;
const PER = String.raw`(?: ?(?:a|per|each|every|par|/)? ?(?:week|semaine|month|mois))?`;
const WEEKDAY = String.raw`(?:mon|tues?|wed(?:nes)?|thurs?|fri|lundi|mardi|mercredi|jeudi|vendredi)(?:days?|s)?\b`;
/** Up to three days by name; Monday to Friday is every day. */
const NAMED_DAYS = String.raw`\b${WEEKDAY}(?:(?:,| ?[/&]| and| et)+ ?${WEEKDAY}){0,2}(?! ?(?:-|to\b|through\b|a\b|au\b))`;
const HOME = String.raw`(?:(?:from|at) home|remote(?:ly)?|wfh|home[- ]working|telework|(?:en )?teletravail|a distance|(?:a|du) domicile|de la maison|chez (?:toi|vous|soi))`;
const OFFICE = String.raw`(?:(?:in|at|from|to)(?: (?:the|our|an?))?(?: \p{L}+)? (?:office|site|studio|hub|hq|lab)\b|on[- ]?site|in[- ](?:office|person)|au (?:bureau|siege)|sur (?:place|site)|en (?:presentiel|personne)|dans nos bureaux)`;
const HOME_WORD = String.raw`\b(?:home|remote(?:ly)?|telework|teletravail|maison|distance)\b`;
const OFFICE_WORD = String.raw`\b(?:office|on[- ]?site|site|in[- ]person|bureau|sur place|presentiel)\b`;
const AND_THEN = String.raw`(?:\band|,|&|\bet|\brest|\botherwise|\bthen) `;
/** Ways to say each, strongest first; a weak one counts only where place and kind of job are told. */
export const HYBRID: readonly RegExp[] = [
  anyOf(
    String.raw`\b${TIMES}${PER}[ ,]*[^.;]{0,16}${HOME}`,
    String.raw`\b${TIMES}${PER}[^.;]{0,12}${OFFICE}`,
    String.raw`(?:${HOME}|${OFFICE})[^.;]{0,14}\b${TIMES}`,
  ),
  new RegExp(
    String.raw`\b(?:split|mix|blend|combin\w+|balance|partag\w+|altern\w+|mixte|divide[sd]?|part|half)\b(?=[^.;]{0,70}${HOME_WORD})(?=[^.;]{0,70}${OFFICE_WORD})`,
    'u',
  ),
  anyOf(
    String.raw`\b${SMALL} (?:\p{L}+ )?(?:(?:in-?)?office|on[- ]?site|remote|home|work[- ]from[- ]home|telework|wfh) days?\b`,
    String.raw`\b[1-9]\d ?%(?: \p{L}+){0,3} (?:${HOME_WORD}|${OFFICE_WORD})(?! (?:visit|care))`,
    String.raw`(?:${HOME_WORD}|${OFFICE_WORD})[^.;]{0,30}\b(?:\d{1,2}|${SMALL}|five|six|ten|cinq) (?:days?|jours?|times?|fois) (?:per|a|each|every|par) (?:month|mois)\b`,
    String.raw`${OFFICE_WORD}[^.;]{0,60}${AND_THEN}[^.;]{0,24}\b(?:${HOME}|wherever)`,
    String.raw`${HOME}\b[^.;]{0,30}${AND_THEN}[^.;]{0,24}${OFFICE}`,
    String.raw`\b(?:partial\w*|partly|semi|part|partiellement|occasional|flexible)[- ](?:remote|hybrid|work from home|home[- ]?working|en teletravail|a distance)|\bteletravail partiel`,
    String.raw`${HOME_WORD}[^.;]{0,70}\b(?:up to|jusqu'a|maximum(?: of| de)?) ?${TIMES}`,
    String.raw`${WEEKDAY}[^.;:]{0,24}\b(?:at|from|a la|de la|en) (?:home|maison|teletravail)|${HOME} (?:on|le|les) ${WEEKDAY}`,
    String.raw`\b(?:half|part|some|portion|moitie|partie)\b[^.;]{0,20}\b(?:time|week|work|hours|temps|semaine|travail)\b[^.;]{0,30}${HOME}`,
    String.raw`(?<!(?:-|to|through|a|au) ?)${NAMED_DAYS}[^.;:]{0,24}(?:${HOME}|wherever)[^.;:]{0,24}\b(?:rest|other days|otherwise|reste|autres jours)\b`,
  ),
  /\bhybrid(?:e)?\b(?! (?:cloud|vehicles?|cars?|systems?|apps?|mobile|infrastructure|environments?|engines?|electric|events?|meetings?|solutions?|integration|architecture|networks?|identity|deployments?|seeds?|plants?))/,
];
/** "In the office on Tuesdays and Thursdays"; Monday to Friday is every day. */
export const OFFICE_ON_DAYS = new RegExp(
  String.raw`(?:${OFFICE_WORD}|\b(?:our|the) (?:studio|lab|shop|hub)\b)(?! hours)(?:(?!${WEEKDAY})[^.;:\d]){0,12}${NAMED_DAYS}|${NAMED_DAYS} ${OFFICE}`,
  'u',
);
/** Home and office in one breath, where a line is about the place of work. */
export const HOME_AND_OFFICE = anyOf(
  String.raw`\b(?:office|bureau)\b[^.;]{1,30}\b(?:home(?! visit)|maison|teletravail|domicile)\b`,
  String.raw`\b(?:home|maison|teletravail|domicile)\b(?![- ]office| is your| visit)[^.;]{1,30}\b(?:office|bureau)\b`,
);
export const HYBRID_TOPIC = postingWord('workplace: hybrid topic');
/** What is remote in the field rather than the work: "remote sensing", "remote communities". */
const ELSEWHERE = String.raw`(?! (?:sens|contr|monitor|site|area|commun|locat|region|desktop|support|access|server|patient|team|customer|client|device|pilot|operat))`;
const WHOLLY = String.raw`(?:fully|100 ?%|entirely|completely|permanently|all|totally|truly|entierement|completement|totalement)`;
export const REMOTE_STRONG = anyOf(
  String.raw`\b(?:work\w*|do|done|perform\w*)\b[^.;]{0,30}\b(?:remotely|from (?:home|anywhere|wherever|any ))`,
  String.raw`\b${WHOLLY}[- ]?(?:remote|distributed|virtual|online|off-?site|work from home|from home|home|(?:en )?teletravail|a distance|en ligne|virtuel)`,
  String.raw`\b(?:is|are|be|being|this|an?) (?:permanent(?:ly)? |full[- ]?time )?remote${ELSEWHERE}`,
  String.raw`\bremote(?:[- ](?:first(?! nation)|only|based|friendly)| (?:role|position|job|opportunity|work(?:place|ing)?\b|contract|opening|employment|full|within|across|in|from|anywhere|\(|-|,))`,
  String.raw`\bhome[- ]based\b|\bwork(?:ing)?[- ](?:from|at)[- ](?:home|anywhere)\b|\bwfh\b|\btelecommut\w+|\btelework\w*|\bhome[- ]office (?:position|role|job)`,
  String.raw`\bfrom (?:the comfort of )?(?:your|their|an?) (?:own )?(?:home|place|house)\b(?! (?:office budget|country))|\bhome is your office\b`,
  String.raw`\b(?:from|work|live) anywhere\b|\bwhere(?:ver)? (?:you|they|we) (?:are|live|like|want)\b|\banywhere (?:in|within|across) `,
  String.raw`\b(?:no|not have (?:an|any)|don't have (?:an|any)) (?:physical )?offices?\b|\blocation[- ]independent\b|\b(?:virtual|online) (?:role|position|job)`,
  String.raw`\bwe(?:'re| are) (?:a )?(?:remote|distributed)|\bdistributed (?:team|company|role)`,
  String.raw`\b(?:en|plein) teletravail|\bteletravail (?:complet|a temps plein|100|integral|permanent|a 100)|\ba distance\b|\btravail a domicile|\bde (?:chez (?:vous|toi)|la maison|votre domicile)|\bconfort de (?:votre|ton) `,
);
export const REMOTE_BARE = new RegExp(
  String.raw`^\W*(?:fully |100% )?(?:remote|teletravail|virtual|anywhere|a distance)\b${ELSEWHERE}|(?:[-(,/|:]|\bin) ?(?:fully |100% )?(?:remote|teletravail|a distance)\b ?(?:[),;/|-]|$|within|in |from|possible|ok)|(?:^|[:,]) ?(?:from )?your (?:own )?home\b(?! office)|\bfrom home\b`,
  'u',
);
export const NOT_REMOTE =
  /\b(?:no|not|n't|non|pas|never|cannot|aucun)\b[^.;,]{0,40}(?:remote|from[- ]home|telework|telecommut|teletravail|a distance|wfh|home[- ]based|home office|hybrid)|(?:remote|from[- ]home|teletravail|hybrid)[^.;,]{0,24}\b(?:not|isn't|n'est pas|unavailable|impossible)\b/;
const ONSITE = String.raw`(?:on[- ]?site|in[- ](?:person|office)|office[- ]based|sur (?:place|site)|(?:en )?presentiel|en personne|au bureau)`;
const PLACE = String.raw`(?:office|site|lab|shop|store|studio|clinic|plant|warehouse|school|kitchen|farm|mill|salon|classroom|hospital|building|campus|headquarters|branch|facility|location|work(?:shop|place)|premises)`;
const LIEU = String.raw`(?:chantiers?|site|place|bureaux?|locaux|usine|lieux|magasin|succursale|clinique|atelier|boutique)`;
export const ONSITE_STRONG = anyOf(
  String.raw`\b(?:this is an?|is(?: an?)?|are|be|fully|entirely|100 ?%|strictly|work(?:ing|s)?|position|role|job|poste|travail|emploi|hours?|heures?)(?:\b|(?<=%))[^.;,]{0,24}${ONSITE}`,
  String.raw`\b${ONSITE},? (?:role|position|job|work|only|opportunity|full[- ]time|at|in|every|five|5|mon|lun|a temps plein|poste|uniquement|seulement)`,
  String.raw`\b(?:five|5|cinq) (?:days?|jours?)${PER}[^.;]{0,14}(?:${ONSITE}|office|bureau|site)`,
  String.raw`\b(?:${PLACE}|${LIEU})\b[^.;]{0,14}\b(?:(?:five|5|cinq) (?:days|jours)|(?:every|each) (?:working |week)?day|daily|tous les jours|chaque jour)\b`,
  String.raw`\bat our [\p{L}, ]{2,40}${PLACE}\b|\b(?:in|at|from) our [\p{L}., ]{0,40}\b(?:workplace|workshop|premises|office)\b|\bon our [\p{L} ]{0,24}sites?\b|\bfull[- ]time (?:in|at) ${PLACE}\b|\bwork(?:ing|s)? (?:at|out of) our (?!company|team|client)\p{L}`,
  String.raw`\b(?:work(?:s|ing)?|based|report|located|join us|join the team|here|full[- ]time|happens|takes place|done|performed) (?:[\p{L} ]{0,20})?(?:from|in|at|out of|to) (?:our|the) [\p{L} ]{0,30}${PLACE}\b`,
  String.raw`\b(?:must|need to|required to|able to|expected to) (?:be (?:physically )?(?:present|on[- ]?site|in (?:the|our) )|commute|work (?:on[- ]?site|on location|in[- ]person|in (?:the|our) ${PLACE}))|\breliably commute\b`,
  String.raw`\bphysical(?:ly)? presen|\bon[- ](?:the )?premises\b|\bin-(?:clinic|office|store|person|shop|studio|lab|school)\b|\bin[- ]store\b|\b(?:office|site|store|shop|field)[- ]based\b|\blive[- ]in\b|\blive on[- ]?site\b`,
  String.raw`\b(?:attend|come to|be at) the (?:workplace|office|site)\b|\b(?:on[- ]campus|office|site|workplace) (?:attendance|presence)\b|\battendance (?:at|in) (?:the|our) |\bfly[- ]in\W{1,3}fly[- ]out\b|\bfifo\b|\bwork on location\b`,
  String.raw`\bwork\w*(?: is| will be)?(?: \p{L}+)? (?:at|on) (?:the )?(?:customer|client)s?'?s?'? (?:sites?|premises)\b`,
  String.raw`\bpresence (?:physique|requise|obligatoire|sur|aux?|en|dans|a l[a'])|\ben (?:presentiel|personne)\b|\bsur (?:place|les lieux)\b`,
  String.raw`(?<!experience )\ben (?:magasin|usine|atelier|boutique)\b|\b(?:dans (?:notre|nos)|a nos) ${LIEU}`,
);
export const ONSITE_BARE = new RegExp(
  String.raw`^\W*(?:${ONSITE}|office|in (?:the )?${PLACE}(?=[,.;]|$))\b(?! (?:manager|administrator|assistant|coordinator|clerk|supervisor|inspect|gym|parking|cafeteria|daycare))|(?:[-(,/|:]) ?(?:${ONSITE}|on property|in (?:the )?${PLACE}|en (?:clinique|studio|classe|salle|hopital))\b ?(?:[),;/|.-]|$)`,
  'u',
);
/** What makes a place of work out of nothing: "meals are prepared on site". */
export const AMENITY = postingWord('workplace: amenity');
/** What else is given or done at a place that need not be that of the work. */
export const PERK = postingWord('workplace: perk');
export const LABEL = postingWord('workplace: label');
