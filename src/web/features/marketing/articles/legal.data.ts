interface Clause {
  title: string;
  text: readonly string[];
}

export const privacy: readonly Clause[] = [
  {
    title: 'What is kept',
    text: [
      'Your name, e-mail address and password (only as a hash that cannot be turned back).',
      'Your CV and the facts read from it, your answers, your campaigns, and every application: what was sent, where, when, and the proof of it.',
      'Replies that arrive at your application addresses.',
    ],
  },
  {
    title: 'Why',
    text: [
      'To find jobs, prepare applications, ask you, send what you approved, and show you what came of it. For nothing else.',
    ],
  },
  {
    title: 'Who sees it',
    text: [
      'An employer sees an application after you approved exactly that content, and not before.',
      'Your CV goes to an outside AI provider only if one is set up here and you agreed to that provider. Without it, everything works on our own machines.',
      'It is not sold, and no advertiser sees it.',
    ],
  },
  {
    title: 'In your browser',
    text: [
      'A sign-in token and your choice of theme are kept in your browser’s storage. There are no advertising or tracking cookies.',
    ],
  },
];

export const terms: readonly Clause[] = [
  {
    title: 'Who may register',
    text: ['You must be 18 or older. One account is for one person, and you keep its password to yourself.'],
  },
  {
    title: 'What the agent does in your name',
    text: [
      'It finds jobs, prepares applications from facts you gave, and submits an application only after you approved exactly that content.',
      'An approval works once and expires after 72 hours.',
    ],
  },
  {
    title: 'What you answer for',
    text: [
      'That what you tell Legwork about yourself is true, and that you may use the documents you upload.',
    ],
  },
  {
    title: 'What it does not do',
    text: [
      'It does not invent facts, get around captchas, or answer legal or demographic questions for you.',
      'It cannot promise an interview or a job.',
    ],
  },
  {
    title: 'Plans',
    text: [
      'Prices are on the pricing page. Paid plans start when checkout opens; until then nothing is charged.',
    ],
  },
];
