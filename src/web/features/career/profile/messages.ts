import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The head of the Profile Hub, and what stands there while it loads or when it could not.
  title: 'Profile Hub',
  lead: 'What I know about you. Everything I send is built from this and your CV.',
  analyse: 'Analyze My Profile',
  analysing: 'Analyzing...',
  analysisFailed: 'Your profile could not be analyzed: the server did not answer.',
  loading: 'Loading Your Profile...',
  loadFailed: 'I could not load your profile.',
  signInToManage: 'Please log in to manage your profile.',

  // The form of core information and links.
  coreTitle: 'Core information',
  fullName: 'Full Name',
  email: 'Email',
  emailHint: 'Your sign-in address. You can change it under Security.',
  headline: 'Headline',
  location: 'Location',
  locationHint: 'City and province, as employers read it.',
  phone: 'Phone',
  timeZone: 'Time zone',
  timeZoneHint: 'Your day of sending begins and ends here.',
  linksTitle: 'Links',
  portfolio: 'Portfolio',
  portfolioHint: 'A page, a folder or a PDF. One work sample is worth more than three links.',
  notSavedYet: 'Changed, not saved yet',

  // The bar below the form, and what comes of saving.
  changes:
    '{count, plural, =0 {Nothing changed.} one {One field changed. Only that one is sent.} other {# fields changed. Only those are sent.}}',
  discard: 'Discard',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Profile saved successfully!',
  saveFailed: 'Failed to save profile.',
  keptWithoutAnswer: 'The server did not answer; what you typed is kept.',
  kept: 'What you typed is kept.',

  // What the person answered to the three questions of the beginning.
  lookForTitle: 'What you look for',
  notAnswered: 'Not answered yet',
  changeAnswers: 'Change your answers',
  tellHistory: 'Tell me about a job or study of yours',

  // The address that employers are given.
  addressTitle: 'Application address',
  addressPurpose: 'I give employers this address, so that their answers move your tracker by themselves.',
  copy: 'Copy',
  copied: 'Copied',
  addressCopied: 'The address is copied.',
  copyRefused: 'Your browser did not allow the copy. Select the address instead.',
});
