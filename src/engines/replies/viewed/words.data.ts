import { mailWord, mailChoice } from '#engines/lexicon/index.ts';
// What tells that an application was opened, folded. Apostrophes are spaces here: "n'a pas" is "n a pas".

/** What a person sends, in the singular: "applications" in general are nobody's. A profile is one only where it is a candidate's. */
const SENT =
  '(?:(?:job |work |cover )?(?:application|candidacy|submission|letter)(?: (?:form|package|file|letter|documents?))?|resumes?|cv|curriculum vit(?:ae|æ)|dossier|file|documents|paperwork|e ?mail with (?:the|your) (?:resume|cv|application))';
const ENVOI = mailChoice('words: envoi');
const PROFILE = '(?:(?:candidate |applicant )?profile|profil)';

export const YOURS = `(?:your (?:\\w+ ){0,2}?${SENT}|the (?:application|resume|cv|file) (?:that |which )?you (?:\\w+ ){0,2}?(?:sent|submitted|uploaded|gave|attached)|(?:votre|vos|ta|ton) (?:\\w+ ){0,1}?${ENVOI})`;
export const YOUR_PROFILE = `(?:your|votre) ${PROFILE}`;

/** The act with its object to follow, told as done. */
const LOOKED =
  '(?:viewed|opened|saw|seen|read|reviewed|examined|accessed|downloaded|consulted|previewed|studied|looked (?:at|over|through|into)|(?:gone|went|been|got|read|paged|leafed|skimmed) (?:through|over)|skimmed|(?:had|taken|took|given|gave|got) (?:a|an|one|another) (?:\\w+ )?(?:look|read|glance) (?:at|through|over|to|of)|checked out|had (?:the|a|my|our|their)? ?(?:\\w+ )?(?:chance|time|opportunity|pleasure|occasion) (?:to|of) (?:read|reading|open|opening|view|viewing|look(?:ing)? (?:at|over|through)|go(?:ing)? (?:through|over)|review|reviewing)|(?:new|first|one|another|a|\\d) views? (?:on|of)|(?:got|came|gotten) (?:round|around) to (?:reading|opening|looking at|viewing)|(?:is|am|m|we are|are now|are just)(?: just| now)? (?:viewing|opening|reading|looking (?:at|over|through)))';
const REGARDE = mailChoice('words: regarde');
const VENIR = mailChoice('words: venir');
const HELPS = '(?:ai|a|avons|ont)(?: (?:bien|deja|maintenant|enfin|aussi|tous|toutes|egalement|pu))*';

/** The act as something that happened to the thing. */
const SEEN = mailChoice('words: seen');
const VUE = mailChoice('words: vue');

/** Somebody did it to what the person sent: "opened your resume", "a consulté votre candidature". */
export const DONE = (what: string): RegExp =>
  new RegExp(`\\b(?:${LOOKED} (?:\\w+ ){0,2}?|${HELPS} ${REGARDE} |${VENIR} )(?:\\w+ ){0,1}?${what}\\b`);

const SINCE = '(?:now|just|already|also|recently|first|finally|since)';

/** It happened to it: "your application has been read", "votre CV a été vu". */
export const HAPPENED = (what: string): RegExp =>
  new RegExp(
    `\\b${what}(?: (?!not|never|yet|pas)\\w+){0,6}? (?:was|were|(?:has|have|had)(?: ${SINCE})* been|got|(?:is|are)(?: ${SINCE})* being)(?: ${SINCE})* (?:received and )?(?:${SEEN})\\b|` +
      `\\b${what}(?: (?!pas|jamais)\\w+){0,6}? (?:(?:a|ont)(?: bien| deja| maintenant)? ete|vient d etre|viennent d etre)(?: bien| deja)* (?:recue?s? et )?(?:${VUE}|pris(?:e|es)? en connaissance)\\b`,
  );

/** The same of a thing named a word before: "I got your application and read it". */
const THEM = REGARDE.replaceAll(/(consulte|vu|lu|regarde|parcouru|examine|etudie)/g, '$1e?s?');

export const DONE_TO_IT = new RegExp(
  `\\b${YOURS}\\b.{0,80}?\\b(?:(?:i|we|they|he|she|and|who has|who have|has|have|just|partner|team|manager) ${LOOKED} (?:it|them|that)|l(?:es)? ${HELPS} ${THEM}|que (?:nous|j) ${HELPS} ${THEM})\\b`,
);

/** A line of a notice: "Resume viewed by Parcel Co.", "CV consulté le 3 novembre". */
export const HEADLINE = new RegExp(
  `(?:^| )(?:the |votre |your )?(?:(?:job |work )?application|resume|cv|candidacy|candidature|dossier|file) (?:has been |was |now |just |a ete )*(?:${SEEN}|${VUE})(?: (?:by|on|at|today|yesterday|this|par|le|aujourd|hier|ce|\\d)\\b|$)`,
);

/** Words before the act with which it did not happen, or not yet, or is only asked or supposed. */
export const UNSURE = mailWord('words: unsure');

/** What only leads up to what is told: “I wanted to let you know that …”. */
export const LEADING_UP =
  /\b(to|pour|a|de) (let you know|tell you|inform you|say|vous (informer|dire|aviser|faire savoir|signaler))( that| que| qu)?\b|\b(please )?(be advised|note|sachez|veuillez noter|avons le plaisir de vous informer) (that|que|qu)\b/g;

/** The person did it themselves. */
export const BY_YOU = /\b(you|vous)( (have|ve|had|just|recently|also|last|avez|aviez|venez))*$/;

/** So many at once: what a site counts in its weekly letter, and no word of one employer's. */
export const COUNTED =
  /\b(\d+|several|many|most|more|some|few|plusieurs|quelques|des|les|employers|recruiters|people|members|companies) (\w+ )?(people|persons|members|employers|recruiters|companies|visitors|times|personnes|membres|employeurs|recruteurs|entreprises|fois)\b|^(employers|recruiters|people|companies)\b/;

/** Who looks at a candidate's profile because of an application. */
export const EMPLOYER = mailWord('words: employer');

/** Words of a refusal: what it says of the reading is a manner of speaking. */
export const REFUSED = mailWord('words: refused');

const STATUS = mailChoice('words: status');

/** As written: a state that is now "viewed". */
export const STATE_NOW = new RegExp(
  `(?:status|state|statut|[ée]tat|application|candidacy|candidature|dossier|resume|résumé|cv)\\b[^:\\n]{0,60}:\\s*[“"«]?\\s*(?:first |now |already )?${STATUS}(?![\\p{L}])(?!\\s*:)` +
    `|(?:changed|moved|updated|set|advanced|passée?|changée?)\\b[^.\\n]{0,50}?(?:\\bto|à l[’']étape|à|en)\\s+(?:the stage )?[“"«]?\\s*${STATUS}(?![\\p{L}])`,
  'iu',
);

/** As written: when or that it was viewed, in a table. */
export const WHEN_SEEN = new RegExp(
  `^\\W*(?:(?:first|last|application|resume|cv|candidature|dossier)\\s+)?(?:${STATUS})(?:\\s+(?:on|at|by|le|par))?\\s*:\\s*(?!no\\b|non\\b|not\\b|never\\b|pas\\b|jamais\\b|[-–—]|n/)[\\p{L}\\d]`,
  'iu',
);
