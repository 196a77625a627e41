/** Mails of four manners, by whether they tell that somebody opened the application: [subject, text, tells]. Written before the rules. */
export type ViewCase = readonly [subject: string, text: string, tells: boolean];

/** A job board's own notices, in English. */
const board: readonly ViewCase[] = [
  ['Your application was viewed', 'Parcel Co. viewed your application for Dispatcher on November 3.', true],
  ['Good news, Mara!', 'An employer has opened your resume. Parcel Co. looked at it today at 09:12.', true],
  ['Update on Dispatcher', 'Your application has been viewed by the hiring team at Parcel Co.', true],
  [
    'Parcel Co. viewed your profile',
    'You applied to Dispatcher last week. The recruiter has now viewed your candidate profile.',
    true,
  ],
  ['Application activity', 'Someone at Parcel Co. just opened your CV.', true],
  [
    'Your resume got a look',
    'The employer has looked through your resume for the Dispatcher position.',
    true,
  ],
  ['Dispatcher at Parcel Co.', 'Hi Mara, your application was seen by the poster of this job.', true],
  ['They read it', 'Your cover letter and resume were read by Parcel Co. 2 hours ago.', true],
  [
    'Your weekly profile report',
    '14 people viewed your profile this week. See who they are with Premium.',
    false,
  ],
  ['Jobs you viewed', 'You viewed these jobs recently. Dispatcher at Parcel Co. is still open.', false],
  [
    'Your application was sent',
    'Your application was sent to Parcel Co. View your application on our site.',
    false,
  ],
  [
    'View your application',
    'Press the button to view your application for Dispatcher: View application.',
    false,
  ],
  ['Get noticed', 'Complete your profile so that employers view your application sooner.', false],
  ['Not viewed yet', 'Your application has not been viewed yet. Most employers look within ten days.', false],
  ['We will tell you', 'You will get a notice when your application is viewed by the employer.', false],
  ['Tips', 'Once the employer has opened your resume, it is a good time to follow up.', false],
];

/** A recruiter who writes as one speaks. */
const recruiter: readonly ViewCase[] = [
  [
    'Hi Mara',
    'Just a note that I have gone through your application this morning and passed it to Dana. More next week.',
    true,
  ],
  ['Dispatcher', 'I had a look at your CV and will speak with the team on Monday.', true],
  [
    'Re: my application',
    'I finally got round to reading your application. Thank you for the patience, I come back to you soon.',
    true,
  ],
  ['Your resume', 'We have looked over your resume and are comparing it with the others now.', true],
  ['Quick word', 'Dana, who runs the depot, has seen your application. No decision so far.', true],
  ['Dispatcher role', 'I opened your application yesterday evening; give me until Friday.', true],
  ['Hello', 'Our hiring manager took a look at your resume today and still has two more to read.', true],
  ['Your file', 'Your file was read by two of us. We are still deciding.', true],
  ['Dispatcher role', 'I will look at your application at the end of the week.', false],
  ['Hello Mara', 'I have not had a chance to look at your resume yet, sorry for the wait.', false],
  [
    'Your application',
    'We reviewed your application carefully and unfortunately will not go forward.',
    false,
  ],
  ['Re: Dispatcher', 'Could you tell me when you opened your own shop, as your resume says 2019?', false],
  ['Our depot', 'Have you looked at our site? We opened a second depot in May.', false],
  ['Dispatcher', 'We look forward to seeing your application.', false],
  ['Question', 'Did you see the posting on Workopolis? We opened applications on Monday.', false],
  [
    'Dispatcher',
    'Thank you for applying. We are reading applications as they come in and will write to you.',
    false,
  ],
];

/** What an applicant system writes by itself. */
const system: readonly ViewCase[] = [
  ['Status changed: Dispatcher', 'The status of your application changed from Submitted to Viewed.', true],
  ['[Parcel Co.] Application #2213', 'Application status: Viewed by employer', true],
  [
    'Application 2213',
    'This is an automatic message. Your candidacy was opened by a member of the selection panel on 2026-11-03.',
    true,
  ],
  ['Candidate notice', 'Your submitted documents have been opened by Human Resources.', true],
  ['Application update', 'Your application has now been read by the hiring department.', true],
  ['Dispatcher: viewed', 'Dear applicant, your dossier has been looked at by Parcel Co.', true],
  ['Parcel Co. careers', 'A recruiter accessed your application for requisition 2213.', true],
  ['Your submission', 'Your submission for Dispatcher was viewed. No action is needed from you.', true],
  ['Application 2213', 'Your application status can be viewed in the candidate portal at any time.', false],
  ['Application received', 'Your application has been received and will be reviewed by our team.', false],
  [
    'Application 2213',
    'Status: Submitted. Possible statuses are Submitted, Viewed, Interview and Closed.',
    false,
  ],
  ['Access', 'You viewed your application on November 3 from a new device. Was it you?', false],
  ['Document', 'The attached document cannot be opened. Please upload your resume as PDF.', false],
  [
    'Application closed',
    'The posting you viewed has been closed. Your application was not considered.',
    false,
  ],
  [
    'Privacy notice',
    'Your resume may be viewed by employees of Parcel Co. and its agents for twelve months.',
    false,
  ],
  ['Application 2213', 'If your application has been viewed, the portal shows a green dot.', false],
];

/** Notices of French boards and systems. */
const french: readonly ViewCase[] = [
  [
    'Votre candidature a été consultée',
    'Bonjour Mara, Colis Inc. a consulté votre candidature au poste de répartitrice.',
    true,
  ],
  ['Du nouveau', 'Un recruteur vient d’ouvrir votre CV.', true],
  ['Répartitrice', 'Votre CV a été vu par l’employeur le 3 novembre.', true],
  ['Suivi de candidature', 'L’équipe de recrutement a pris connaissance de votre dossier.', true],
  ['Votre dossier 2213', 'Statut de votre candidature : consultée', true],
  ['Colis Inc.', 'Votre dossier de candidature a été ouvert par la direction des ressources humaines.', true],
  ['Votre candidature', 'Le recruteur a lu votre candidature ce matin.', true],
  ['Activité', 'Colis Inc. a visionné votre profil à la suite de votre candidature.', true],
  ['Offres consultées', 'Vous avez consulté ces offres récemment. Postulez maintenant.', false],
  ['Votre candidature', 'Consultez votre candidature dans votre espace candidat.', false],
  ['Votre profil', '12 personnes ont vu votre profil cette semaine.', false],
  ['Accusé de réception', 'Votre candidature sera étudiée par notre équipe.', false],
  [
    'Votre candidature',
    'Nous avons étudié votre candidature avec attention et ne pouvons malheureusement y donner suite.',
    false,
  ],
  ['Pas encore', 'Votre candidature n’a pas encore été consultée par l’employeur.', false],
  ['Avis', 'Vous serez prévenue dès que votre CV aura été ouvert.', false],
  ['Confidentialité', 'Votre dossier peut être consulté par les membres du comité.', false],
];

export const FIRST: Readonly<Record<string, readonly ViewCase[]>> = { board, recruiter, system, french };
