import { fold } from '#engines/text/index.ts';
import { text } from './messages.ts';
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
  const check = new Check('contact', 14);
  const { name, email, phone, location } = resume.basics;
  if (name === '')
    check.find({
      code: 'missing_name',
      text: text.message('nameMissing'),
      fix: text.message('nameFix'),
      cost: 3,
    });
  if (email === '')
    check.find({
      code: 'missing_email',
      text: text.message('emailMissing'),
      fix: text.message('emailFix'),
      cost: 4,
    });
  if (phone === '')
    check.find({
      code: 'missing_phone',
      text: text.message('phoneMissing'),
      fix: text.message('phoneFix'),
      cost: 4,
    });
  if (location.city === '' && location.region === '')
    check.find({
      code: 'missing_location',
      text: text.message('placeMissing'),
      fix: text.message('placeFix'),
      cost: 3,
    });
  const account = email.split('@')[0] ?? '';
  if (PLAYFUL.test(account) && !fold(name).includes(PLAYFUL.exec(account)?.[0] ?? ''))
    check.find({
      code: 'playful_email',
      text: text.message('emailPlayful'),
      fix: text.message('emailPlayfulFix'),
      cost: 2,
    });
  const own = lines.filter((line) => PRIVATE.test(line.text));
  if (own.length > 0)
    check.find({
      code: 'private_details',
      text: text.message('privateDetails'),
      fix: text.message('privateDetailsFix'),
      cost: 2,
      lines: own.flatMap(({ line }) => cite(line)),
    });
  if (check.clean) check.praise(text.message('contactGood'));
  return check.judged();
}
