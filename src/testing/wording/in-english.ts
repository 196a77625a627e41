import { asMessage, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';

/** Whoever reads English, in no time zone of theirs. */
export const english: Reader = { locale: 'en' };

/** What is said in English of what is kept as a message, or as it stands. */
export const inEnglish = (said: Said): string => say(asMessage(said), english);
