import { mailWords } from '#engines/lexicon/index.ts';
import { formal, spelt } from '#engines/replies/learned/wording.ts';
import { readyRules, type ReadyRule, type Rule } from '#engines/rules/index.ts';

/** Rules about mails, made ready over what the words of mails stand for. */
export const rulesOfMails = <Gives extends string>(rules: readonly Rule<Gives>[]): ReadyRule<Gives>[] =>
  readyRules(rules, mailWords);

/** A folded sentence as these rules read it: negations spelt out, and a French tu as vous. */
export const asRulesRead = (read: string): string => formal(spelt(read));
