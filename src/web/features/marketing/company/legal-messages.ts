import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The privacy policy, section by section.
  privacyResponsibleTitle: 'Who is responsible',
  privacyResponsibleCompany:
    'Legwork, a company in Canada. It follows the Personal Information Protection and Electronic Documents Act (PIPEDA) and, for people in Quebec, the Act respecting the protection of personal information in the private sector as amended by Law 25.',
  privacyResponsiblePerson:
    'The person in charge of protecting personal information is the one with the highest authority in the company. Write to them on the contact page.',
  privacyKeptTitle: 'What is kept',
  privacyKeptName:
    'Your name, e-mail address and time zone. Your password only as a hash that cannot be turned back.',
  privacyKeptFacts: 'Your CV, the facts read from it with the line each came from, and your answers.',
  privacyKeptCampaigns:
    'Your campaigns, the postings found for them, and the reasons each was taken or left.',
  privacyKeptApplications:
    'Every application: what was sent, where and when, screenshots and confirmations as proof, your notes.',
  privacyKeptMail: 'Mail that arrives at your application address.',
  privacyKeptSignIns: 'Where and when you signed in, in words such as “Firefox on Windows”, for 90 days.',
  privacyKeptBusiness: 'For a business: the shop’s profile.',
  privacyKeptMessages:
    'Messages you write on the contact page, or on the plan page with your plan beside them, for one year.',
  privacyKeptOrigin:
    'You gave it, or it came in answer to what you sent. Nothing is bought about you and no profile of you is looked up elsewhere.',
  privacyWhyTitle: 'Why',
  privacyWhyPurpose:
    'To find jobs, prepare applications, ask you, send what you approved, show you what came of it, and keep the account safe. For nothing else without asking you again.',
  privacyWhySensitive:
    'Sensitive facts, such as answers about health, origin or disability, are never guessed. They are used only where you gave an answer for exactly that question.',
  privacyConsentTitle: 'Your consent',
  privacyConsentGiven:
    'You agree when you create the account, and again where it matters more: each application leaves only after you approved exactly its content, and your CV goes to an outside AI provider only after you agreed to that provider.',
  privacyConsentTakenBack:
    'You can take consent back at any time in Settings. What was already sent to an employer cannot be called back by us; you can ask the employer.',
  privacySeenTitle: 'Who sees it',
  privacySeenEmployer:
    'An employer, and the job board it uses, sees an application after you approved it, and not before.',
  privacySeenModel:
    'An AI provider, only if one is set up here and you agreed to it in Settings, where it is named. Then what your CV says of your work, studies, skills and projects, the posting, and sentences of your prompts that we cannot read ourselves go to it; your name, email, phone and address do not. We keep what it answered and what it cost, until you delete the account. Without one, everything is worked out on our own machines.',
  privacySeenPayment:
    'The payment provider, for a paid plan: your name, address and card go to it directly, and we never see the card.',
  privacySeenBrowser:
    'The maker of your browser passes on notifications, encrypted so that it cannot read them.',
  privacySeenSignIn: 'Google or LinkedIn, only if you choose to sign in with them.',
  privacySeenNotSold:
    'It is not sold, and no advertiser sees it. Where a provider works outside your province or outside Canada, the laws there apply to what it holds; ask us which these are and we name them.',
  privacyMachineTitle: 'Decisions by a machine',
  privacyMachineDecides:
    'The agent alone decides which postings to leave: those below a match of 50, and those that break a rule you set. It writes the reasons down, and you can read them for each posting on Auto Apply.',
  privacyMachinePerson:
    'If you think it was wrong, tell us on the contact page. A person looks at it with you.',
  privacyBrowserTitle: 'In your browser',
  privacyBrowserStorage:
    'A sign-in token, your choice of theme and drafts of what you are typing are kept in your browser’s storage, and one cookie that ties the sign-in to your device. There are no advertising or tracking cookies, and no page here loads anything from another company, except the sign-in pages when Google’s button is switched on.',
  privacyHowLongTitle: 'How long',
  privacyHowLongAccount:
    'As long as the account exists. When you delete it, you have 14 days to undo that; then everything above is erased, documents and proof included. Records of payments are kept as long as tax law asks.',
  privacyRightsTitle: 'Your rights',
  privacyRightsSee:
    'See and take everything: Settings makes one archive of it, in formats other programs read. Its link works for seven days.',
  privacyRightsCorrect: 'Correct it: in your profile, or by asking us.',
  privacyRightsDelete: 'Delete it: in Settings, at any time.',
  privacyRightsAsk: 'Ask what a decision rested on, and have a person look at it.',
  privacyRightsComplain:
    'Complain to us first, and then to the Office of the Privacy Commissioner of Canada or, in Quebec, to the Commission d’accès à l’information.',
  privacyRightsAnswer: 'We answer within 30 days.',
  privacyBreachTitle: 'If something goes wrong',
  privacyBreachTold:
    'If your information is lost or seen by somebody who should not have it, and that could seriously harm you, we tell you and the authority without delay, say what happened and what you can do.',

  // The terms of service, section by section.
  termsRegisterTitle: 'Who may register',
  termsRegisterAge:
    'You must be 18 or older. One account is for one person or one business, and you keep its password to yourself.',
  termsRegisterAgree:
    'By creating an account you agree to these terms. If you do not agree, do not create an account.',
  termsMayTitle: 'What the agent may do in your name',
  termsMayLook: 'Look for jobs that fit what you told it, on boards that may be read.',
  termsMayPrepare: 'Prepare a CV, a letter and answers from facts you gave.',
  termsMaySubmit:
    'Submit an application after you approved exactly that content. An approval works once and expires after 72 hours, or with the posting.',
  termsMayReceive:
    'Receive mail at your application address, and move the job in your tracker by what it says.',
  termsMayPause: 'You can pause it at any time, and skip any application. Silence is never a yes.',
  termsMayNotTitle: 'What it may not do',
  termsMayNotInvent: 'Invent a skill, a date, a degree or anything else about you.',
  termsMayNotGuess: 'Answer legal or demographic questions for you by guessing.',
  termsMayNotGetAround:
    'Get around a captcha or a login, or act on a site that forbids it. There it prepares, and you send.',
  termsMayNotTwice: 'Apply twice to the same job, or below a match of 50.',
  termsMayNotSign: 'Sign a contract, accept an offer or answer an employer for you.',
  termsPartTitle: 'Your part',
  termsPartTrue:
    'What you tell Legwork about yourself is true, and you may use the documents you upload. You read what you approve: to an employer it is your application, and you answer for its content.',
  termsPartMisuse:
    'You do not use Legwork to apply in somebody else’s name, to flood employers, or to attack it or anybody through it. We may stop an account that does, and tell its owner why.',
  termsNoPromiseTitle: 'What we do not promise',
  termsNoPromiseOutcome:
    'An interview, an offer or a sale. A score is an estimate with its reasons, and boards change and fail. Where an outcome is unknown, the tracker says so.',
  termsPayingTitle: 'Plans and paying',
  termsPayingTrial:
    '{trialOffer} After that it needs Starter or Pro. Prices are on the pricing page, in Canadian dollars unless the checkout says otherwise; tax is added where the law asks for it.',
  termsPayingMonthly:
    'A plan runs by the month and renews until you cancel. You can cancel on any day; the plan stays until the end of the month you paid for. If the price changes, you hear of it by mail 30 days before, and can cancel.',
  termsPayingLaw:
    'Your rights under the consumer protection law of your province stay as they are, whatever is written here.',
  termsContentTitle: 'Your content',
  termsContentYours:
    'Your CV, letters and answers are yours. We use them only to do what is written here, and train no model on them.',
  termsEndingTitle: 'Ending it',
  termsEndingDelete:
    'You can delete the account in Settings on any day; after 14 days everything is erased. If we end the service, you hear of it 60 days before and can take everything with you.',
  termsFaultTitle: 'If we are at fault',
  termsFaultLiability:
    'We answer for what we do wrong, as the law of your province says, and exclude nothing that it does not let us exclude. For businesses, our liability is limited to what was paid in the twelve months before.',
  termsChangesTitle: 'Changes, law, language',
  termsChangesLawAndLanguage:
    'If these terms change in a way that matters, you hear of it by mail 30 days before. The law of Canada and of the province where you live applies, and its courts decide. A French version is being prepared; ask for it on the contact page if you want to read it before you agree.',
});
