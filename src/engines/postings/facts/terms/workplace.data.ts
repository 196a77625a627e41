import { anyOf } from '#engines/postings/facts/text/patterns.ts';

const DAYS = String.raw`(?:\d|one|two|three|four|une?|deux|trois|quatre|a few|some|several|quelques|couple of)(?: ?(?:-|to|or|a|ou) ?(?:\d|two|three|four|deux|trois|quatre))?(?: full)?`;
const WEEKDAY = String.raw`(?:mon|tues?|wed(?:nes)?|thurs?|fri|lundi|mardi|mercredi|jeudi|vendredi)(?:days?|s)?\b`;
const HOME = String.raw`(?:from home|at home|remote(?:ly)?|wfh|home[- ]working|de la maison|(?:en )?teletravail|a distance|a domicile|du domicile|chez (?:toi|vous|soi))`;
const OFFICE = String.raw`(?:in office|(?:in|at|from|to)(?: (?:the|our|an?))?(?: \p{L}+)? (?:office|site|studio|hub|hq|lab)\b|on[- ]?site|in[- ]office|in[- ]person|in the \p{L}+ office|au bureau|sur (?:place|site)|en presentiel|dans nos bureaux|en personne|au siege)`;
/** Ways to say each, strongest first; a weak one counts only where place and kind of job are told. */
export const HYBRID: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${DAYS} (?:days?|jours?|journees?|x|j)(?: (?:a|per|each|every|par|/) ?(?:week|semaine))?[ ,]*(?:a|per|par)?[^.;]{0,16}${HOME}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[1-4]|one|two|three|four|une?|deux|trois|quatre)(?: ?(?:-|to|or|a|ou) ?(?:\d|two|three|four|deux|trois|quatre))? (?:anchor |core |set |fixed |full )?(?:days?|jours?|journees?|x)\b(?: ?(?:a|per|each|every|par|/)? ?(?:week|semaine|month|mois))?[^.;]{0,12}${OFFICE}`,
    'u',
  ),
  new RegExp(
    String.raw`${OFFICE}[^.;]{0,14}\b(?:[1-4]|one|two|three|four|une?|deux|trois|quatre|once|twice)(?: ?(?:-|to|or|a|ou) ?(?:\d|two|three|four|deux|trois|quatre))?(?:(?<=once|twice)| ?(?:days?|jours?|journees?|x|times?|fois)\b)(?: ?(?:a|per|each|every|par|/) ?(?:week|semaine|month|mois))?`,
    'u',
  ),
  new RegExp(
    String.raw`${HOME}[^.;]{0,12}\b(?:[1-4]|one|two|three|four|une?|deux|trois|quatre|once|twice|part of|half)(?: ?(?:-|to|or|a|ou) ?(?:\d|two|three|four|deux|trois|quatre))? ?(?:days?|jours?|journees?|x|j|times?|fois|the)\b(?: ?(?:a|per|each|every|par|/)? ?(?:week|semaine|sem))?`,
    'u',
  ),
  /\b(?:split|mix|blend|combin\w+|balance|partag\w+|altern\w+|mixte|divide[sd]?|part)\b[^.;]{0,50}\b(?:home|remote|remotely|teletravail|maison|distance)\b[^.;]{0,30}\b(?:office|site|in[- ]person|bureau|place|presentiel)\b|\b(?:split|mix|blend|combin\w+|balance|partag\w+|altern\w+|mixte|divide[sd]?|part)\b[^.;]{0,50}\b(?:office|site|in[- ]person|bureau|place|presentiel)\b[^.;]{0,30}\b(?:home|remote|remotely|teletravail|maison|distance)\b/,
  anyOf(
    String.raw`\b(?:one|two|three|four|[1-4]) (?:\p{L}+ )?(?:(?:in-?)?office|on[- ]?site|remote|home|work[- ]from[- ]home|telework|wfh) days?\b`,
    String.raw`\b[1-9]\d ?%(?: (?:of|the|your|time|week|attendance|presence|in|at|from|our|work|du|temps|en|au|a|la|de)){0,6} (?:office|on[- ]?site|in[- ]person|home|remote(?:ly)?|bureau|sur place|presentiel|maison|domicile)\b(?! (?:visit|care))`,
    String.raw`\b(?:office|site|bureau|presence|remote|home|teletravail)\b[^.;]{0,30}\b(?:\d{1,2}|one|two|three|four|five|six|eight|ten|deux|trois|quatre|cinq) (?:days?|jours?|times?|fois) (?:per|a|each|every|par) (?:month|mois)\b`,
    String.raw`\b[1-9]\d ?% (?:remote|home|teletravail|a distance|from home|office|in[- ]office|on[- ]?site|en teletravail)\b`,
    String.raw`\b(?:office|on[- ]?site|in person|bureau|come in)\b[^.;]{0,60}(?:\band|,|&|\bet|\brest|\botherwise|\bthen) [^.;]{0,24}\b(?:remote(?:ly)?|from home|at home|teletravail|wherever)\b`,
    String.raw`\b(?:remote(?:ly)?|from home|at home|teletravail)\b[^.;]{0,30}(?:\band|&|\bet|\brest|\botherwise|\bthen) [^.;]{0,24}\b(?:in (?:the|our) office|on[- ]?site|in person|au bureau|sur place)\b`,
  ),
  anyOf(
    String.raw`\b(?:partially|partly|semi|part(?:iellement)?)[- ]remote|remote[- ]flexible`,
    String.raw`\bremote\b[^.;]{0,20}\b(?:weekly|monthly) (?:visits?|travel|trips?|meetings?|days?)\b[^.;]{0,24}\b(?:office|hq|headquarters|site)\b`,
    String.raw`flexible (?:remote|hybrid)|teletravail partiel|partiellement (?:en teletravail|a distance)`,
    String.raw`\bdays? in\b[^.;]{0,20}\bdays? (?:out|home|remote)\b|(?:home[- ]?working|(?:working|work) from home|remote|telework|teletravail) (?:on|le|les) (?:mon|tues|wednes|thurs|fri|lundi|mardi|mercredi|jeudi|vendredi)|occasional (?:remote work|work from home|home[- ]?working)|\bhalf\b[^.;]{0,24}\b(?:home|remote)\b[^.;]{0,24}\b(?:office|site)\b|\bhalf\b[^.;]{0,24}\b(?:office|site)\b[^.;]{0,24}\b(?:home|remote)\b`,
  ),
  // "Remote work is possible, up to three days a week"; "Fridays can be done at home".
  new RegExp(
    String.raw`\b(?:remote|home|teletravail|telework)\b[^.;]{0,70}\b(?:up to|jusqu'a|maximum(?: of| de)?) ?${DAYS} ?(?:days?|jours?|j)\b|${WEEKDAY}[^.;:]{0,24}\b(?:done|worked|work|spent|fait|travail\p{L}*) (?:at|from|a la|de la|en) (?:home|maison|teletravail)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:half|part|some|portion|moitie|partie)\b[^.;]{0,20}\b(?:time|week|work|hours|temps|semaine|travail)\b[^.;]{0,30}${HOME}`,
    'u',
  ),
  // Some named days together, elsewhere on the others.
  new RegExp(
    String.raw`(?<!(?:-|to|through|a|au) ?)\b${WEEKDAY}(?:(?:,| ?[/&]| and| et)+ ?${WEEKDAY}){0,2}(?! ?(?:-|to\b|through\b|a\b|au\b))[^.;:]{0,24}\b(?:wherever|from home|at home|remote(?:ly)?|teletravail|maison)\b[^.;:]{0,24}\b(?:rest|other days|otherwise|reste|autres jours)\b`,
    'u',
  ),
  /\bhybrid(?:e)?\b(?! (?:cloud|vehicles?|cars?|systems?|apps?|mobile|infrastructure|environments?|engines?|electric|events?|meetings?|solutions?|integration|architecture|networks?|identity|deployments?|seeds?|plants?))/,
];
/** "In the office on Tuesdays and Thursdays"; Monday to Friday is every day. */
export const OFFICE_ON_DAYS = new RegExp(
  String.raw`\b(?:office|on[- ]?site|in person|bureau|sur place|(?:our|the) (?:studio|lab|shop|hub))(?! hours)\b(?:(?!${WEEKDAY})[^.;:\d]){0,12}\b${WEEKDAY}(?:(?:,| ?[/&]| and| et)+ ?${WEEKDAY}){0,2}(?! ?(?:-|to\b|through\b|a\b|au\b))|\b${WEEKDAY}(?:(?:,| ?[/&]| and| et)+ ?${WEEKDAY}){0,2} (?:in (?:the )?office|on[- ]?site|in person|au bureau|sur place)\b`,
  'u',
);
/** Home and office in one breath, where a line is about the place of work. */
export const HOME_AND_OFFICE = anyOf(
  String.raw`\b(?:office|bureau)\b[^.;]{1,30}\b(?:home(?! visit)|maison|teletravail|domicile)\b`,
  String.raw`\b(?:home|maison|teletravail|domicile)\b(?![- ]office| is your| visit)[^.;]{1,30}\b(?:office|bureau)\b`,
);
export const HYBRID_TOPIC =
  /\b(?:role|position|job|work\w*|schedule|arrangement|model|mode|setup|set-up|team|policy|opportunity|office|horaire|poste|travail|emploi|formule|modele|environnement de travail|flexib\w*|days?|jours?)\b/;
