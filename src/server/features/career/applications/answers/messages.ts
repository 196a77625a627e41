import { catalogue } from '#localization/catalogue.ts';

/** How saved answers affect applications that are not sent yet. */
export const text = catalogue('applications-answers', {
  answeredElsewhere: 'You answered this question for another employer.',
  preparingWithAnswer: 'I’m preparing it with your answer.',
  toldMore: 'You told me more about yourself.',
  answerChanged: 'You changed an answer this application was going to use.',
});
