import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  accountOf: '<hidden>Account of </hidden>{name}',
  logout: 'Logout',
});
