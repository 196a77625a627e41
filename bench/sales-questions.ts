import { readFileSync } from 'node:fs';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { query, read } from '#testing/sales-questions.ts';

/** A question with what differs in its query from sales of the last four weeks; null where no figure must be given. */
interface Question {
  question: string;
  asks: (Omit<Partial<SalesQuery>, 'period'> & { period?: SalesQuery['period'] | 'any' }) | null;
}

const QUESTIONS = new URL('data/sales-questions/questions.json', import.meta.url);

function judged({ question, asks }: Question): string {
  const reading = read(question);
  if (asks === null) return reading.outcome === 'read' ? 'answered wrongly' : 'rightly not answered';
  if (reading.outcome !== 'read') return 'not answered';
  const { period = query().period, ...parts } = asks;
  const wanted = query({ ...parts, period: period === 'any' ? reading.query.period : period });
  return JSON.stringify(reading.query) === JSON.stringify(wanted) ? 'answered rightly' : 'answered wrongly';
}

// The file's own form is what is said above.
const questions = JSON.parse(readFileSync(QUESTIONS, 'utf8')) as Question[];
for (const [word, of] of Map.groupBy(questions, judged)) {
  console.log(`${word}: ${of.length}`);
  if (word !== 'answered rightly' && word !== 'rightly not answered')
    for (const { question } of of) console.log(`  ${question}`);
}
