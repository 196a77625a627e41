import { nameWords } from '#engines/lexicon/index.ts';

/** Legal forms that are words or names elsewhere: they count at the end of a name only. */
export const LEGAL_ENDINGS = nameWords('legal ending');
/** What a part of a company is called, at the end of its name and folded. */
export const UNITS = nameWords('unit');
/** Places of work that many firms are named after as well: "Home Depot", "Iron Works". */
export const WORKPLACES = nameWords('workplace');
/** What firms call all they own; others of the same first word call themselves so too. */
export const OWNERSHIPS = nameWords('ownership');
/** Parts that French names before its place or trade: "usine de Joliette", "division fromages". */
export const FRENCH_UNITS = nameWords('French unit');
/** Ends of a street's name. */
export const STREETS = nameWords('street');
/** Words that make a place of the city behind them: "Metro Vancouver". */
export const BEFORE_CITIES = nameWords('before a city');
/** Parts that are described beside their word: "logistics division", "division logistique". */
export const DESCRIBED_UNITS = nameWords('described unit');
/** Words before or behind a name that make no other company of it. */
export const GROUPS = nameWords('group');
/** Words that stand before a place and belong to it. */
export const BEFORE_PLACES = nameWords('before a place');
/** What many employers of many places are called, beside words that are common in names: with another place each is another. */
export const SHARED = nameWords('shared by many employers');
/** Legal forms in full, folded. */
export const LEGAL_PHRASES = [...nameWords('legal phrase')];
/** What a part of a company is called, in two or three words. */
export const UNIT_PHRASES = [...nameWords('unit phrase')];
/** Parts that French names before its place or trade, in several words. */
export const FRENCH_UNIT_PHRASES = [...nameWords('French unit phrase')];
/** Where in the world or a country, without being a place of a table. */
export const WHEREABOUTS = [...nameWords('whereabouts')];

/** What stands between the names of one company, or of a part and its owner. */
export const OTHERWISE_NAMED =
  /\b(?:formerly(?: known as)?|f\/?k\/?a|d\/?b\/?a|doing business as|operating as|o\/a|a\.?k\.?a\.?|also known as|trading as|t\/a|(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:division|subsidiary|brand|banner|member|part|unit|affiliate|company) of|(?:une |la )?(?:division|filiale|marque|bannière|membre|unité|entreprise) (?:de la|du|de|d['’])|anciennement|faisant affaires? sous(?: le nom(?: de)?)?|exploitée? sous le nom(?: de)?)\b/iu;
