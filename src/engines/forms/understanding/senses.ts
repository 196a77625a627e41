import { wordFor } from '#engines/lexicon/index.ts';

/** What an accommodation stands with where it helps somebody to take part in spite of a hindrance. */
const HELPS = wordFor('senses: helps somebody to take part');
/** What it stands with where it is a place to sleep, or hours. */
const HOUSES = wordFor('senses: a place to sleep');

/** Whoever sponsors a cause, or is backed for an exam: nobody asks for the right to work. */
const SPONSORS =
  /\bsponsor\w* (?:anyone|anybody|someone|somebody|(?:an?|any|the|our|their|your) (?!visa|work|employ|permit|petition|h ?1b|immigration))|\bsponsor(?:ship)? for (?:an?|the|your|our) (?!visa|work|employ|permit|job|role|position|right|immigration|h ?1b)|\b(?:event|team|sports?|charity|brand|corporate) sponsor/;
/** A night away from home is no shift. */
const AWAY =
  /\bovernight (accommodation|stays?|trips?|travel\w*|lodging|guests?|hotels?|absences?)\b|\b(away|travel\w*|stay\w*|trips?|hotels?|deplac\w*|voyag\w*)\b.*\b(nights?|nuits?)\b|\b(nights?|nuits?)\b (?:\w+ ){0,3}?(away|abroad|on the road|en deplacement|a l hotel|a l etranger)\b/;
/** Whom one rents from. */
const OF_A_HOME = /\b(landlord|landlady|tenan\w*|lease|proprietaire|bailleur|bail|locataire)\b/;

/**
 * Whether a word of two senses has that of a topic where it stands, folded words given. Where nothing beside it says which, a question means neither:
 * "Will you need accommodation?" may ask for a bed or for a ramp.
 */
export function hasSenseOf(topic: string, text: string): boolean {
  if (topic === 'accommodation.needed') return HELPS.test(text) && !HOUSES.test(text);
  if (topic.startsWith('sponsorship')) return !SPONSORS.test(text);
  if (topic.startsWith('shift')) return !AWAY.test(text);
  return topic !== 'notice_period' || !OF_A_HOME.test(text);
}
