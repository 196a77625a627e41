import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { formModels } from '#testing/learned/form-models.ts';
import { topicName, topicOf, topicParameter } from './topics.ts';
import { isDecline, isInverted, leaning } from './wording.ts';

const posting = aPosting('board', {
  company: 'Northgate Clinic',
  title: 'Registered Nurse',
  places: ['Hamilton, Ontario'],
});
const question = (
  label: string,
  kind: FormQuestion['kind'],
  more: Partial<FormQuestion> = {},
): FormQuestion => ({
  key: 'question_1',
  label,
  help: '',
  required: true,
  kind,
  options: [],
  alternatives: [],
  ...more,
});

const topicIn = (asked: FormQuestion, at: typeof posting): string => topicOf(asked, at, formModels);

const asks = (label: string) => topicName(topicIn(question(label, 'boolean'), posting));

it('asks for the place of work where one is named, unless its words clearly ask for something else', () => {
  expect(asks('Can you come to our plant each day?')).toBe('onsite.willing');
  expect(
    asks(
      'Since the cellar belongs to the job, the branch insists on staff who have turned nineteen. Have you?',
    ),
  ).not.toBe('onsite.willing');
});

describe('the topic of a question', () => {
  it('is a list of tools to tick where it names the tools that one knows', () => {
    const options = ['AutoCAD', 'SAP'].map((label) => ({ value: label, label }));
    const asked = question('Logiciels que vous maîtrisez (cochez tout)', 'multi', { options });
    expect(topicIn(asked, posting)).toBe('experience.has_skill');
  });

  it.each([
    ['Number', 'Phones', 'phone'],
    ['Type', 'Phones', 'phone.type'],
    ['Type', 'Addresses', 'address.type'],
    ['Currency', 'Salary', 'salary.currency'],
    ['Type', 'Language skills', 'own:type'],
    ['Number', '', 'own:number'],
  ])('asks for a part of what stands above it: %s under "%s"', (label, section, topic) => {
    expect(topicIn(question(label, 'short', { section }), posting)).toBe(topic);
  });

  it.each([
    ['2.5', 'single', /^own:/],
    ['1', 'short', /^own:/],
    ['Telephone, including area code', 'short', /^phone$/],
    ['Téléphone (avec indicatif régional)', 'short', /^phone$/],
    ['And who do you work for?', 'short', /^employer\.current$/],
    ['Saisissez votre courriel', 'short', /^email$/],
    ['Please enter your mobile number', 'short', /^phone$/],
    ['Années d’expérience en gestion de personnel', 'short', /^experience\.management_years$/],
    ['Have you managed people?', 'boolean', /^experience\.management_years$/],
    ['Do you agree to be vetted by the National Vetting Bureau?', 'boolean', /^background_check\.consent$/],
    ['Permis de travail en Suisse', 'single', /^(?!certifications)/],
  ] as const)(
    'is read from what asks, without numbers, ties and what a number is written with: %s',
    (label, kind, topic) => {
      expect(topicIn(question(label, kind), posting)).toMatch(topic);
    },
  );

  it.each([
    ['Why Half Moon?', 'long', 'Half Moon Studio', 'text.why_company'],
    ['Have you worked with Tandem before?', 'boolean', 'Tandem Freight Staffing', 'worked_here_before'],
    ['Have you worked with Tandem bicycles?', 'boolean', 'Marlow Freight', 'experience.has_skill'],
  ] as const)(
    'knows the employer by some words of their name in a row: %s',
    (label, kind, company, topic) => {
      expect(topicName(topicIn(question(label, kind), aPosting('board', { company })))).toBe(topic);
    },
  );

  it('takes agreeing below a certification for the declaration it is', () => {
    const agreed = question('I agree', 'consent', { section: 'SECTION 7 - CERTIFICATION' });
    expect(topicIn(agreed, posting)).toBe('declaration.truth');
  });

  it('is sure of a place by all names of that question together, of which each alone is too unlikely', () => {
    expect(topicIn(question('Lieu (ville)', 'short'), posting)).toBe('address.city');
  });

  it('believes the visible label before the name of the field', () => {
    expect(topicIn(question('Last name', 'short', { key: 'first_name' }), posting)).toBe('name.last');
  });

  it.each(['Industry', 'Sector'])('asks the person what needs more than its words say: %s', (label) => {
    expect(topicIn(question(label, 'short'), posting)).toBe(`own:${label.toLowerCase()}`);
  });

  it('falls back to the name of the field, then to the choices', () => {
    expect(topicIn(question('', 'short', { key: '_systemfield_email' }), posting)).toBe('email');
    expect(topicIn(question('', 'short', { key: 'candidate[firstName]' }), posting)).toBe('name.first');
    const options = ['I am not a protected veteran', 'I don’t wish to answer'].map((label) => ({
      value: label,
      label,
    }));
    expect(topicIn(question('Please choose', 'single', { options }), posting)).toBe('demo.veteran');
  });

  it.each([
    ['Vorname *', 'name.first'],
    ['Apellidos', 'name.last'],
    ['Telefonnummer:', 'phone'],
    ['Woonplaats', 'address.city'],
    ['Postleitzahl', 'address.postal'],
  ])('knows the detail that one word of another language asks for: %s', (label, topic) => {
    expect(topicIn(question(label, 'short'), posting)).toBe(topic);
  });

  it.each(['Nombre', 'Telefon der Referenz', 'Ciudad preferida'])(
    'asks the person where such a word says too little or more: %s',
    (label) => {
      expect(topicIn(question(label, 'short'), posting)).toMatch(/^own:/);
    },
  );

  it('takes the country from the posting only when its places agree', () => {
    const ask = question('Are you legally authorized to work where this job is located?', 'boolean');
    expect(topicIn(ask, { ...posting, places: ['Remote, United States'] })).toBe('work_auth.authorized:US');
    expect(topicIn(ask, { ...posting, places: ['Austin, TX'] })).toBe('work_auth.authorized:US');
    expect(topicIn(ask, { ...posting, places: ['Remote'] })).toBe('work_auth.authorized');
    expect(topicIn(ask, { ...posting, places: ['Toronto, ON', 'Austin, TX'] })).toBe('work_auth.authorized');
  });

  it('does not take the word us for a country', () => {
    expect(topicIn(question('Are you legally authorized to work with us?', 'boolean'), posting)).toBe(
      'work_auth.authorized:CA',
    );
  });

  it('takes currency and period of the pay from the posting when the question names none', () => {
    const pay = { min: 20, max: 24, currency: 'CAD', period: 'hour' as const };
    expect(topicIn(question('Salary expectations', 'short'), { ...posting, pay })).toBe(
      'salary.expected:CAD/hour',
    );
  });

  it('splits into name and parameter', () => {
    expect([topicName('a.b:CA'), topicParameter('a.b:CA')]).toEqual(['a.b', 'CA']);
    expect([topicName('a.b'), topicParameter('a.b')]).toEqual(['a.b', '']);
  });
});

