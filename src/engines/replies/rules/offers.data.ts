import { rulesOfMails } from './classes.ts';

const UNSURE = ['<unsure>', '<unreal>'];

/** Sentences that give somebody a job. */
export const OFFERS = rulesOfMails([
  {
    id: 'job-offered',
    when: ['<offer> … <job>', '<wish> you|vous|te|toi', '<you> … <hiring>'],
    unless: UNSURE,
    gives: 'offer',
    because: 'It offers the post, or says that the person is wanted.',
    examples: ['I can offer you the position.', 'Nous vous offrons le poste.', 'We want you.'],
    counterexamples: ['We would have offered you the position.', 'The position is in Leeds.'],
  },
  {
    id: 'contract',
    when: [
      '<contract> … <sending>',
      '<sending> … <contract>',
      '<contract> … <offer>|<job>|<hiring>',
      '<signing>',
    ],
    unless: UNSURE,
    gives: 'offer',
    because: 'A contract is drawn up and signed for whoever gets the job.',
    examples: ['The contract is attached.', 'Signe la version que tu veux.'],
    counterexamples: ['May I see your contract with them?', 'Send a photo.'],
  },
  {
    id: 'first-day',
    when: ['<start> … <day>|#', '<day> … <start>'],
    unless: UNSURE,
    gives: 'offer',
    because: 'A day to begin work is named to whoever is to begin.',
    examples: ['You start on Monday.', 'Tu commences le 6.'],
    counterexamples: ['If chosen you would start on Monday.', 'We start soon.'],
  },
  {
    id: 'acceptance',
    when: ['<acceptance> … <deadline>|<day>|<offer>|<job>', '<you> … <acceptance>', '<agreeing>'],
    gives: 'offer',
    because: 'What waits for a yes is an offer.',
    examples: ['It is yours if you want it.', 'J’attends votre accord pour le poste.'],
    counterexamples: ['We have your letter.', 'Nous avons lu votre lettre.'],
  },
  {
    id: 'pay',
    when: ['# … <pay>|k|euros', '# … <each> <period>'],
    gives: 'offer',
    because: 'Pay is named in figures in what is offered; the model tells it from a posting.',
    examples: ['It pays 24.50 an hour.', '1450 par semaine.', '52 k et quatre jours.'],
    counterexamples: ['The pay is fair.', 'Our 40 shops.'],
  },
]);
