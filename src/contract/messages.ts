import { catalogue } from '#localization/catalogue.ts';

/** What browser and server say alike of what was entered. */
export const text = catalogue('contract', {
  // Whatever is typed.
  invisibleFirst: 'There is an invisible character at the start. Take it out, or type it again.',
  keepUnder: 'Keep it under {most, number} characters.',
  nameTooLong: 'Keep the name under {most, number} characters.',
  emailWrong: 'Please enter a valid email address.',
  amountMissing: 'Enter an amount.',
  amountNotAboveZero: 'Enter an amount above zero.',
  numberMissing: 'Enter a number.',
  currencyWrong: 'Give a currency such as CAD.',

  // Signing up and in.
  emailMissing: 'Enter your email address.',
  passwordMissing: 'Enter your password.',
  passwordTooShort: 'Choose a password of at least {least, number} characters.',
  passwordTooLong: 'Choose a password of at most {most, number} characters.',
  codeWrong: 'The code has six digits.',
  fullNameMissing: 'Enter your full name.',
  fullNameTooLong: 'Enter a name of at most {most, number} characters.',
  fullNameOnLines: 'Enter your full name on one line.',
  ageNotConfirmed: 'Confirm that you are 18 or older and accept the terms.',

  // Security.
  proofMissing: 'Give your password, a passkey or a code.',
  passkeyNameMissing: 'Give the passkey a name.',
  passkeyNameTooLong: 'Choose a name of at most {most, number} characters.',
  passkeyNameOnLines: 'Write the name on one line.',
  passkeyNotRead: 'The passkey could not be read.',

  // What we are told of, and when.
  contactMissing: 'Write your message.',
  contactTooLong: 'Keep your message under {most, number} characters.',
  timeWrong: 'Give the time as hours and minutes, such as 21:30.',
  quietHoursEqual: 'Choose two different times for your quiet hours.',

  // A business.
  businessNameMissing: 'Enter the name of your business.',
  tradeMissing: 'Say what kind of business it is.',
  tradeTooLong: 'Keep the kind of business under {most, number} characters.',
  cityMissing: 'Enter the city.',
  cityTooLong: 'Keep the city under {most, number} characters.',
  regionMissing: 'Choose the province or territory.',
  postalCodeWrong: 'Enter a postal code such as K1A 0B1.',
  postalCodeTooLong: 'Keep the postal code under {most, number} characters.',
  timeZoneWrong: 'Choose a time zone.',
  languageMissing: 'Choose at least one language.',
  websiteWrong: 'Enter the website as a full address that starts with https://.',
  websiteTooLong: 'Keep the website under {most, number} characters.',
  businessPhoneWrong: 'Enter a phone number such as 905 555 0177.',
  businessPhoneTooLong: 'Keep the phone number under {most, number} characters.',
  contactEmailTooLong: 'Keep the contact e-mail under {most, number} characters.',
  hoursWrong: 'Enter the hours as 9:00 or 17:30.',
  hoursEqual: 'Give the day different opening and closing hours.',

  // The profile.
  headlineTooLong: 'Keep your headline under {most, number} characters.',
  locationTooLong: 'Keep your location under {most, number} characters.',
  phoneTooLong: 'Keep your phone number under {most, number} characters.',
  timeZoneTooLong: 'Keep your time zone under {most, number} characters.',
  linkedInWrong: 'Enter your LinkedIn profile as a full address that starts with https://.',
  githubWrong: 'Enter your GitHub profile as a full address that starts with https://.',
  portfolioWrong: 'Enter your portfolio as a full address that starts with https://.',
  positionMissing: 'Enter the position you are looking for.',
  skillMissing: 'Enter at least one skill.',
  searchMissing: 'Say where you are in your search.',

  // A job, a study or a volunteer post in the person's own words.
  jobMissing: 'Say what your job was.',
  employerMissing: 'Say where it was.',
  studyMissing: 'Say what you studied.',
  schoolMissing: 'Say where you studied.',
  yearWrong: 'Give the year, with the month if you know it.',
  datesMissing: 'Say when it began or when it ended.',
  doneTooLong: 'Keep each thing you did under {most, number} characters.',

  // Answers that forms are given.
  answerMissing: 'Say something first.',
  monthWrong: 'Give a month such as 2021-04.',
  leastAboveWanted: 'The least you take cannot be more than what you want.',
  choiceMissing: 'Choose at least one.',
  spanMissing: 'Give at least one span of time.',
  spanBackwards: 'It cannot end before it began.',

  // CVs and other files.
  fileTooLarge: 'That file is too large. A file may have 5 MB, and a CV 50 pages; choose a smaller one.',
  fileMissing: 'Choose a file to upload.',
  fileToAnalyzeMissing: 'Please upload a file to analyze.',
  fileOfOtherKind: 'Upload a .pdf, .doc, .docx or .txt file.',
  archiveIsNoCv:
    'That is an archive: there is no CV in it to judge. If LinkedIn gave it to you, keep it as what I know about you.',
  linkedInArchiveMissing: 'Choose the archive LinkedIn gave you.',
  correctionMissing: 'Say what it is, or which line says it.',
  promptTooLong: 'Keep the prompt under {most, number} characters.',
  resumeTooLong: 'The resume is too long: it may have {most, number} characters.',

  // A campaign.
  campaignNameMissing: 'Give the campaign a name.',
  workplaceMissing: 'Choose at least one way of working.',
  payTooHigh: 'That is more than anybody is paid.',
  avoidedCompaniesTooLong: 'Keep the companies to avoid under {most, number} characters.',
  avoidedIndustriesTooLong: 'Keep the industries to avoid under {most, number} characters.',
  avoidedWordsTooLong: 'Keep the words to avoid under {most, number} characters.',
  rateNotWhole: 'The rate is a whole number of applications a day.',
  rateTooLow: 'The rate is at least {least, number} applications a day.',
  rateTooHigh: 'The rate is at most {most, number} applications a day.',

  // Applications.
  letterMissing: 'Write something, or leave the letter as it was.',
  letterTooLong: 'A letter may have {most} characters. Make it shorter.',
  linkNotWhole: 'Paste the whole link, starting with https.',
  linkTooLong: 'This link is too long. Copy it again from the address bar.',
  jobTitleMissing: 'Say what the job is called.',
  companyMissing: 'Say who the employer is.',
  noteMissing: 'Write something first.',

  // A mailbox that is read.
  mailServerMissing: 'Give the name of your mail server.',
  mailServerWrong: 'Give the name of the server alone, such as imap.example.com.',
  mailPortWrong: 'Choose port 993 or 143.',
  mailUserMissing: 'Give your user name, mostly your address.',
  mailPasswordMissing: 'Give the password.',
});