export const REMOTE_STRONG = anyOf(
  String.raw`\bwork\w*(?: remotely)? (?:from|out of) (?:a|an|your|their) (?:own )?home office|\bhome[- ]office (?:position|role|job|based)|\bchoose where you (?:work|live)\b|\bthere is no (?:\p{L}+ )?office\b|\b(?:fully|entirely) off-?site\b|\ball-remote\b`,
  String.raw`\bfrom where(?:ver)? (?:they|you|we) live\b|\bconfort de (?:votre|ton) (?:foyer|maison|domicile)|\banywhere (?:in|within|across) (?:the |continental )*\p{L}`,
  String.raw`\blocation[- ]independent\b|\bonline (?:position|role|job)\b`,
  String.raw`\bwork(?:ing)?[- ]from[- ](?:home|anywhere)\b|\bfrom (?:your|their) (?:own )?(?:place|house)\b|\blive (?:and work )?anywhere\b`,
  String.raw`\b(?:don't|do not) have (?:an|any) (?:physical )?offices?\b|\bhome is your office\b|\bremote[- ]friendly\b`,
  String.raw`\b(?:entirely|fully|all) (?:online|from home)\b`,
  String.raw`\b(?:do|done|perform\w*)\b[^.;]{0,30}\bfrom (?:home|anywhere)\b`,
  String.raw`\bvirtual (?:role|position|job|work)`,
  String.raw`\b(?:fully|100 ?%|entirely|completely|permanently|all|totally|truly)[- ]?(?:remote|distributed|virtual)`,
  String.raw`\bremote(?:[- ]first(?! nation)|[- ]only|[- ]based)`,
  String.raw`\b(?:is|are|be|being|this|a|an) (?:fully |100 ?% |completely |permanent(?:ly)? |full[- ]?time )?remote(?! (?:sens|contr|monitor|site|area|commun|locat|region|desktop|support|access|server|patient|team|customer|client|device))`,
  String.raw`\bremote (?:role|position|job|opportunity|work(?:place)?\b|working|contract|opening|employment|full|within|across|in|from|anywhere|\(|-|,)`,
  String.raw`\b(?:work|working|works)(?:ing)? (?:fully |100 ?% |entirely |completely )?(?:remotely|from (?:home|anywhere|wherever|any ))`,
  String.raw`\b100 ?% (?:work from home|from home|home|teletravail|a distance|en ligne|online)`,
  String.raw`\bhome[- ]based\b|\bwork[- ](?:from|at)[- ]home\b|\bwfh\b|\btelecommut\w+|\btelework\w*`,
  String.raw`\bfrom (?:the comfort of )?(?:your|their) (?:own )?home\b(?! (?:office budget|country))`,
  String.raw`\b(?:from|work) anywhere\b|\bwherever you (?:are|live|like|want)\b|\bno office\b`,
  String.raw`\bwe(?:'re| are) (?:a )?(?:fully )?(?:remote|distributed)|\bdistributed (?:team|company|role)`,
  String.raw`\b(?:en|poste en|100 ?% en|plein) teletravail`,
  String.raw`\bteletravail (?:complet|a temps plein|100|integral|permanent|a 100)`,
  String.raw`\btravail (?:a distance|a domicile|de la maison)`,
  String.raw`\b(?:entierement|completement|100 ?%|totalement) (?:a distance|en ligne|virtuel|en teletravail)`,
  String.raw`\bde (?:chez (?:vous|toi)|la maison|votre domicile)|\ba distance\b`,
);
export const REMOTE_BARE =
  /^\W*(?:fully |100% )?(?:remote|teletravail|virtual|anywhere|a distance)\b(?! (?:sens|contr|monitor|site|area|commun|support|access|patient|desktop|pilot|operat))|(?:[-(,/|:]|\bin) ?(?:fully |100% )?(?:remote|teletravail|a distance)\b ?(?:[),;/|-]|$|within|in |from|possible|ok)|(?:^|[:,]) ?(?:from )?your (?:own )?home\b(?! office)|\bfrom home\b/;
