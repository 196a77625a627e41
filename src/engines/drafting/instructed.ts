import type { ResumeDraft, ResumeSection } from '#contract/career/resume-draft.ts';
import type { Instruction } from './prompt/index.ts';
import { pageLines } from './templates/index.ts';

/** "Shorter" takes about a quarter. */
const SHORTER = 0.74;
/** More lines than any CV has. */
const EVERYTHING = 9_999;
/** Half a page: what is no longer is not cut, since it says too little already. */
export const FEWEST_LINES = 24;

const addFirst = (list: readonly ResumeSection[], section: ResumeSection): ResumeSection[] => [
  section,
  ...list.filter((one) => one !== section),
];

/** The draft after one instruction; `lines` is how many it printed before. */
export function instructed(draft: ResumeDraft, instruction: Instruction, lines: number): ResumeDraft {
  switch (instruction.kind) {
    case 'style':
      return { ...draft, ...instruction.style };
    case 'one_page':
      return { ...draft, budget: pageLines(draft.template) };
    case 'formal':
      return { ...draft, template: 'classic' };
    case 'hide':
      return { ...draft, hidden: [...new Set([...draft.hidden, instruction.what])] };
    case 'show':
      return { ...draft, hidden: draft.hidden.filter((one) => one !== instruction.what) };
    case 'omit':
      return { ...draft, omit: [...draft.omit, instruction.words] };
    case 'shorter':
      return {
        ...draft,
        budget: Math.max(FEWEST_LINES, Math.floor(Math.min(lines, draft.budget ?? lines) * SHORTER)),
      };
    case 'longer':
      return { ...draft, budget: EVERYTHING, brief: [], omit: [] };
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
    case 'lead':
      return { ...draft, [instruction.kind]: instruction.words };
    case 'brief':
      break;
  }
  return { ...draft, brief: [...draft.brief, instruction.words] };
}
