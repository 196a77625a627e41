import { anyOf } from '#engines/postings/facts/text/patterns.ts';

export const TOPIC = anyOf(
  String.raw`\bsponsor(?:ship)? licen[cs]e`,
  String.raw`\bvisas?\b|\bwork (?:permit|authori[sz]ation|visa|right|eligibility|pass)`,
  String.raw`\b(?:right|authori[sz]ed|entitled|eligible|eligibility|permitted|allowed|able|authori[sz]ation|entitlement|permission|status) to (?:\p{L}+ )?work\b`,
  String.raw`\bimmigration|\bh-?1-?b\b|\blmia\b|\beimt\b|\btn status|\bpermis de travail`,
  String.raw`\bautorisee?s? a travailler|\bdroit de travailler|\bautorisation de travail`,
  String.raw`\bcitizens?(?:hip)?\b|\bcitoyen|\bpermanent residen|\bresidente?s? permanent|\bparrain\w+`,
  String.raw`\b(?:us|u\.s\.|eu|eea|efta|uk|swiss|canadian|american|european) (?:persons|nationals)\b`,
  String.raw`\bpassport (?:is )?required\b|\bstamp 4\b`,
  String.raw`\bwork(?:ing)? papers?\b|\bgreen card|\bwork legally|\blegally work|\btravailler legalement`,
  String.raw`\blegalement|\b(?:need|require)\w* (?:an? )?(?:permit|papers)\b`,
);
export const SPONSOR = /\bsponsor\w*/;
export const SPONSORED = anyOf(
  String.raw`\b(?:visa|work|employ|candidate|applicant|role|position|you|relocat|international|permit|offer|provide|available|require|need|future|now|future|immigration|newcomer|person|people|talent|hire|candidat|someone)\w*\b`,
  String.raw`^\W*sponsorship\b|\bsponsor\w*\W*$`,
  String.raw`\b(?:not|cannot|can't|won't|unable to|never) (?:\w+ )?sponsor\b`,
);
export const OTHER_SPONSOR = anyOf(
  String.raw`\b(?:project|executive|study|trial|clinical|corporate|event|program|business|client|key|team|donor|plan) sponsors?\b`,
  String.raw`\bsponsorships? (?:sales|deals|packages|revenue|agreements|opportunit)`,
  String.raw`\bsponsored (?:research|project|study|by|events|program|content|social)`,
);
export const EQUALITY = anyOf(
  String.raw`discriminat|regardless|equal opportunit|without regard|sans egard`,
  String.raw`welcome (?:all )?applications from|we (?:celebrate|value)|designated groups|employment equity`,
  String.raw`equite|priority|preference will|la preference`,
);
const NO = String.raw`\b(?:no|not|unable|cannot|\w+n't|ne|without|neither|nor|never|non|pas|sans|aucune?|impossible|unavailable|unfortunately|malheureusement|excluded|declin\w+|only|seuls?|seulement|uniquement)\b`;
export const NEGATED = new RegExp(NO);
export const OFFERED = anyOf(
  String.raw`\b(?:we have|we hold|valid|approved|positive)\b[^.;]{0,14}\blmia\b`,
  String.raw`\b(?:hold|have|licensed|with)\b[^.;]{0,12}\bsponsor(?:ship)? licen[cs]e`,
  String.raw`\b(?:can|will|do|able to|happy to|glad to|open to|willing to|prepared to|ready to|pleased to|offer(?:s|ing)?|provid(?:e|es|ing)|(?:we|company|employer)(?:'ll)?|support(?:s|ed)?)(?: (?:also|gladly|fully|to|help|full|both))* (?:(?:offer|provide|consider|support|cover|arrange|handle|help with|assist with|take care of|sponsor\w*|pay for|facilitate)\b[^.;]{0,40}?(?:visas?|sponsor\w*|permits?|immigration|lmia|relocation and visa|authori[sz]ation)|sponsor\w*|visas?|work permits?|immigration)`,
  String.raw`\b(?:package|relocation|benefits?|offer)\b[^.;]{0,30}\binclud\w+\b[^.;]{0,30}\b(?:visas?|permits?)`,
  String.raw`\b(?:payons|obtenons|fournissons|occupons)\b[^.;]{0,30}(?:eimt|permis|visas?)|\baccueillons\b[^.;]{0,30}\btravailleurs etrangers`,
  String.raw`\beligible for\b[^.;]{0,30}\bsponsorship|\b(?:approved|authori[sz]ed)\b[^.;]{0,24}\blmia|\blmia[- ](?:approved|available)`,
  String.raw`\bsponsor(?:ship|ing)?\b[^.;]{0,40}\b(?:available|offered|provided|possible|considered|included|welcome|supported|yes|on offer|for the right|for (?:qualified|suitable|strong|eligible))`,
  String.raw`\b(?:visas?|permits?|lmia|immigration)\b[^.;]{0,30}\b(?:sponsored|available|offered|provided|assistance|support(?:ed)?|covered|arranged|paid|handled|taken care)`,
  String.raw`\b(?:we|nous|on) (?:\p{L}+ )?(?:sponsor|parrain\w+)`,
  String.raw`\bwe(?:'ll)? (?:can |will |do |also |gladly )*(?:help|assist|support|take care|cover|handle|arrange)\b`,
  String.raw`\bnous (?:vous |les |pouvons )*(?:aidons|accompagnons|soutenons|appuyons|facilitons|aider|accompagner)\b`,
  String.raw`\b(?:h-?1-?b|visas?|permits?)\b(?! holders?)[^.;]{0,30}\b(?:welcome|accepted|considered)`,
  String.raw`\b(?:we|employer|company|nous|employeur|entreprise)(?:'ll)? [^.;]{0,16}\b(?:apply|obtain|get|secure|request|file|demander|obtenir|faire)\b[^.;]{0,24}\b(?:lmia|visas?|permits?|permis|eimt)`,
  String.raw`\b(?:visa|licensed|registered|approved) sponsor\b|\bsponsor(?:ship)?\s*[:=]\s*(?:yes|available)`,
  String.raw`\b(?:offrons|offerons|accompagn\w+|soutenons|aidons|aide|appui|soutien|pris en charge|prenons en charge|assumons|faisons|facilitons|pouvons|parrainage)\b[^.;]{0,90}(?:visas?|permis de travail|immigration|parrain\w+|eimt|offert|disponible|possible)`,
  String.raw`\bparrainage\b|\b(?:visas?|permits?|immigration) (?:help|assistance|support|aid)\b`,
  String.raw`\b(?:visas?|permis(?: de travail)?|immigration)\b[^.;]{0,40}\b(?:fournis?|offerts?|pris en charge|possible|disponible)`,
  String.raw`\bwelcome[^.;]{0,40}\b(?:need|require|requiring|needing)\b[^.;]{0,30}\b(?:visa|sponsor|permit)`,
  String.raw`\bopen to (?:candidates|applicants)[^.;]{0,30}(?:visa|sponsor|permit)`,
);
export const HELD =
  /\b(?:must|need|required?|requires|have to|should|you(?:'ll| will)? (?:are|be|have|hold)|already|currently|existing|valid|proof|essential|essentiel|condition|mandatory|prerequisite|legally|eligible|entitled|legal|possess|doit|devez|doivent|avoir|etre|detenir|posseder|requis|exige|obligatoire|deja|valide|legalement)\b/;
