export { readAnswer } from './answers.ts';
export type { AnswerRead } from './answers.ts';
export type { FormContext } from './context.ts';
export { contentOf } from './content.ts';
export { planForm } from './plan.ts';
export { topicOf } from './understanding/topics.ts';
