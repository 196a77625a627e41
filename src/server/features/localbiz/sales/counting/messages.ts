import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('sales', {
  countedAlready:
    'Your sales are counted this way already. Take their files out under Data first, change this, and bring them in again.',
});
