import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('answers', {
  doesNotFit: 'That answer does not fit the question.',
});
