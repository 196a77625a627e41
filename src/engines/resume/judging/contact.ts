import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';

/** Whether an employer can reach the person. */
export function judgeContact({ resume }: Material): Judged {
  const check = new Check('contact', 'Contact', 14);
  const { name, email, phone, location } = resume.basics;
  if (name === '')
    check.find({
      code: 'missing_name',
      text: 'I could not find your name at the top.',
      fix: 'Put your full name alone on the first line.',
      cost: 3,
    });
  if (email === '')
    check.find({
      code: 'missing_email',
      text: 'There is no email address.',
      fix: 'Add an email address under your name; most employers answer by email.',
      cost: 4,
    });
  if (phone === '')
    check.find({
      code: 'missing_phone',
      text: 'There is no phone number.',
      fix: 'Add a phone number under your name, so that a recruiter can call.',
      cost: 4,
    });
  if (location.city === '' && location.region === '')
    check.find({
      code: 'missing_location',
      text: 'It does not say where you are.',
      fix: 'Add your city and province; a street address is not needed.',
      cost: 3,
    });
  if (check.clean) check.praise('Your name, email, phone and place are all at the top.');
  return check.judged();
}
