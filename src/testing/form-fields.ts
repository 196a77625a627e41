import type { PlannedField } from '#engines/forms/index.ts';
import type { SeenField, SeenOption } from '#server/ports/browser/page/page-types.ts';

/** A planned answer, of what the test says about it and an ordinary question for the rest. */
export const planned = (given: Partial<PlannedField>): PlannedField => ({
  key: 'question_1',
  label: 'How many years have you welded?',
  kind: 'short',
  required: true,
  value: '4',
  display: String(given.value ?? '4'),
  source: { kind: 'account', label: 'Your profile' },
  group: 'questions',
  ...given,
});
/** An option as the browser reads it. */
export const option = (text: string, value = text, chosen = false): SeenOption => ({
  text,
  value,
  at: 0,
  proxy: 0,
  chosen,
});
/** A control as the browser reads it, asking what `planned` answers. */
export const seen = (given: Partial<SeenField>): SeenField => ({
  control: 'text',
  key: 'question_1',
  section: '',
  placeholder: '',
  longest: 0,
  figures: false,
  parts: [],
  manner: '',
  names: ['question_1'],
  label: 'How many years have you welded? *',
  help: '',
  required: true,
  at: 0,
  proxy: 0,
  multiple: false,
  options: [],
  value: '',
  near: '',
  ...given,
});
