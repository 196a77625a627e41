import { mailNotions } from '#engines/lexicon/index.ts';
import { readyRules, type ReadyRule, type Rule } from '#engines/rules/index.ts';

/** Rules about mails, made ready over what the words of mails stand for. */
export const rulesOfMails = <Gives extends string>(rules: readonly Rule<Gives>[]): ReadyRule<Gives>[] =>
  readyRules(rules, mailNotions);
