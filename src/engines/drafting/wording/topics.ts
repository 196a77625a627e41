import { promptWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

/** What a topic that people name is called in the lines of a resume; folded. */
const TOPICS: readonly (readonly [topic: RegExp, words: string])[] = [
  [
    promptWord('topics: leading'),
    'led managed supervised directed trained coached mentored hired scheduled team crew staff people dirige gere encadre forme supervise equipe personnes',
  ],
  [
    promptWord('topics: customers'),
    'customers clients guests patients served answered helped complaints clients servi accueilli repondu',
  ],
  [/\b(?:safety|securite)\b/, 'safety incidents inspections hazards injuries whmis securite accidents'],
  [promptWord('topics: teaching'), 'trained taught coached instructed forme enseigne apprentices students'],
  [/\b(?:sales|selling|ventes?)\b/, 'sold sales revenue quota accounts vendu ventes chiffre'],
  [promptWord('topics: results'), 'cut reduced raised grew saved increased reduit augmente'],
  [promptWord('topics: technology'), 'built wrote designed software system code developed developpe concu'],
  [promptWord('topics: money'), 'budget cost costs million revenue payroll invoices contracts budgets couts'],
];

/** A topic with the words by which lines of a CV speak of it: “leadership” is also “led”, “trained” and “team”. */
export const withTopics = (topic: string): string =>
  [topic, ...TOPICS.filter(([pattern]) => pattern.test(fold(topic))).map(([, words]) => words)].join(' ');
