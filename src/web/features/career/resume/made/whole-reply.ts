import type { GenerationReply } from '#contract/career/resume.ts';
import { text } from './messages.ts';

/** A resume that was made, as the screen shows it: of a reply that says nothing of its look or facts, both are unknown. */
export type Made = Omit<GenerationReply, 'style' | 'facts'> & {
  style: GenerationReply['style'] | null;
  facts: number | null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function refusedOf(value: unknown): Made['refused'] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.filter(
    (one): one is Made['refused'][number] =>
      isObject(one) && typeof one['text'] === 'string' && Array.isArray(one['refusals']),
  );
}

const isStyle = (value: unknown): value is GenerationReply['style'] =>
  isObject(value) && ['template', 'paper', 'language'].every((part) => typeof value[part] === 'string');

/** A reply with all the screen needs: what is promised is `html`; anything beside it may be absent. */
export function wholeReply(reply: unknown): Made {
  const given = isObject(reply) ? reply : {};
  const { html, title, facts, style } = given;
  return {
    html: textOf(html),
    title: textOf(title) === '' ? text('title') : textOf(title),
    questions: textsOf(given['questions']),
    notes: textsOf(given['notes']),
    refused: refusedOf(given['refused']),
    facts: typeof facts === 'number' ? facts : null,
    said: textsOf(given['said']),
    style: isStyle(style) ? style : null,
  };
}
