import type { ViewCase } from './first.data.ts';

/** A network's notices, in another voice than the first board's. */
const network: readonly ViewCase[] = [
  [
    'Your application to Parcel Co. is moving',
    'Sam Okafor, Talent Partner, viewed your job application 3h ago.',
    true,
  ],
  [
    'Mara, your application was viewed by Parcel Co.',
    'Applied on Oct 30. Application viewed on Nov 3.',
    true,
  ],
  ['1 employer action', 'Employer action: resume viewed. Employer: Parcel Co. Job: Dispatcher.', true],
  ['Heads up', 'The people hiring for Dispatcher have checked out your application.', true],
  ['Resume downloaded', 'Parcel Co. downloaded your resume from your application to Dispatcher.', true],
  ['It was opened', 'Parcel Co. opened the application you sent on October 30.', true],
  ['A look at your work', 'A hiring manager is looking at your application right now.', true],
  ['Application viewed', 'Your Dispatcher application: viewed', true],
  ['People are looking', 'Employers are looking at profiles like yours. Turn on alerts.', false],
  [
    'Dispatcher',
    'This job was viewed by 214 people and 31 applied. Yours is among the first applications.',
    false,
  ],
  [
    'See who viewed your resume',
    'Upgrade to see which employers viewed your resume in the last 90 days.',
    false,
  ],
  [
    'Recently viewed',
    'Because you viewed Dispatcher: Yard Lead at Northbank, Route Planner at Loon Foods.',
    false,
  ],
  [
    'Boost your application',
    'Applications with a cover letter are viewed twice as often. Add one to yours.',
    false,
  ],
  ['Your application', 'See your application as the employer will see it.', false],
  ['New message', 'Open your application to read the new message from Parcel Co.', false],
  ['A friend', 'Lena viewed your profile. Say hello.', false],
];

/** The owner of a small shop, in haste. */
const owner: readonly ViewCase[] = [
  ['application', 'hi mara saw your resume, looks ok, will call when i am back from the road', true],
  ['dispatcher job', 'got your application and read it last nite. need to ask my partner', true],
  ['hello', 'My wife and I went over your resume together. Give us a few days', true],
  ['job', 'Finally opened your email with the resume. Thanks for that', true],
  ['re dispatcher', 'We have had a good look at your application, nothing decided.', true],
  ['thx', 'Read through your resume on my phone. More soon.', true],
  ['your application', 'Your resume has been on my desk, I looked at it today', true],
  ['dispatcher', 'just so you know i have seen your application', true],
  ['dispatcher', 'have not opened any of the resumes yet, busy season', false],
  ['job', 'cant open your resume, the file is broken, send again as pdf', false],
  ['shop', 'come see the shop and see if you like it, bring your resume', false],
  ['hello', 'we are opening your branch of interest in spring, will keep your resume', false],
  ['dispatcher', 'will read your application on sunday', false],
  ['job', 'did anybody else here look at your resume? i could not find it', false],
  ['dispatcher', 'I would have looked at your application but the job is gone', false],
  ['re', 'please look at our handbook before you send your application', false],
];

/** French employers who write themselves. */
const employeur: readonly ViewCase[] = [
  ['Votre candidature', 'Bonjour, j’ai bien lu votre candidature et je la transmets à ma collègue.', true],
  [
    'Poste de répartitrice',
    'Nous avons parcouru votre CV hier; la suite viendra la semaine prochaine.',
    true,
  ],
  ['Bonjour Mara', 'J’ai jeté un coup d’œil à votre CV ce matin.', true],
  ['Suivi', 'Votre candidature vient d’être lue par notre responsable.', true],
  [
    'Répartitrice',
    'Nous avons examiné votre dossier en équipe; aucune décision n’est prise pour l’instant.',
    true,
  ],
  ['Votre CV', 'Votre curriculum vitæ a bien été vu par la directrice.', true],
  ['Petit mot', 'Je viens de regarder votre dossier, je vous reviens vendredi.', true],
  ['Candidature', 'Mon associée a ouvert votre candidature hier soir.', true],
  ['Répartitrice', 'Je n’ai pas encore eu le temps de lire votre candidature.', false],
  ['Votre CV', 'Je n’arrive pas à ouvrir votre CV, pouvez-vous le renvoyer ?', false],
  ['Bonjour', 'Je lirai votre dossier en fin de semaine.', false],
  ['Répartitrice', 'Avez-vous vu notre annonce ? Envoyez votre CV avant vendredi.', false],
  ['Réponse', 'Après lecture de votre candidature, nous avons le regret de ne pas la retenir.', false],
  ['Bonjour', 'Nous serons heureux de lire votre candidature.', false],
  ['Visite', 'Nous avons ouvert un second dépôt; joignez votre CV si le poste vous intéresse.', false],
  ['Poste', 'Si j’avais vu votre candidature plus tôt, je vous aurais écrit.', false],
];

/** Portals and tables, in both languages. */
const portal: readonly ViewCase[] = [
  ['Application summary', 'Job: Dispatcher\nSubmitted: Oct 30\nFirst viewed: Nov 3\nDecision: pending', true],
  ['Candidate portal', 'Your application moved to “Viewed”.', true],
  ['Sommaire de votre dossier', 'Poste : Répartitrice\nÉtat de la candidature : Vue par le recruteur', true],
  ['État de votre candidature', 'Votre candidature est passée à l’étape « Consultée ».', true],
  ['Notification', 'CV consulté par Colis Inc. le 3 novembre à 9 h 12.', true],
  ['Tracking', 'Resume opened: yes. Interview: not scheduled.', true],
  ['Application timeline', 'Nov 3: application opened by reviewer. Nov 1: application received.', true],
  ['Notice 88', 'The competition board has consulted your file.', true],
  ['Application summary', 'Job: Dispatcher\nSubmitted: Oct 30\nViewed: no\nDecision: pending', false],
  ['Candidate portal', 'Your application is in “Submitted”. The next stage is “Viewed”.', false],
  ['Sommaire', 'Candidature : transmise\nConsultée : non', false],
  ['Portal help', 'What does “Viewed” mean? It means that a recruiter opened your application.', false],
  ['Espace candidat', 'Pour voir votre candidature, ouvrez votre espace candidat.', false],
  [
    'Competition 88',
    'The competition opened on November 3. Your application must be complete by then.',
    false,
  ],
  ['Reminder', 'Last time you opened your application was October 30. It is not submitted.', false],
  ['Notice 89', 'Files are consulted in the order of arrival. Your file is number 40.', false],
];

/** Mails of four manners that were kept aside until the rules stood. */
export const SECOND: Readonly<Record<string, readonly ViewCase[]>> = { network, owner, employeur, portal };