describe('the wording', () => {
  it.each([
    ['sponsorship.required:CA', 'Are you able to work in Canada without sponsorship?', true],
    ['sponsorship.required:CA', 'I will not require sponsorship', true],
    ['sponsorship.required:CA', 'Will you now or in the future require sponsorship?', false],
    ['sponsorship.required:CA', 'Pouvez-vous travailler au Canada sans parrainage ?', true],
    ['criminal.convictions', 'I have never been convicted of an offence', true],
    [
      'criminal.convictions',
      'Have you been convicted of an offence for which a pardon has not been granted?',
      false,
    ],
    ['work_auth.authorized:CA', 'Are you not authorized to work in Canada?', true],
    ['work_auth.authorized:CA', 'Are you authorized to work in Canada?', false],
  ])('%s, %s: inverted %s', (topic, label, inverted) => {
    expect(isInverted(topic, label)).toBe(inverted);
  });

  it.each([
    'I prefer not to say',
    'Decline to self-identify',
    'I don’t wish to answer',
    'Je préfère ne pas répondre',
    'I choose not to disclose',
  ])('%s declines', (label) => expect(isDecline(label)).toBe(true));

  it('reads which side a choice is on', () => {
    expect(leaning('Yes, I am authorized')).toBe(true);
    expect(leaning('Non, jamais')).toBe(false);
    expect(leaning('Not sure')).toBeNull();
    expect(leaning('Northern region')).toBeNull();
  });
});
