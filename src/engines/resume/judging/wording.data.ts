import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/** Openings that say a duty was there rather than what was done with it; matched at the start of a folded line. */
export const WEAK_OPENING =
  /^(?:i (?:was |am |have been )?)?(?:responsible for|in charge of|duties (?:included|include)|responsibilities (?:included|include)|tasked with|(?:involved|participated|assisted) (?:in|with)|helped|worked (?:on|with|as)|(?:was|were|been) (?:part of|involved)|part of (?:a|the) team|handled various|exposure to|familiar with|responsable de[s]?|responsable d'|charge de|chargee de|en charge de|taches? comprenai(?:t|ent)|mes taches|participation a|participe a|aide a|travaille sur)\b/;

/** A line that names no work at all; matched anywhere in a folded line of few words. */
export const VAGUE_WORK =
  /\b(?:various|several|different|multiple|general|miscellaneous|other|diverses?|differentes?|autres) (?:tasks?|duties|things|projects?|activities|assignments?|taches?|projets?|choses)\b|^(?:did|made|etc)\b/;

/** What every resume says of everyone; folded, as regular expressions of whole words. */
export const BUZZWORDS: readonly string[] = [
  'results?[- ](?:driven|oriented|focused)',
  'team[- ]player',
  'self[- ](?:starter|motivated)',
  'go[- ]getter',
  'think(?:s|ing)? outside (?:of )?the box',
  'outside[- ]the[- ]box',
  'hard[- ]?working',
  'detail[- ]oriented',
  'highly motivated',
  'dynamic',
  'passionate about',
  'proven track record',
  'track record of success',
  'synerg(?:y|ies|istic|ize|ise)',
  'leverag(?:e|es|ed|ing)',
  'fast[- ]paced environment',
  'best[- ]of[- ]breed',
  'world[- ]class',
  'cutting[- ]edge',
  'game[- ]changer',
  'thought leader(?:ship)?',
  'value[- ]add(?:ed)?',
  'bottom[- ]line',
  'strategic thinker',
  'people person',
  'perfectionist',
  'gives? 1[1-9]0 ?%',
  '110 ?%',
  'wears? many hats',
  'hit the ground running',
  'rock ?star',
  'ninja',
  'guru',
  "esprit d'equipe",
  'axee? sur les resultats',
  'force de proposition',
  'sens du detail',
  'proactif',
  'proactive',
  'polyvalente?',
  'motivee? et dynamique',
];

/** Advice about which people differ: it is said, and costs nothing. Patterns are for folded lines. */
export const TASTES: readonly (readonly [pattern: RegExp, advice: () => Message])[] = [
  [
    /\breferences?\b.{0,20}\b(?:available|on|upon)\b.{0,12}\brequest\b|\breferences? sur demande\b/,
    () => text.message('tasteReferences'),
  ],
  [
    /^(?:date of birth|birth ?date|age|marital status|nationality|gender|religion|date de naissance|etat civil|nationalite|sexe)\b/,
    () => text.message('tastePrivate'),
  ],
  [/^(?:objective|career objective|objectif)\b/, () => text.message('tasteObjective')],
  [/\b(?:hobbies|interests|loisirs|centres? d'interets?)\s*:?$/, () => text.message('tasteInterests')],
  [/^i\b|\b(?:my|mes)\b.{0,40}\b(?:experience|career|carriere)\b/, () => text.message('tasteOfMe')],
];
