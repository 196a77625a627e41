import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('answers', {
  doesNotFit: 'That answer doesn’t fit the question.',
});
