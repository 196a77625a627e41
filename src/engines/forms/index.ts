export { readAnswer } from './answers.ts';
export { contentOf } from './content.ts';
export type { FormContext } from './context.ts';
export { planForm } from './plan.ts';
export { contradictionsAmong } from './contradictions/bank.ts';
export { typedAnswer } from './screening/typed.ts';
export { topicOf } from './understanding/topics.ts';
