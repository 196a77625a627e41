import type { ViewCase } from './first.data.ts';

/** A staffing agency's coordinator: polite, long sentences. */
const agency: readonly ViewCase[] = [
  [
    'Your profile with Northbank',
    'I wanted to let you know that our client has had the chance to read your resume and will get back to us by Thursday.',
    true,
  ],
  [
    'Northbank, Route Planner',
    'Good afternoon Mara, the depot manager went through your CV with me this morning.',
    true,
  ],
  ['Update', 'Your candidacy has been presented, and the client opened your file yesterday.', true],
  [
    'Small update',
    'Thanks for your patience: your application is now in front of the director, who has read it.',
    true,
  ],
  ['Northbank', 'We sent your resume to the client on Monday; they have not opened it so far.', false],
  ['Northbank', 'The client will want to look at your resume once more before anything is arranged.', false],
  ['References', 'Before I open your file with the client, could you send me two references?', false],
  ['Northbank', 'I am going to go through your application with the manager tomorrow.', false],
];

/** A board's short push-like mails. */
const short: readonly ViewCase[] = [
  ['Seen', 'Application seen by Loon Foods', true],
  ['Loon Foods', 'Loon Foods has seen your application.', true],
  ['Opened!', 'Your CV was just opened by a recruiter at Loon Foods', true],
  ['You got a view', 'New view on your application to Yard Lead from Loon Foods', true],
  ['Loon Foods', 'Loon Foods viewed 40 applications this week', false],
  ['Loon Foods', 'Loon Foods opened a new position: Yard Lead', false],
  ['Unopened', 'Your application to Loon Foods is still unopened', false],
  ['Premium', 'Find out if your application was viewed', false],
];

/** French municipal and public employers. */
const ville: readonly ViewCase[] = [
  ['Concours 2213', 'Le comité de sélection a pris connaissance de votre candidature.', true],
  ['Concours 2213', 'Nous accusons réception de votre dossier, que nous avons lu avec intérêt.', true],
  [
    'Votre candidature',
    'Votre dossier a été examiné par le service des ressources humaines; vous recevrez des nouvelles sous peu.',
    true,
  ],
  ['Concours 2213', 'Votre candidature a bien été reçue et vue par la personne responsable.', true],
  ['Concours 2213', 'Les dossiers seront examinés après la date limite.', false],
  ['Concours 2213', 'Seules les candidatures complètes seront lues; assurez-vous que la vôtre l’est.', false],
  ['Concours 2213', 'Votre dossier n’a pu être consulté, car il est incomplet.', false],
  ['Concours 2213', 'Vous pouvez voir l’état de votre dossier en ligne.', false],
];

/** Mails of three manners written after the rules stood. */
export const THIRD: Readonly<Record<string, readonly ViewCase[]>> = { agency, short, ville };
