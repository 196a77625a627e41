import { postingWord } from '#engines/lexicon/index.ts';
import { anyOf } from './patterns.ts';

export type Section = 'must' | 'nice' | 'duties' | 'offer' | 'about' | 'apply' | 'none';

/** Headings of postings in English and French, flat; the first that matches names the section. */
export const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [
    /nice[- ]to[- ]have|bonus points|^(?:an? )?assets?\b|^preferred|desirable|would (?:help|be (?:a plus|nice))|^pluses$|^extra/,
    'nice',
  ],
  [/^atouts?\b|^les plus\b|souhaite|considere comme un/, 'nice'],
  [
    /how to apply|comment postuler|application process|next steps|^to apply|^pour postuler|deadline|date limite/,
    'apply',
  ],
  [
    /benefits|perks|^compensation|in return|what(?:'s in it| you(?:'ll)? get)|why (?:join|work|us|you)|we offer|salary|^pay\b|rewards|^(?:about )?(?:the|our) (?:offer|deal|money|pay|package)$|what (?:we|it|this job) pays?\b/,
    'offer',
  ],
  [postingWord('headings: offer'), 'offer'],
  [
    anyOf(
      String.raw`^about(?!.*\b(?:you|role|job|position)\b)|who we are`,
      String.raw`our (?:story|company|mission|values|team|culture)|^the (?:company|employer|team)$|^overview$`,
      String.raw`company (?:overview|description|profile)`,
    ),
    'about',
  ],
  [
    /qui (?:nous )?sommes|notre (?:equipe|entreprise|mission|histoire)|^a propos(?!.*\bposte\b)|l'entreprise|l'employeur/,
    'about',
  ],
  [postingWord('headings: about'), 'about'],
  [
    anyOf(
      String.raw`requirement|qualification|expectation|attentes`,
      String.raw`what (?:you(?:'ll)?|we)(?:'re)? (?:bring|offer us|offer$|have|ask|need|look|expect|will need|are looking|must)`,
      String.raw`you (?:must )?have|must[- ]haves?|who you are|about you`,
      String.raw`your (?:profile|background|skills|experience)|skills|essential|looking for|what we(?:'d| would) (?:like|love)|^minimums?$`,
      String.raw`what it takes|(?:ideal|right) candidate|^(?:experience|education)(?: (?:and|&|required|needed) ?\p{L}*)?$|eligibility|you bring`,
      String.raw`the person`,
    ),
    'must',
  ],
  [postingWord('headings: must'), 'must'],
  [
    anyOf(
      String.raw`what you(?:'ll| will)? (?:do|be doing)|responsibilit|duties`,
      String.raw`^(?:the|your) (?:role|job|work|days?|position)$|your (?:day|impact|role|mission)`,
      String.raw`day[- ]to[- ]day|^tasks|accountabilities|key activities|in this role`,
    ),
    'duties',
  ],
  [
    /responsabilites|taches|fonctions|ce que vous ferez|^le (?:travail|role)$|votre (?:quotidien|role|mission)|^mandat|vos journees/,
    'duties',
  ],
  [
    /^(?:the )?(?:job|position|role)?\s*(?:description|details|summary|information)$|^about the (?:role|job|position)|description du poste|^sommaire|a propos du poste/,
    'none',
  ],
];

/** Labels of lines that name one fact, flat. */
export const LABELS =
  /^(?:job )?(?:title|location|locations|place|city|where|company|employer|organi[sz]ation|position|role|poste|titre|lieu|endroit|ville|employeur|entreprise|salary|salaire|pay|compensation|schedule|horaire|type|job type|employment type|contract|contrat|workplace|work(?:ing)? (?:model|arrangement|mode|type))$/;
