import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('practice-shop', {
  notHere: 'There’s no practice town here, so no practice shop can be opened.',
});
