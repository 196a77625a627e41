import type { LivePosting } from '#practice/directory.ts';
import { recruiteeQuestionsOf } from '#practice/fields/recruitee.ts';

/** An offer's own questions as its interface lists them; those on consent are of the kind `legal`. */
export const recruiteeQuestions = (posting: LivePosting) =>
  recruiteeQuestionsOf(posting).map(({ id, kind, field }, index) => ({
    id,
    kind,
    required: field.required,
    position: index + 1,
    body: field.label,
    options: {},
    open_question_options:
      kind === 'single_choice' || kind === 'multi_choice'
        ? field.options.map(({ value, label }, at) => ({ id: Number(value), body: label, position: at + 1 }))
        : [],
  }));
