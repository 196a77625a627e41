import { derivedUuid } from '#practice/dialects/text.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import { ashbyFields } from '#practice/fields/ashby.ts';
import type { Control, Field } from '#practice/fields/types.ts';

const types: Readonly<Record<Control, string>> = {
  text: 'String',
  email: 'Email',
  tel: 'Phone',
  url: 'SocialLink',
  number: 'Number',
  date: 'Date',
  textarea: 'LongText',
  select: 'ValueSelect',
  combobox: 'ValueSelect',
  radios: 'ValueSelect',
  checkboxes: 'MultiValueSelect',
  'yes-no-buttons': 'Boolean',
  checkbox: 'Boolean',
  file: 'File',
};

function entry(posting: LivePosting, field: Field) {
  const type = field.name === '_systemfield_location' ? 'Location' : types[field.control];
  const selectableValues = field.options.map(({ label, value }) => ({ label, value }));
  const system = field.name.startsWith('_systemfield_') && field.required;
  const help = field.control === 'file' || field.help === null ? null : `<p>${field.help}</p>`;
  return {
    id: derivedUuid(posting.id, `entry ${field.name}`),
    field: {
      id: derivedUuid(posting.id, `field ${field.name}`),
      path: field.name,
      title: field.label,
      type,
      isNullable: !system,
      ...(type.endsWith('Select') ? { selectableValues } : {}),
    },
    isRequired: field.required,
    descriptionHtml: help,
    isHidden: false,
  };
}

/** The answer to ApiJobPosting: the form in sections, the voluntary questions apart; null means closed. */
export function ashbyJobPosting(posting: LivePosting | undefined) {
  if (posting === undefined) return { data: { jobPosting: null } };
  const text = formTexts[posting.language];
  const fields = ashbyFields(posting);
  const section = (
    title: string | null,
    descriptionHtml: string | null,
    parts: readonly Field['part'][],
  ) => ({
    title,
    descriptionHtml,
    isHidden: false,
    fieldEntries: fields.filter(({ part }) => parts.includes(part)).map((field) => entry(posting, field)),
  });
  const survey = section(text.voluntary, `<p>${text.voluntaryHelp}</p>`, ['voluntary']);
  const sections = [
    section(null, null, ['person', 'documents']),
    section(text.questions, null, ['questions']),
    section(null, null, ['consent', 'marketing']),
  ];
  return {
    data: {
      jobPosting: {
        id: posting.id,
        title: posting.title,
        applicationDeadline: null,
        applicationForm: {
          id: derivedUuid(posting.id, 'form'),
          sections: sections.filter(({ fieldEntries }) => fieldEntries.length > 0),
        },
        surveyForms:
          survey.fieldEntries.length === 0
            ? []
            : [{ id: derivedUuid(posting.id, 'survey'), sections: [survey] }],
      },
    },
  };
}
