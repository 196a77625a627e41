import { postingWord } from '#engines/lexicon/index.ts';
import { anyOf } from './patterns.ts';

export type Section = 'must' | 'nice' | 'duties' | 'offer' | 'about' | 'apply' | 'none';

/** Headings of postings in English and French, flat; the first that matches names the section. */
export const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [postingWord('headings: nice', /^(?:an? )?assets?\b|^preferred|^pluses$|^extra/), 'nice'],
  [/^atouts?\b|^les plus\b|souhaite|considere comme un/, 'nice'],
  [postingWord('headings: apply', /^to apply|^pour postuler/), 'apply'],
  [
    postingWord(
      'headings: offer 2',
      /^compensation|^pay\b|^(?:about )?(?:the|our) (?:offer|deal|money|pay|package)$/,
    ),
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
  [postingWord('headings: about 2', /^a propos(?!.*\bposte\b)/), 'about'],
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
  [postingWord('headings: duties', /^le (?:travail|role)$|^mandat/), 'duties'],
  [
    /^(?:the )?(?:job|position|role)?\s*(?:description|details|summary|information)$|^about the (?:role|job|position)|description du poste|^sommaire|a propos du poste/,
    'none',
  ],
];

/** Labels of lines that name one fact, flat. */
export const LABELS =
  /^(?:job )?(?:title|location|locations|place|city|where|company|employer|organi[sz]ation|position|role|poste|titre|lieu|endroit|ville|employeur|entreprise|salary|salaire|pay|compensation|schedule|horaire|type|job type|employment type|contract|contrat|workplace|work(?:ing)? (?:model|arrangement|mode|type))$/;
