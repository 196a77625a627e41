import { catalogue } from '#localization/catalogue.ts';

/** What browser and server say alike of what was entered. */
export const text = catalogue(
  'contract',
  {
    // Whatever is typed.
    invisibleFirst: 'There’s an invisible character at the start. Remove it, or type the text again.',
    keepUnder: 'Keep it under {most, number} characters.',
    nameTooLong: 'Keep the name under {most, number} characters.',
    emailWrong: 'Please enter a valid email address.',
    amountMissing: 'Enter an amount.',
    amountNotAboveZero: 'Enter an amount above zero.',
    currencyWrong: 'Enter a currency such as CAD.',

    // Signing up and in.
    emailMissing: 'Enter your email address.',
    passwordMissing: 'Enter your password.',
    passwordTooShort: 'Use at least {least, number} characters.',
    passwordTooLong: 'Use at most {most, number} characters.',
    codeWrong: 'Enter the 6-digit code.',
    fullNameMissing: 'Enter your full name.',
    fullNameTooLong: 'Enter a name of at most {most, number} characters.',
    fullNameOnLines: 'Enter your full name on one line.',
    ageNotConfirmed: 'Confirm that you are 18 or older and accept the terms.',

    // Security.
    proofMissing: 'Use your password, a passkey or a code.',
    passkeyNameMissing: 'Enter a name for the passkey.',
    passkeyNameTooLong: 'Choose a name of at most {most, number} characters.',
    passkeyNameOnLines: 'Keep the name on one line.',
    passkeyNotRead: 'Couldn’t read the passkey.',

    // What we are told of, and when.
    contactMissing: 'Enter your message.',
    contactTooLong: 'Keep your message under {most, number} characters.',
    timeWrong: 'Enter a time such as 21:30.',
    quietHoursEqual: 'Choose two different times for your quiet hours.',

    // A business.
    businessNameMissing: 'Enter the name of your business.',
    shopMissing: 'Choose at least one shop.',
    shopNameMissing: 'Enter a name for the shop.',
    tradeMissing: 'Enter the kind of business.',
    tradeTooLong: 'Keep the kind of business under {most, number} characters.',
    cityMissing: 'Enter the city.',
    cityTooLong: 'Keep the city under {most, number} characters.',
    regionMissing: 'Choose the province or territory.',
    postalCodeWrong: 'Enter a postal code such as K1A 0B1.',
    postalCodeTooLong: 'Keep the postal code under {most, number} characters.',
    timeZoneWrong: 'Choose a time zone.',
    currencyMissing: 'Choose a currency.',
    languageMissing: 'Choose at least one language.',
    websiteWrong: 'Enter the full website address, starting with https://.',
    websiteTooLong: 'Keep the website under {most, number} characters.',
    businessPhoneWrong: 'Enter a phone number such as 905 555 0177.',
    businessPhoneTooLong: 'Keep the phone number under {most, number} characters.',
    contactEmailTooLong: 'Keep the contact email under {most, number} characters.',
    hoursWrong: 'Enter opening and closing times, such as 9:00 and 17:30.',
    hoursEqual: 'Opening and closing hours must be different.',

    // Files of a business.
    importMissing: 'Choose a file to bring in.',
    importTooLarge: 'That file is too large. Files can be up to 50 MB.',

    // The profile.
    headlineTooLong: 'Keep your headline under {most, number} characters.',
    locationTooLong: 'Keep your location under {most, number} characters.',
    phoneTooLong: 'Keep your phone number under {most, number} characters.',
    timeZoneTooLong: 'Keep your time zone under {most, number} characters.',
    linkedInWrong: 'Enter the full address of your LinkedIn profile, starting with https://.',
    githubWrong: 'Enter the full address of your GitHub profile, starting with https://.',
    portfolioWrong: 'Enter the full address of your portfolio, starting with https://.',
    positionMissing: 'Enter the position you are looking for.',
    skillMissing: 'Enter at least one skill.',
    searchMissing: 'Enter where you are in your job search.',

    // A job, a study or a volunteer post in the person's own words.
    jobMissing: 'Enter what you did there, such as your job title.',
    employerMissing: 'Enter where you did it.',
    studyMissing: 'Enter what you studied.',
    schoolMissing: 'Enter where you studied.',
    yearWrong: 'Enter the year, with the month if you know it.',
    datesMissing: 'Enter when it started or ended.',
    doneTooLong: 'Keep each thing you did under {most, number} characters.',

    // Answers that forms are given.
    answerMissing: 'Enter an answer.',
    monthWrong: 'Enter a month such as 2021-04.',
    leastAboveWanted: 'Your minimum pay can’t be more than the pay you want.',
    mostBelowWanted: 'The top of your range can’t be less than the pay you want.',
    hoursMissing: 'Enter your hours a week. They’re needed to convert your pay.',
    numberBetween: 'Enter a whole number from {least, number} to {most, number}.',
    dayMissing: 'Enter a date.',
    countryMissing: 'Choose at least one country.',
    placeMissing: 'Add at least one place.',
    tooMany: 'Keep it to {most, number} at most.',
    choiceMissing: 'Choose at least one.',
    spanMissing: 'Add at least one time period.',
    spanBackwards: 'The end can’t be before the start.',

    // Resumes and other files.
    fileTooLarge: 'That file is too large. Files can be up to 5 MB, and resumes up to 50 pages.',
    fileMissing: 'Choose a file to upload.',
    fileToAnalyzeMissing: 'Please upload a file to analyze.',
    fileOfOtherKind: 'Upload a .pdf, .doc, .docx or .txt file.',
    archiveIsNoCv:
      'That archive has no resume to analyze. If it’s from LinkedIn, use it as your main resume instead.',
    linkedInArchiveMissing: 'Choose the archive you got from LinkedIn.',
    correctionMissing: 'Enter the correct text, or choose the line that says it.',
    promptTooLong: 'Keep the prompt under {most, number} characters.',
    resumeTooLong: 'The resume is too long. It can have up to {most, number} characters.',

    // A campaign.
    campaignNameMissing: 'Enter a campaign name.',
    workplaceMissing: 'Choose at least one workplace type.',
    payTooHigh: 'That amount is too high.',
    avoidedCompaniesTooLong: 'Keep the companies to avoid under {most, number} characters.',
    avoidedIndustriesTooLong: 'Keep the industries to avoid under {most, number} characters.',
    avoidedWordsTooLong: 'Keep the words to avoid under {most, number} characters.',
    rateNotWhole: 'The rate must be a whole number of applications a day.',
    rateTooLow: 'The rate must be at least {least, number} applications a day.',
    rateTooHigh: 'The rate can be at most {most, number} applications a day.',

    // Applications.
    letterMissing: 'Write something, or keep the cover letter as it was.',
    letterTooLong: 'A cover letter can have up to {most} characters. Make it shorter.',
    linkNotWhole: 'Paste the full link, starting with https://.',
    linkTooLong: 'That link is too long. Copy it again from the address bar.',
    jobTitleMissing: 'Enter the job title.',
    companyMissing: 'Enter the employer.',
    noteMissing: 'Write something first.',

    // A mailbox that is read.
    mailServerMissing: 'Enter the name of your mail server.',
    mailServerWrong: 'Enter only the server name, such as imap.example.com.',
    mailPortWrong: 'Choose port 993 or 143.',
    mailUserMissing: 'Enter your username, usually your email address.',
    mailPasswordMissing: 'Enter the password.',
  },
  { numberMissing: 'Enter a number.' },
);
