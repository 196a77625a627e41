import { formTexts } from '#practice/data/form-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import { fieldsOf } from '#practice/fields/index.ts';
import type { Control, Field, Part } from '#practice/fields/types.ts';

const types: Readonly<Record<Control, string>> = {
  text: 'text',
  email: 'email',
  tel: 'phone',
  url: 'text',
  number: 'number',
  date: 'date',
  textarea: 'paragraph',
  select: 'dropdown',
  combobox: 'dropdown',
  radios: 'dropdown',
  checkboxes: 'multiple',
  'yes-no-buttons': 'boolean',
  checkbox: 'boolean',
  file: 'file',
};

function entry(field: Field) {
  const type = types[field.control];
  const options = field.options.map(({ value, label }) => ({ name: label, value }));
  return {
    id: field.name,
    required: field.required,
    label: field.label,
    type,
    ...(field.help === null || type === 'file' ? {} : { helper: field.help }),
    ...(type === 'dropdown' ? { options, singleOption: true } : {}),
    ...(type === 'multiple' ? { options, singleOption: false } : {}),
    ...(type === 'file' ? { supportedFileTypes: ['pdf', 'doc', 'docx', 'txt'], maxFileSize: 5_242_880 } : {}),
  };
}

/** What the form asks, in sections, as the public form endpoint lists it. */
export function workableForm(posting: LivePosting) {
  const text = formTexts[posting.language];
  const fields = fieldsOf(posting);
  const section = (name: string, parts: readonly Part[]) => ({
    name,
    fields: fields.filter(({ part }) => parts.includes(part)).map(entry),
  });
  return [
    section(posting.language === 'en' ? 'Personal information' : 'Renseignements personnels', ['person']),
    section(posting.language === 'en' ? 'Profile' : 'Profil', ['links', 'documents']),
    section(text.questions, ['questions', 'voluntary', 'consent', 'marketing']),
  ].filter((one) => one.fields.length > 0);
}
