import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('notifications', {
  // Refusals.
  addressNotTaken: 'This browser gave an address we cannot push to. Use another browser.',
  lastWay:
    'A campaign is active and this is the only way left to reach you. Add another way first, or pause the campaign.',
  summaryLinkUnknown: 'This link is not known. You can turn the summary off in your settings.',

  // What a device is called in the list of them.
  device: 'A device',
  deviceOfSystem: 'A browser on {system}',
  deviceOfBoth: '{browser} on {system}',

  // A push that stands for several.
  grouped: 'More news about your applications',
  groupedBody: 'Open Legwork to read it.',

  // A push that a person sends to a device of their own.
  test: 'This is a test',
  testBody: 'I can reach you on this device. When an application is ready, it looks like this.',
});
