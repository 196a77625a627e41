import { type Policy, QUESTIONS } from './questions.data.ts';

const POLICIES = new Map(QUESTIONS.map(([topic, policy]) => [topic, policy]));

/** How a canonical question may be answered; a question that is not on the list only by the person. */
export const policyOf = (topic: string): Policy => POLICIES.get(topic) ?? 'ask';

/** Whether an answer to it holds for the one form it was given to, and is never used again. */
export const isAnsweredOnce = (topic: string): boolean => policyOf(topic.split(':', 1)[0] ?? '') === 'never';
