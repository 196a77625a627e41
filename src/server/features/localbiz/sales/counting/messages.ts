import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('sales', {
  countedAlready:
    'Your sales are counted this way already. Undo those imports under Data first, change this, and import the files again.',
});
