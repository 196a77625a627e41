import { ashbyFields } from './ashby.ts';
import { greenhouseFields } from './greenhouse.ts';
import { leverFields } from './lever.ts';
import { personioFields } from './personio.ts';
import { recruiteeFields } from './recruitee.ts';
import { smartrecruitersFields } from './smartrecruiters.ts';
import { teamtailorFields } from './teamtailor.ts';
import type { Field } from './types.ts';
import { workableFields } from './workable.ts';
import type { Dialect, Posting } from '#practice/world/types.ts';

const makers: Readonly<Record<Dialect, (posting: Posting) => Field[]>> = {
  greenhouse: greenhouseFields,
  lever: leverFields,
  ashby: ashbyFields,
  workable: workableFields,
  smartrecruiters: smartrecruitersFields,
  recruitee: recruiteeFields,
  personio: personioFields,
  teamtailor: teamtailorFields,
};

/** Every field of a posting's form in the order of the page. */
export function fieldsOf(posting: Posting): Field[] {
  return makers[posting.dialect](posting);
}

/** The trap field of forms that have one; people do not see it. */
export const honeypotName = 'website_address_2';

/** Where each board's form asks who the person is: names of the fields, those of the name in their order. */
export const personNames: Readonly<
  Record<Dialect, { name: readonly string[]; email: string; resume: string }>
> = {
  greenhouse: { name: ['first_name', 'last_name'], email: 'email', resume: 'resume' },
  lever: { name: ['name'], email: 'email', resume: 'resume' },
  ashby: { name: ['_systemfield_name'], email: '_systemfield_email', resume: '_systemfield_resume' },
  workable: { name: ['firstname', 'lastname'], email: 'email', resume: 'resume' },
  smartrecruiters: {
    name: ['first-name-input', 'last-name-input'],
    email: 'email-input',
    resume: 'resume',
  },
  recruitee: { name: ['candidate[name]'], email: 'candidate[email]', resume: 'candidate[cv]' },
  personio: { name: ['first_name', 'last_name'], email: 'email', resume: 'documents[cv]' },
  teamtailor: {
    name: ['candidate[first_name]', 'candidate[last_name]'],
    email: 'candidate[email]',
    resume: 'candidate[resume]',
  },
};