export const NOT_REMOTE =
  /\b(?:no|not|n't|non|pas|never|cannot|isn't|aucun)\b[^.;,]{0,40}(?:remote|from[- ]home|telework|telecommut|teletravail|a distance|wfh|home[- ]based|home office|hybrid)|(?:remote|from[- ]home|teletravail|hybrid)[^.;,]{0,24}\b(?:not|isn't|n'est pas|unavailable|not available|impossible)\b/;
export const ONSITE_STRONG = anyOf(
  String.raw`\bhours?[^.;]{0,16} (?:on[- ]?site|in[- ]person|at our)\b|\bheures?[^.;]{0,16} (?:sur place|en presentiel)\b`,
  String.raw`\bin-(?:clinic|office|store|person|shop|studio|lab|school)\b|\blive[- ]in\b|\blive on[- ]?site\b|\bon our [\p{L} ]{0,24}sites?\b|\bpresence (?:requise |obligatoire )?(?:sur|aux?|en|dans) (?:les? |la |nos |notre )?(?:chantiers?|site|place|bureaux?|usine|lieux|magasin|clinique)`,
  String.raw`\b(?:office|site|workplace) (?:attendance|presence)\b|\bpresence on site\b`,
  String.raw`\b(?:in|at|from) our [\p{L}., ]{0,40}\b(?:workplace|workshop|premises|office)\b`,
  String.raw`\bwork\w*(?: is| will be)?(?: \p{L}+)? (?:at|on) (?:the )?(?:customer|client)s?'?s?'? (?:sites?|premises)\b|\battendance (?:at|in) (?:the|our) \p{L}+ is (?:needed|required)`,
  String.raw`\bwork(?:ing|s)? (?:at|in|out of) our (?!company|team|firm|group|organi|client|own|field)\p{L}+\b|\breliably commute\b`,
  String.raw`\b(?:on[- ]?site|in[- ]office|in[- ]person),? (?:mon|lun)\p{L}* ?(?:-|to|a|au|through) ?(?:fri|ven)`,
  String.raw`\bphysically present\b|\bfull[- ]time (?:in|at) (?:the |our )?(?:office|site|lab|shop|store|studio|clinic|plant|warehouse|school)\b`,
  String.raw`\b(?:office|building|site|lab|shop|plant|clinic|store|studio|bureau|usine|atelier)\b[^.;]{0,14}\b(?:(?:five|5|cinq) (?:days|jours)|(?:every|each) (?:working |week)?day|daily|tous les jours|chaque jour)\b`,
  String.raw`\b(?:this is an?|is (?:an? )?|are|is|be|fully|entirely|100 ?%|strictly|work(?:ing)?|works|position|role|job|poste|travail|emploi)(?:\b|(?<=%))[^.;,]{0,24}(?:on[- ]?site|in[- ]person|in[- ]office|office[- ]based|sur (?:place|site)|en presentiel|en personne|au bureau)`,
  String.raw`\b(?:on[- ]?site|in[- ]person|in[- ]office|office[- ]based|presentiel|sur place) (?:role|position|job|work|only|opportunity|full[- ]time|at|in|every|five|5|a temps plein|poste|uniquement|seulement)`,
  String.raw`\b(?:five|5|all five|cinq) (?:days?|jours?)(?: (?:a|per|par) (?:week|semaine))?[^.;]{0,14}(?:office|on[- ]?site|in person|bureau|sur place|site|presentiel)`,
  String.raw`\b(?:office|site|store|shop|field)[- ]based\b|\bin[- ]store\b`,
  String.raw`(?<!experience )\ben (?:magasin|usine|atelier|boutique)\b`,
  String.raw`\bat our [\p{L}, ]{2,40}(?:office|site|plant|store|location|facility|clinic|studio|campus|warehouse|headquarters|branch)\b`,
  String.raw`\b(?:work|based|working|report|located|join us|join the team) (?:[\p{L} ]{0,20})?(?:from|in|at|out of|to) (?:our|the) [\p{L} ]{0,30}(?:office|site|plant|store|location|facility|clinic|studio|campus|warehouse|headquarters|branch|shop)\b`,
  String.raw`\b(?:must|need to|required to|able to|expected to) (?:be (?:physically )?(?:present|on[- ]?site|in (?:the|our) )|commute|work (?:on[- ]?site|on location|in[- ]person|in (?:the|our) (?:office|store|shop|plant|field|clinic|warehouse|kitchen|lab)))`,
  String.raw`\bphysical(?:ly)? presence|\bon[- ](?:the )?premises\b|\bon[- ](?:campus|site) (?:presence|attendance)\b`,
  String.raw`\bfly[- ]in\W{1,3}fly[- ]out\b|\bfifo\b|\bhere (?:at|in) (?:the|our) (?:office|warehouse|shop|store|plant|clinic|kitchen|farm|studio|lab|mill|school)\b`,
  String.raw`\b(?:attend|come to|be at) the (?:workplace|office|site)\b|\bwork on location\b`,
  String.raw`\bwork (?:happens |takes place |is (?:done|performed) )?(?:in|at) (?:the|our) (?:shop|store|clinic|kitchen|lab|plant|warehouse|salon|classroom|hospital|building|mill)\b`,
  String.raw`\bpresence (?:physique|requise|obligatoire|au bureau|sur place)|\bpresence (?:au|a la|a l'|aux?) ?[\p{L}']+ (?:est )?(?:requise|obligatoire|exigee)|\ben (?:presentiel|personne)\b`,
  String.raw`\bsur (?:place|les lieux)\b|\ba nos bureaux\b`,
  String.raw`\bdans (?:notre|nos) (?:bureaux?|locaux|usine|magasin|succursale|clinique|atelier)`,
);
export const ONSITE_BARE =
  /^\W*(?:on[- ]?site|in (?:the )?(?:clinic|studio|salon|classroom|lab|hospital|kitchen|store|shop)(?=[,.;]|$)|in[- ](?:person|office)|office|sur place|presentiel|en presentiel)\b(?! (?:manager|administrator|assistant|coordinator|clerk|supervisor|inspect|gym|parking|cafeteria|daycare))|(?:[-(,/|:]) ?(?:on[- ]?site|on property|in (?:the )?(?:studio|clinic|salon|classroom|lab|hospital|kitchen)|en (?:clinique|studio|classe|salle|hopital)|in[- ](?:person|office)|office[- ]based|sur place|(?:en )?presentiel)\b ?(?:[),;/|.-]|$)/;
