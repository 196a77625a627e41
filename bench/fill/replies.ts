import type { BankAnswer } from '#contract/career/form.ts';
import { isAnsweredOnce } from '#engines/forms/index.ts';
import type { FormPlan } from '#engines/forms/index.ts';

type Asked = FormPlan['ask'][number];

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const nameOf = (id: string): string => id.split(':')[0] ?? id;
const parameterOf = (id: string): string => plain(id.slice(nameOf(id).length));

/** A reply as a person would have written it. */
function written(reply: unknown): string {
  if (typeof reply === 'boolean') return reply ? 'Yes' : 'No';
  if (Array.isArray(reply)) return reply.map((one) => written(one)).join(', ');
  return typeof reply === 'object' && reply !== null ? JSON.stringify(reply) : String(reply);
}

/** Words that name a question without saying what it is about. */
const ANY_QUESTION = /^(quiz|text\.other|other|doc\.other)$/;

/** Words of a key that many questions say, whatever they ask for. */
const COMMON = /^(number|type|other|name|date|total|level|consent|needed|required)$/;

/** From here on a key names the very thing that is asked, however often it is asked. */
const SURE = 4;

/** How well the key of a reply names a question that was asked; 0 when it does not. */
function fits(key: string, { topic, label, section = '' }: Asked): number {
  if (key === topic) return 5;
  if (plain(key) === plain(label)) return 5;
  const asked = ` ${plain(`${label} ${section}`)} `;
  const parameter = parameterOf(key);
  // A reply may be keyed by words of the question itself.
  if (key.includes(' ') && asked.includes(` ${plain(key)} `)) return 3;
  if (nameOf(key) === nameOf(topic)) {
    const named = parameter === '' || parameter === parameterOf(topic) || asked.includes(` ${parameter} `);
    return named ? 4 : parameterOf(topic) === '' ? 2 : 0;
  }
  // A question nobody has a name for is answered by the reply whose own name it mentions.
  if (nameOf(topic) !== 'own') return 0;
  const words = plain(key.replaceAll('_', ' '))
    .split(' ')
    .filter((word) => word.length > 3 && !COMMON.test(word));
  const said = words.filter((word) => asked.includes(` ${word.slice(0, 6)}`)).length;
  return said > 0 ? said / words.length : ANY_QUESTION.test(key) ? 0.1 : 0;
}

/** The person's replies to what was asked, each reply to the question it names best; what got none stays asked. */
export function repliesTo(
  asked: readonly Asked[],
  replies: Readonly<Record<string, unknown>>,
  { at, company }: { at: string; company: string },
): BankAnswer[] {
  const candidates = asked
    .flatMap((question) => Object.keys(replies).map((key) => ({ question, key, score: fits(key, question) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const given = new Map<Asked, string>();
  const used = new Set<string>();
  for (const { question, key, score } of candidates) {
    // What was said to one question in words of its own is said to no other.
    if (given.has(question) || (score < SURE && used.has(key))) continue;
    given.set(question, key);
    used.add(key);
  }
  return [...given].map(([{ topic, label }, key]) => ({
    id: `reply:${key}`,
    topic,
    question: label,
    value: written(replies[key]),
    at,
    from: 'form' as const,
    ...(isAnsweredOnce(topic) ? { company } : {}),
  }));
}
