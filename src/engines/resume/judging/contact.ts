import { fold } from '#engines/text/index.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';

/** What addresses made for friends say. */
const PLAYFUL = /sexy|babe|hottie|party|drunk|stoner|princess|playboy|lover(?:boy|girl)?|bigboss|gangsta/;
/** Lines about the person that employers in Canada and the United States may not ask for before an offer. */
const PRIVATE =
  /^\s*(?:date of birth|birth ?date|d\.?o\.?b\.?|age|marital status|religion|(?:social insurance|social security) (?:number|no\.?)|sin|ssn|date de naissance|situation de famille|[ée]tat matrimonial|num[ée]ro d['’]assurance sociale|nas)\s*[:#]/iu;

/** Whether an employer can reach the person. */
export function judgeContact({ resume, lines, cite }: Material): Judged {
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
  const account = email.split('@')[0] ?? '';
  if (PLAYFUL.test(account) && !fold(name).includes(PLAYFUL.exec(account)?.[0] ?? ''))
    check.find({
      code: 'playful_email',
      text: 'The email address was made for friends.',
      fix: 'Use an address made of your name; it is the first thing a recruiter types.',
      cost: 2,
    });
  const own = lines.filter(({ text }) => PRIVATE.test(text));
  if (own.length > 0)
    check.find({
      code: 'private_details',
      text: 'It tells what an employer has no business to ask.',
      fix: 'Leave out your birth date, family, religion and social insurance number.',
      cost: 2,
      lines: own.flatMap(({ line }) => cite(line)),
    });
  if (check.clean) check.praise('Your name, email, phone and place are all at the top.');
  return check.judged();
}