export const PERK =
  /\b(?:gym|parking|daycare|childcare|cafeteria|lunch\w*|meals?|massage|kitchen|fitness|training sessions?|interviews?|entrevues?|events?|retreats?|visits?|budget|allowance|allocation|stipend|garderie|stationnement|repas|rabais|remise|formation|discounts?)\b/;
/** Those of them that make a place of work out of nothing: "meals are prepared on site". */
export const AMENITY =
  /\b(?:gym|parking|daycare|childcare|cafeteria|lunch\w*|meals?|massage|fitness|garderie|stationnement|repas|rabais|remise|discounts?|formation)\b/;
export const LABEL = anyOf(
  String.raw`location|place|lieu|endroit|ville|workplace|work (?:model|arrangement|mode|setting|type)`,
  String.raw`working (?:model|arrangement)|mode de travail|modalite|type|where|setting|schedule|remote`,
  String.raw`teletravail|hybrid`,
);
// One look instead of ten: most sentences say nothing of it.
export const ANY = anyOf(
  String.raw`live|chantier`,
  String.raw`hybrid|building|independent|location|choose|attend|foyer|visit|anywhere|work(?:ing|s)? (?:at|in|out)|premises|days? in|propert|studio|clinique|classe|hopital|salle|salon|kitchen|hospital|store|shop|clinic|lab|plant|mill|usine|magasin|atelier|boutique|remote|home|office|site|person|bureau|teletravail|distan|distribut|domicile|maison|lieux`,
  String.raw`place|presen|premises|locaux|wfh|virtu|where|telework|telecommut|online|en ligne|commut|chez|fly|fifo|campus|here (?:at|in)|wherever`,
  String.raw`\bour\b|dans n|\ben `,
);
