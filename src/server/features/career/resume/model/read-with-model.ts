import { z } from 'zod';
import { resumePaper, resumeSection, resumeTemplate } from '#contract/career/resume-draft.ts';
import { language } from '#contract/primitives.ts';
import type { Instruction } from '#engines/drafting/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { askModel } from '#server/features/platform/models/index.ts';
import type { World } from '#server/world.ts';

const MOST_TOKENS = 1500;
const MOST_SENTENCES = 12;
const LONGEST_SENTENCE = 400;

const KINDS = [
  'template',
  'paper',
  'language',
  'shorter',
  'longer',
  'one_page',
  'mend',
  'first',
  'without',
  'with',
  'target',
  'lead',
  'brief',
] as const;

const INSTRUCTIONS = `A person is making a CV and asks for changes. data.sentences are sentences of theirs that a simpler reader did not understand.
For each change a sentence asks for that is in this list, answer with the sentence's id, the kind and its value:
template (value: ${resumeTemplate.options.join(', ')}), paper (${resumePaper.options.join(', ')}), language (en, fr), shorter, longer, one_page, mend (word it better), first, without or with (value: a section, one of ${resumeSection.options.join(', ')}), target (the work it is for), lead (what shall come first in each job), brief (jobs to be told in one line).
The value of target, lead and brief is words of that sentence, as they stand there. Other values are "". Facts a person states are no changes. Leave out what is not in the list.`;

const answer = z.object({
  changes: z.array(z.object({ sentence: z.string(), kind: z.enum(KINDS), value: z.string() })),
});
type Change = z.infer<typeof answer>['changes'][number];

/** A change as the product knows it; null for one that cannot be made, or in words the person did not say. */
function instructionOf({ kind, value }: Change, sentence: string): Instruction | null {
  switch (kind) {
    case 'template': {
      const template = resumeTemplate.safeParse(value);
      return template.success ? { kind: 'style', style: { template: template.data } } : null;
    }
    case 'paper': {
      const paper = resumePaper.safeParse(value);
      return paper.success ? { kind: 'style', style: { paper: paper.data } } : null;
    }
    case 'language': {
      const chosen = language.safeParse(value);
      return chosen.success ? { kind: 'style', style: { language: chosen.data } } : null;
    }
    case 'first':
    case 'without':
    case 'with': {
      const section = resumeSection.safeParse(value);
      return section.success ? { kind, section: section.data } : null;
    }
    case 'target':
    case 'lead':
    case 'brief': {
      const words = value.trim();
      const said = words.length >= 3 && words.length <= 160 && fold(sentence).includes(fold(words));
      return said ? { kind, words } : null;
    }
    case 'shorter':
    case 'longer':
    case 'one_page':
    case 'mend':
      break;
  }
  return { kind };
}

export interface ReadByModel {
  instructions: Instruction[];
  /** Sentences that nobody could use. */
  unread: string[];
  note: Message | null;
}

/** Asks the language model, where the person agreed to it, what sentences of a prompt ask for that the built-in reader did not understand. */
export async function readWithModel(
  world: Pick<World, 'database' | 'clock' | 'config' | 'model'>,
  {
    accountId,
    unread,
    signal,
  }: { accountId: string; unread: readonly string[]; signal?: AbortSignal | undefined },
): Promise<ReadByModel> {
  const nothing = { instructions: [], unread: [...unread], note: null };
  const readable = unread.filter((text) => text.length <= LONGEST_SENTENCE).slice(0, MOST_SENTENCES);
  if (readable.length === 0) return nothing;
  const named = new Map(readable.map((text, index) => [`s${index + 1}`, text]));
  const asked = await askModel(world, {
    accountId,
    purpose: 'prompt',
    question: {
      instructions: INSTRUCTIONS,
      material: { sentences: [...named].map(([id, text]) => ({ id, text })) },
      answer,
      mostTokens: MOST_TOKENS,
      signal,
    },
  });
  if (asked.kind === 'failed') return { ...nothing, note: asked.note };
  if (asked.kind === 'none') return nothing;
  const understood = new Set<string>();
  const instructions = asked.answer.changes.flatMap((change): Instruction[] => {
    const sentence = named.get(change.sentence);
    const instruction = sentence === undefined ? null : instructionOf(change, sentence);
    if (sentence === undefined || instruction === null) return [];
    understood.add(sentence);
    return [instruction];
  });
  return { instructions, unread: unread.filter((text) => !understood.has(text)), note: null };
}
