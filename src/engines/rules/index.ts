export { readyRules, rulesMet } from './rules.ts';
export type { ReadyRule, Rule } from './rules.ts';
