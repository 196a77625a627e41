import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('notifications', {
  // A push that stands for several.
  grouped: 'More news about your applications',
  groupedBody: 'Open Legwork to read it.',

  // A push that a person sends to a device of their own.
  test: 'This is a test',
  testBody: 'I can reach you on this device. When an application is ready, it looks like this.',
});
