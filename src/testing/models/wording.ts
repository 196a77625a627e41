import { z } from 'zod';
import type { AskedModel, Script } from './index.ts';

/** The part of a request's data with a shape of its own. */
export const materialOf = <Shape extends z.ZodRawShape>(asked: AskedModel | undefined, shape: Shape) =>
  z.looseObject(shape).parse(asked?.material);

const texts = z.array(z.object({ id: z.string(), text: z.string() }));
const linesOf = (asked: AskedModel) => materialOf(asked, { lines: texts }).lines;
const factsOf = (asked: AskedModel) =>
  materialOf(asked, { facts: z.array(z.object({ id: z.string(), of: z.string(), says: z.string() })) }).facts;
export const isLetter = ({ instructions }: AskedModel) => instructions.includes('cover letter');
export const isPrompt = ({ instructions }: AskedModel) => instructions.includes('asks for changes');

export const PAYROLL = 'Ran payroll for 42 employees with Sage 50';
const idOf = (asked: AskedModel, part: string) =>
  factsOf(asked).find(({ says }) => says.includes(part))?.id ?? '';

/** A model that words every line so, and writes these sentences about the payroll fact into a letter. */
export const wording =
  (reword: (line: string) => string, sentences: readonly string[] = []): Script =>
  (asked) => {
    if (isPrompt(asked)) return { json: { changes: [] } };
    if (!isLetter(asked))
      return { json: { lines: linesOf(asked).map(({ id, text }) => ({ id, text: reword(text) })) } };
    const facts = [idOf(asked, PAYROLL)];
    return { json: { paragraphs: [sentences.map((text) => ({ text, facts }))] } };
  };
