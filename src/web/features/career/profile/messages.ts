import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The head of the Profile Hub, and what is shown while it loads or when it could not.
  title: 'Profile Hub',
  lead: 'Everything I send is based on this and your resume.',
  analyse: 'Analyze My Profile',
  analysing: 'Analyzing...',
  analysisFailed: 'Couldn’t analyze your profile. The server didn’t respond.',
  loading: 'Loading Your Profile...',
  loadFailed: 'Couldn’t load your profile.',
  signInToManage: 'Please log in to manage your profile.',

  // The form of core information and links.
  coreTitle: 'Core information',
  fullName: 'Full Name',
  email: 'Email',
  emailHint: 'You log in with this email. Change it under Security.',
  headline: 'Headline',
  location: 'Location',
  locationHint: 'City and province, as employers see it.',
  phone: 'Phone',
  timeZone: 'Time zone',
  timeZoneHint: 'Sets when your sending day starts and ends.',
  linksTitle: 'Links',
  portfolio: 'Portfolio',
  portfolioHint: 'A web page, folder or PDF. One work sample is worth more than three links.',
  notSavedYet: 'Changed, not saved yet',

  // The bar below the form, and what comes of saving.
  changes: '{count, plural, =0 {No changes} one {One unsaved change} other {# unsaved changes}}',
  discard: 'Discard',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Profile saved successfully!',
  saveFailed: 'Failed to save profile.',
  keptWithoutAnswer: 'The server didn’t respond. What you typed is still here.',
  kept: 'What you typed is still here.',

  // What the person answered to the three questions of the beginning.
  lookForTitle: 'What you’re looking for',
  notAnswered: 'Not answered yet',
  changeAnswers: 'Change your answers',
  tellHistory: 'Add work or education',

  // The address that employers are given.
  addressTitle: 'Application address',
  addressPurpose: 'I give employers this address so their replies update your tracker automatically.',
  copy: 'Copy',
  copied: 'Copied',
  addressCopied: 'Address copied.',
  copyRefused: 'Your browser blocked copying. Select the address and copy it.',
});
