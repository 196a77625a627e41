import type { ResumeDraft, ResumeSection } from '#contract/career/resume-draft.ts';
import type { Instruction } from './prompt/index.ts';
import { pageLines } from './templates/index.ts';

/** More lines than any resume has. */
const EVERYTHING = 9_999;

const addFirst = (list: readonly ResumeSection[], section: ResumeSection): ResumeSection[] => [
  section,
  ...list.filter((one) => one !== section),
];

/** The draft after one instruction. */
export function instructed(draft: ResumeDraft, instruction: Instruction): ResumeDraft {
  switch (instruction.kind) {
    case 'style':
      return { ...draft, ...instruction.style };
    case 'one_page':
      return { ...draft, budget: pageLines(draft.template), shorter: 0 };
    case 'formal':
      return { ...draft, template: 'classic' };
    case 'hide':
      return { ...draft, hidden: [...new Set([...draft.hidden, instruction.what])] };
    case 'show':
      return { ...draft, hidden: draft.hidden.filter((one) => one !== instruction.what) };
    case 'omit':
      return { ...draft, omit: [...draft.omit, instruction.words] };
    case 'shorter':
      return { ...draft, shorter: draft.shorter + 1 };
    case 'longer':
      return { ...draft, budget: EVERYTHING, shorter: 0, brief: [], omit: [] };
    case 'sort_skills':
      return { ...draft, sorted: true };
    case 'mend':
      return { ...draft, mend: true };
    case 'first':
      return {
        ...draft,
        first: addFirst(draft.first, instruction.section),
        without: draft.without.filter((one) => one !== instruction.section),
      };
    case 'without':
      return { ...draft, without: addFirst(draft.without, instruction.section) };
    case 'with':
      return { ...draft, without: draft.without.filter((one) => one !== instruction.section) };
    case 'target':
      return { ...draft, target: instruction.words, targetPlace: '' };
    case 'target_place':
      return { ...draft, targetPlace: instruction.words };
    case 'lead':
      return { ...draft, [instruction.kind]: instruction.words };
    case 'brief':
      break;
  }
  return { ...draft, brief: [...draft.brief, instruction.words] };
}
