import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The privacy policy, section by section.
  privacyResponsibleTitle: 'Who is responsible',
  privacyResponsibleCompany:
    'Legwork, a company in Canada. It follows the Personal Information Protection and Electronic Documents Act (PIPEDA) and, for people in Quebec, the Act respecting the protection of personal information in the private sector as amended by Law 25.',
  privacyResponsiblePerson:
    'The person with the highest authority in the company is in charge of protecting personal information. Write to them at {address} or through the contact page.',
  privacyKeptTitle: 'What we store',
  privacyKeptName:
    'Your name, email address and time zone. Your password, only as a hash that can’t be reversed.',
  privacyKeptFacts: 'Your resume, the facts read from it with the line each came from, and your answers.',
  privacyKeptCampaigns:
    'Your campaigns, the job postings found for them, and why the agent picked or passed on each one.',
  privacyKeptApplications:
    'Every application: what was sent, where and when, screenshots and confirmations as proof, your notes.',
  privacyKeptMail: 'Email that arrives at your application address.',
  privacyKeptSignIns: 'Where and when you logged in, in words such as “Firefox on Windows”, for 90 days.',
  privacyKeptBusiness:
    'For a business: its profile, its shops, and who belongs to it in which role. What a shop imports is described below.',
  privacyKeptMessages:
    'Messages you write on the contact page, or on the Plan page together with your plan, for one year.',
  privacyKeptOrigin:
    'You gave us this information, or it came in reply to something you sent. We don’t buy information about you or look up profiles of you elsewhere.',
  privacyWhyTitle: 'Why we use it',
  privacyWhyPurpose:
    'To find jobs, prepare applications, ask you, send what you approved, show you the results, and keep your account secure. For a business: to do what its owner set it up for. We won’t use it for anything else without asking you again.',
  privacyWhySensitive:
    'We never guess sensitive information, such as answers about health, origin or disability. We use it only where you answered exactly that question.',
  privacyConsentTitle: 'Your consent',
  privacyConsentGiven:
    'You consent when you create your account, and again where it matters more: each application is sent only after you approve its exact content, and your resume goes to an outside AI provider only after you agree to that provider.',
  privacyConsentTakenBack:
    'You can withdraw consent at any time in Settings. We can’t recall what was already sent to an employer, but you can ask the employer.',
  privacySeenTitle: 'Who sees it',
  privacySeenEmployer:
    'An employer, and the job board it uses, sees an application only after you approve it.',
  privacySeenModel:
    'An AI provider, only if one is set up here and you agreed to it in Settings, where its name is shown. It gets what your resume says about your work, education, skills and projects, the job posting, and sentences of your prompts that our own software doesn’t understand. It doesn’t get your name, email, phone or address. We store what it answered and what it cost until you delete your account. Without a provider, everything is processed on our own machines.',
  privacySeenPayment:
    'The payment provider, for a paid plan. Your name, address and card go to it directly, and we never see the card.',
  privacySeenBrowser:
    'The maker of your browser, which passes on notifications. They are encrypted, so it can’t read them.',
  privacySeenSignIn: 'Google or LinkedIn, only if you choose to log in with them.',
  privacySeenNotSold:
    'We don’t sell your information, and no advertiser sees it. If a provider works outside your province or outside Canada, the laws there apply to what it holds. Ask us which laws these are and we’ll tell you.',
  privacyMachineTitle: 'Automated decisions',
  privacyMachineDecides:
    'The agent alone decides which jobs to pass on: those with a match below 50, and those that break a rule you set. It records its reasons, and you can read them for each job on Auto Apply.',
  privacyMachinePerson:
    'If you think it was wrong, tell us on the contact page. A person will look at it with you.',
  privacyBrowserTitle: 'In your browser',
  privacyBrowserStorage:
    'Your browser’s storage holds a login token, your choice of theme and drafts of what you’re typing. One cookie ties the login to your device. There are no advertising or tracking cookies, and no page here loads anything from another company, except the login pages when Google’s button is switched on.',
  privacyHowLongTitle: 'How long we keep it',
  privacyHowLongCopies:
    'Our backups hold everything for up to 30 days. What was erased is gone from them after that, and never brought back from them before.',
  privacyHowLongAccount:
    'As long as your account exists. When you delete it, you have 14 days to undo that. Then everything above is erased, including documents, screenshots and confirmations. We keep payment records as long as tax law requires.',
  privacyRightsTitle: 'Your rights',
  privacyRightsSee:
    'See and export everything: Settings creates one archive of it, in formats other programs can read. Its link works for seven days.',
  privacyRightsCorrect: 'Correct it: in your profile, or by asking us.',
  privacyRightsDelete: 'Delete it: in Settings, at any time.',
  privacyRightsAsk: 'Ask what a decision was based on, and have a person review it.',
  privacyRightsComplain:
    'Complain to us first, and then to the Office of the Privacy Commissioner of Canada or, in Quebec, to the Commission d’accès à l’information.',
  privacyRightsAnswer: 'We answer within 30 days.',
  privacyBreachTitle: 'If something goes wrong',
  privacyBreachTold:
    'If your information is lost or seen by someone who shouldn’t have it, and that could seriously harm you, we tell you and the authority without delay. We say what happened and what you can do.',

  // The terms of service, section by section.
  termsRegisterTitle: 'Who can sign up',
  termsRegisterAge:
    'You must be 18 or older. One account is for one person, also in a business. Keep its password to yourself.',
  termsRegisterAgree:
    'By creating an account, you agree to these terms. If you don’t agree, don’t create an account.',
  termsMayTitle: 'What the agent may do in your name',
  termsMayLook: 'Look for jobs that fit what you told it, on boards it’s allowed to read.',
  termsMayPrepare: 'Prepare a resume, a cover letter and answers from facts you gave.',
  termsMaySubmit:
    'Submit an application after you approve its exact content. An approval works once and expires after 72 hours, or when the job posting closes.',
  termsMayReceive:
    'Receive email at your application address, and update the job in your tracker based on what it says.',
  termsMayPause: 'You can pause it at any time, and skip any application. Silence never counts as approval.',
  termsMayNotTitle: 'What it may not do',
  termsMayNotInvent: 'Invent a skill, a date, a degree or anything else about you.',
  termsMayNotGuess: 'Answer legal or demographic questions for you by guessing.',
  termsMayNotGetAround:
    'Bypass a captcha or a login, or act on a site that forbids it. There, it prepares the application and you send it.',
  termsMayNotTwice: 'Apply twice to the same job, or below a match of 50.',
  termsMayNotSign: 'Sign a contract, accept an offer or reply to an employer for you.',
  termsPartTitle: 'Your responsibilities',
  termsPartTrue:
    'What you tell Legwork about yourself must be true, and you must have the right to use the documents you upload. Read what you approve: to an employer it’s your application, and you’re responsible for its content.',
  termsPartMisuse:
    'Don’t use Legwork to apply in someone else’s name, to flood employers, or to attack it or anyone through it. We may block an account that does, and will tell its owner why.',
  termsNoPromiseTitle: 'What we don’t promise',
  termsNoPromiseOutcome:
    'An interview, an offer or a sale. A score is an estimate with its reasons, and boards change and fail. If an outcome is unknown, the tracker says so.',
  termsPayingTitle: 'Plans and payment',
  termsPayingTrial:
    'New accounts can send {applications, plural, one {# application} other {# applications}} in the first {days, plural, one {# day} other {# days}}, no card needed. After that, you need Starter or Pro. Prices are on the pricing page, in Canadian dollars unless the checkout says otherwise. Tax is added where the law requires it.',
  termsPayingMonthly:
    'A plan is monthly and renews until you cancel. You can cancel on any day, and you keep the plan until the end of the month you paid for. If the price changes, we email you 30 days before, and you can cancel.',
  termsPayingLaw: 'Nothing here changes your rights under your province’s consumer protection law.',
  termsContentTitle: 'Your content',
  termsContentYours:
    'Your resume, cover letters and answers are yours. We use them only to do what is written here, and we don’t train any model on them.',
  termsEndingTitle: 'Ending the service',
  termsEndingDelete:
    'You can delete your account in Settings on any day. After 14 days, everything is erased. If we end the service, we tell you 60 days before, and you can take everything with you.',
  termsFaultTitle: 'If we’re at fault',
  termsFaultLiability:
    'We’re liable for what we do wrong, as the law of your province says, and we exclude no liability that it doesn’t let us exclude. For businesses, our liability is limited to what was paid in the twelve months before.',
  termsChangesTitle: 'Changes, law and language',
  termsChangesLawAndLanguage:
    'If these terms change in a way that matters, we email you 30 days before. The law of Canada and of the province where you live applies, and its courts decide. A French version is being prepared. If you want to read it before you agree, ask for it on the contact page.',
});
