import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('campaigns', {
  undoneTooLate: 'A deletion can be undone for ten minutes. That time has passed.',
});
