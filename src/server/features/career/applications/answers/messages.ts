import { catalogue } from '#localization/catalogue.ts';

/** What answers of the bank do to applications that are not sent yet. */
export const text = catalogue('applications-answers', {
  answeredElsewhere: 'You answered this question for another employer.',
  preparingWithAnswer: 'I am preparing it with your answer.',
  toldMore: 'You told me more about yourself.',
  answerChanged: 'You changed an answer that this application would have given.',
});
