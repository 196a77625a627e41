export { readAnswer } from './answers.ts';
export { contentOf } from './content.ts';
export { planForm } from './plan.ts';
export { topicOf } from './understanding/topics.ts';
