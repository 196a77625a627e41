import { escapeHtml } from '#practice/dialects/text.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import { greenhouseFields } from '#practice/fields/greenhouse.ts';
import type { Field } from '#practice/fields/types.ts';

function fieldType(field: Field): string {
  if (field.control === 'textarea') return 'textarea';
  if (field.control === 'file') return 'input_file';
  if (field.control === 'checkboxes') return 'multi_value_multi_select';
  return field.options.length > 0 ? 'multi_value_single_select' : 'input_text';
}

function question(field: Field) {
  const values = field.options.map(({ value, label }) => ({ value: Number(value), label }));
  const fields = [{ name: field.name, type: fieldType(field), values }];
  if (field.control === 'file') fields.push({ name: `${field.name}_text`, type: 'textarea', values: [] });
  const description =
    field.control === 'file' || field.help === null ? null : `<p>${escapeHtml(field.help)}</p>`;
  return { description, label: field.label, required: field.required, fields };
}

const hidden = (label: string, name: string) => ({
  description: null,
  label,
  required: false,
  fields: [{ name, type: 'input_hidden', values: [] }],
});

/** The parts of a job's answer that hold its form: own questions, place, and the voluntary ones. */
export function greenhouseQuestions(posting: LivePosting) {
  const fields = greenhouseFields(posting);
  const voluntary = fields.filter(({ part }) => part === 'voluntary');
  const text = formTexts[posting.language];
  return {
    questions: fields
      .filter(({ part, name }) => ['person', 'documents', 'questions'].includes(part) && name !== 'location')
      .map(question),
    location_questions: [
      ...fields.filter(({ name }) => name === 'location').map(question),
      hidden('Latitude', 'latitude'),
      hidden('Longitude', 'longitude'),
    ],
    compliance:
      voluntary.length === 0
        ? null
        : [
            {
              type: 'eeoc',
              description: escapeHtml(`<p>${text.voluntaryHelp}</p>`),
              questions: voluntary.map((field) => ({
                required: false,
                label: field.label,
                fields: question(field).fields,
              })),
            },
          ],
    demographic_questions: null,
  };
}
