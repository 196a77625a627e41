import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { topicName, topicParameter } from '#engines/forms/understanding/topics.ts';
import { CONTRADICTION, knownOf } from '#engines/forms/screening/told.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';
import { countryAbroad, homeOutcome, phoneCountry, placeOutcome } from './home.ts';

const account = (label: Message): ValueSource => ({ kind: 'account', label });

function nameParts(fullName: string): { first: string; last: string } {
  const words = fullName.trim().split(/\s+/);
  return { first: words[0] ?? '', last: words.slice(1).join(' ') };
}

function nameOutcome(question: FormQuestion, part: 'first' | 'last', context: FormContext): Outcome {
  const given = context.person.names?.[part] ?? '';
  if (given !== '') return fit(question, given, account(messages.message('fromYourName')));
  const { first, last } = nameParts(context.person.full_name);
  const text = part === 'first' ? first : last;
  if (text === '') return missing(messages.message('namePartUnknown', { part }));
  const plainly = context.person.full_name.trim().split(/\s+/).length === 2;
  const source: ValueSource = plainly
    ? account(messages.message('fromYourName'))
    : {
        kind: 'derived',
        rule: part === 'first' ? messages.message('firstWord') : messages.message('afterFirstWord'),
        fact_ids: [],
        label: messages.message('fromName'),
      };
  return fit(question, text, source);
}

function addressOutcome(question: FormQuestion, name: string, context: FormContext): Outcome {
  const { address, city, region, postalCode } = context.master.resume.basics.location;
  const wanted = name === 'address.line1' ? 'address' : name === 'address.postal' ? 'postalCode' : null;
  const paths = wanted === null ? ['/basics/location'] : [`/basics/location/${wanted}`];
  const fact_ids = factIds(context.master, paths);
  const text =
    wanted === 'address'
      ? address
      : wanted === 'postalCode'
        ? postalCode
        : [address, city, region, postalCode, countryAbroad(context)].filter(Boolean).join(', ');
  if (text === '' || address === '' || fact_ids.length === 0)
    return missing(messages.message('addressUnknown'));
  return fit(question, text, { kind: 'fact', fact_ids, label: messages.message('fromYourCv') });
}

/** The parts of an address that a label lists, in its order; all of them or nothing. */
function partsOutcome(question: FormQuestion, listed: string, context: FormContext): Outcome {
  const { address, city, region, postalCode } = context.master.resume.basics.location;
  const values: Readonly<Record<string, string>> = { street: address, city, region, postal: postalCode };
  const parts = listed.split(' ').filter((part) => part !== 'unit' || !listed.includes('street'));
  const fact_ids = factIds(context.master, ['/basics/location']);
  const said = parts.map((part) => values[part] ?? '');
  if (said.includes('') || fact_ids.length === 0) return missing(messages.message('addressUnknown'));
  const text = said.reduce(
    (line, value, at) => `${line}${parts[at - 1] === 'postal' && parts[at] === 'city' ? ' ' : ', '}${value}`,
  );
  return fit(question, text, { kind: 'fact', fact_ids, label: messages.message('fromYourCv') });
}

/** The first line of an address, with the second where the form has no line for it. */
function lineOutcome(
  question: FormQuestion,
  line: 'line1' | 'line2' | 'both',
  context: FormContext,
): Outcome | null {
  const { address } = context;
  if (address === undefined) return null;
  const text = line === 'both' ? [address.line1, address.line2].filter(Boolean).join(', ') : address[line];
  return text === ''
    ? missing(messages.message('noAddressLine'))
    : fit(question, text, account(messages.message('fromProfile')));
}

function linkOutcome(question: FormQuestion, link: string, kind: string): Outcome {
  if (link === '') return missing(messages.message('linkUnknown', { link: kind }));
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  return fit(question, address, account(messages.message('fromProfile')));
}

/** A link that was told apart from the profile: the one that still holds, whatever the profile was read with. */
function linkTold(question: FormQuestion, name: string, context: FormContext): Outcome | null {
  const known = knownOf(context, name);
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  return typeof known.value === 'string' && /^\S+\.\S+$/.test(known.value.trim())
    ? fit(question, known.value.trim(), known.source)
    : null;
}

const KINDS_OF_LINK = {
  'link.linkedin': 'linkedin',
  'link.github': 'github',
  'link.portfolio': 'portfolio',
} as const;

const linkOf = (
  question: FormQuestion,
  name: keyof typeof KINDS_OF_LINK,
  person: FormContext['person'],
): Outcome => linkOutcome(question, person[KINDS_OF_LINK[name]], KINDS_OF_LINK[name]);

/** The person's own page; where they have none, the link of the resume, if they wanted one. */
function websiteOutcome(question: FormQuestion, { person, master }: FormContext): Outcome {
  const { portfolio, resume_link: link = '' } = person;
  const hasOwn = portfolio !== '' || master.resume.basics.url !== '';
  return hasOwn || link === ''
    ? linkOutcome(question, portfolio, 'portfolio')
    : fit(question, link, account(messages.message('fromResumeLink')));
}

/** A North American number's area code, or the rest of it; no other country's numbers part there. */
function phonePart(question: FormQuestion, part: string, phone: string): Outcome {
  const [, area = '', first = '', last = ''] =
    /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  if (area === '') return missing(messages.message('noAreaCode'));
  return fit(
    question,
    part === 'phone.area' ? area : `${first}-${last}`,
    account(messages.message('fromProfile')),
  );
}

/** Who the person is and how to reach them, from account and resume; null for a topic of another kind. */
export function detailOutcome(question: FormQuestion, topic: string, context: FormContext): Outcome | null {
  const { person } = context;
  const name = topicName(topic);
  switch (name) {
    case 'name.full':
      return person.full_name === ''
        ? missing(messages.message('nameUnknown'))
        : fit(question, person.full_name, account(messages.message('fromYourName')));
    case 'name.first':
      return nameOutcome(question, 'first', context);
    case 'name.middle':
      return context.person.names?.middle
        ? fit(question, context.person.names.middle, account(messages.message('fromYourName')))
        : null;
    case 'name.last':
      return nameOutcome(question, 'last', context);
    case 'email':
    case 'email.confirm':
      return fit(question, person.application_address, account(messages.message('fromAddress')));
    case 'phone':
      return person.phone === ''
        ? missing(messages.message('phoneUnknown'))
        : fit(question, person.phone, account(messages.message('fromProfile')));
    case 'phone.area':
    case 'phone.local':
      return phonePart(question, name, person.phone);
    case 'location.current':
    case 'address.city':
    case 'address.region':
    case 'address.country':
      return placeOutcome(question, topic, context);
    case 'address.type':
      return homeOutcome(question, context);
    case 'phone.country':
      return phoneCountry(question, context);
    case 'address.line2':
      return lineOutcome(question, 'line2', context);
    case 'address.line1':
      return (
        lineOutcome(question, context.one_line === true ? 'line1' : 'both', context) ??
        addressOutcome(question, name, context)
      );
    case 'address.postal':
    case 'address.full':
      return topicParameter(topic) === ''
        ? addressOutcome(question, name, context)
        : partsOutcome(question, topicParameter(topic), context);
    case 'link.linkedin':
    case 'link.github':
    case 'link.portfolio':
      return linkTold(question, name, context) ?? linkOf(question, name, person);
    case 'link.website':
      return linkTold(question, name, context) ?? websiteOutcome(question, context);
    default:
      return null;
  }
}
