import { rulesOfMails } from './classes.ts';

/** Sentences with which a mail moves nothing, whatever else it seems to say. */
export const DOUBTS = rulesOfMails([
  {
    id: 'not-decided',
    when: ['<negation> … <choosing>', '<notSettled>', 'top #'],
    gives: 'undecided',
    because: 'As long as nothing is decided, nothing has changed.',
    examples: [
      'The panel has met but has not concluded.',
      'Je ne vous oublie pas.',
      'We test the top 5 on the 18th.',
      'Successful candidates will be invited on Tuesday.',
      'Si votre profil est retenu, vous serez convoqué.',
    ],
    counterexamples: ['We decided on another candidate.', 'The panel met on Friday.'],
  },
  {
    id: 'interview-called-off',
    when: ['<cancelled> … <interview>|<meeting>|<talk>', '<interview>|<meeting>|<talk> … <cancelled>'],
    unless: ['<movedTime>'],
    gives: 'calledOff',
    because: 'An interview that does not happen is no step forward, and may be the end.',
    examples: ['Cancelled: interview of Tuesday.', 'Nous devons annuler la rencontre.'],
    counterexamples: [
      'The cancelled interview is moved to Friday.',
      'Your interview is on Tuesday.',
      'Le poste est annulé.',
    ],
  },
  {
    id: 'to-many',
    when: ['<toMany>'],
    gives: 'toMany',
    because: 'Courses, webinars and letters to subscribers speak of interviews and offers that are nobody’s.',
    examples: [
      'Join our free webinar on interviews.',
      'Come to our open house.',
      'Chers parents, choisissez une plage.',
    ],
    counterexamples: ['Join us on Teams.', 'Votre entretien est gratifiant.'],
  },
  {
    id: 'money-first',
    when: ['<scam>'],
    gives: 'fraud',
    because: 'No employer asks for money, cards or codes before anybody has met.',
    examples: ['Buy gift cards for your laptop.', 'Réglez les frais de dossier.', 'Interview on Telegram.'],
    counterexamples: ['Bring your health card.', 'Les frais de déplacement sont remboursés.'],
  },
  {
    id: 'form-waits',
    when: [
      '<entering> … code|passcode',
      'code|link|lien|button|bouton … <finishing> … <application>',
      '<finishing> … code|link|lien|button|bouton',
    ],
    unless: ['<test>', 'access|acces'],
    gives: 'formCode',
    because:
      'An application whose form still waits for a code or a click has not arrived, whatever else is confirmed.',
    examples: [
      'Enter the code 123456 on our page to submit it.',
      'Pour la transmettre, saisissez le code dans le formulaire.',
      'Click the link below to confirm your application.',
    ],
    counterexamples: ['Enter the access code to start the assessment.', 'Your application is complete.'],
  },
  {
    id: 'test-arrived',
    when: ['<arrived> … <test>', '<test> … <arrived>'],
    gives: 'testArrived',
    because: 'What came in is what somebody did for a test: it confirms no application.',
    examples: ['We got your test, thanks.', 'Votre épreuve est bien reçue.'],
    counterexamples: ['We got your application.', 'A test will follow.'],
  },
  {
    id: 'all-the-steps',
    when: [
      'our|notre|le|the|voici process|processus|steps|etapes un|une|a|an|is|starts|comprend|begins|consists',
    ],
    gives: 'undecided',
    because: 'A list of all the steps there are announces none of them.',
    examples: ['Our process: a phone interview, then a test.', 'Le processus comprend trois entretiens.'],
    counterexamples: ['The next step is an interview.', 'Voici la prochaine étape.'],
  },
]);
