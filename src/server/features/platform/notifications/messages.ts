import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('notifications', {
  // Refusals.
  addressNotTaken: 'We can’t send notifications to this browser. Use another browser.',
  lastWay:
    'You have an active campaign, and this is the only way left to reach you. Add another way first, or pause the campaign.',
  summaryLinkUnknown: 'This link isn’t valid. You can turn off the summary in Settings.',

  // What a device is called in the list of them.
  device: 'A device',
  deviceOfSystem: 'A browser on {system}',
  deviceOfBoth: '{browser} on {system}',

  // A push that stands for several.
  grouped: 'More updates on your applications',
  groupedBody: 'Open Legwork to read them.',

  // A push that a person sends to a device of their own.
  test: 'Test notification',
  testBody: 'Notifications work on this device. When an application is ready, it looks like this.',
});
