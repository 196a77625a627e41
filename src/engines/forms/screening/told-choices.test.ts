import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/context.ts';
import { said, told } from '#testing/forms/said.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const { master } = context();
const evaluation = { name: 'Second Language Evaluation (French)', issuer: '', date: '2020-01', url: '' };
const held = (validUntil: string) => ({
  master: { ...master, resume: { ...master.resume, certificates: [{ ...evaluation, validUntil }] } },
});
const ticked = (some: string[]) =>
  planForm([q('Which certificates do you hold?', 'multi', { choices: some })], context(held('2099-12')))
    .fields[0]?.display ?? null;
const written = (label: string) => planForm([q(label, 'short')], context()).fields[0]?.display ?? null;

describe('a choice among those of a form', () => {
  it('is another length of notice only where no length on offer may be meant', () => {
    const weeks = told('notice_period', { weeks: 3 });
    expect(said('Notice period', weeks, ['None', '2 weeks', '2 months', 'Something else'])).toBe(
      'Something else',
    );
    const month = told('notice_period', { weeks: 4 });
    expect(said('Notice period', month, ['None', '2 weeks', '1 month', 'Something else'])).toBeNull();
    expect(said('Notice period', weeks, ['None', 'A fortnight', 'Three calendar weeks'])).toBe(
      'Three calendar weeks',
    );
  });

  it('holds a language that has its initials in brackets', () => {
    const languages = [{ language: 'Langue des signes québécoise (LSQ)', fluency: 'Débutant' }];
    const own = { master: { ...master, resume: { ...master.resume, languages } } };
    const choices = ['Langue des signes québécoise', 'Espagnol', 'Innu'];
    const [field] = planForm([q('Quelles langues parlez-vous ?', 'multi', { choices })], context(own)).fields;
    expect(field?.display).toBe('Langue des signes québécoise');
  });

  it('is the longest level of clearance that what was told names', () => {
    const levels = ['None', 'Secret', 'Top Secret'];
    const secret = told('clearance', 'Secret (Level II), valid until 2030-03');
    expect(said('What is your security clearance?', secret, levels)).toBe('Secret');
    const top = told('clearance', 'Top Secret, valid until 2030-03');
    expect(said('What is your security clearance?', top, levels)).toBe('Top Secret');
  });

  it('says whether one is Hispanic where an ethnicity offers nothing else', () => {
    const choices = ['Hispanic or Latino', 'Not Hispanic or Latino', 'I do not wish to answer'];
    expect(said('Ethnicity', told('demo.hispanic', 'Yes'), choices)).toBe('Hispanic or Latino');
    expect(said('Ethnicity', told('demo.hispanic', 'Yes'), [...choices, 'Asian'])).toBeNull();
  });

  it('is what the choices alone ask: an age, how many weekends', () => {
    expect(said('Have you hit 16?', told('age.over_18', true), ['Not yet', '16 or over'])).toBe('16 or over');
    expect(said('Have you hit 21?', told('age.over_18', true), ['Not yet', '21 or over'])).toBeNull();
    const weekends = ['Every weekend', 'One weekend in three', 'Alternate weekends', 'Not at all'];
    const often = 'How frequently could you work at weekends?';
    expect(said(often, told('weekend.availability', 'every other weekend'), weekends)).toBe(
      'Alternate weekends',
    );
  });

  it('moves where a form says that one makes a home', () => {
    const choices = ['Yes, with help', 'Yes, without help', 'No'];
    const label = 'The team goes to Dallas, Texas. Would you be prepared to move your residence accordingly?';
    expect(said(label, told('relocate.willing', false), choices)).toBe('No');
  });

  it('says whether one belongs to citizens and permanent residents, also where it denies both', () => {
    const resident = told('work_auth.status', 'Permanent resident', 'CA');
    const before = 'Preference is given to Canadian citizens and permanent residents.';
    const choices = ['Yes - I am neither', 'No - I am one or the other', 'Unsure'];
    expect(said(`${before} Do you fall into NEITHER of these two categories?`, resident, choices)).toBe(
      'No - I am one or the other',
    );
    expect(said(`${before} Are you a member of either class?`, resident)).toBe('Yes');
    const statement = '« Je ne détiens ni la citoyenneté canadienne ni le statut de résident permanent. »';
    expect(said(`Prononcez-vous sur l’énoncé suivant : ${statement}`, resident, ['Vrai', 'Faux'])).toBe(
      'Faux',
    );
    const visa = told('work_auth.status', 'H-1B, tied to the employer', 'CA');
    expect(said(`${before} Are you a member of either class?`, visa)).toBe('No');
  });

  it('says whether help with a permit is needed, in choices that state it whole', () => {
    const none = told('sponsorship.required', false, 'CA');
    const label =
      'Will you require our support (LMIA or otherwise) in order to remain lawfully employable in Canada?';
    expect(said(label, none, ['Yes, support will be required', 'No, support will not be required'])).toBe(
      'No, support will not be required',
    );
  });

  it('is the status in a country in either gender', () => {
    const choices = ['Citoyen(ne) canadien(ne)', 'Résident(e) permanent(e)', 'Permis de travail ouvert'];
    const status = told('work_auth.status', 'Résidente permanente', 'CA');
    expect(said('Votre statut au Canada', status, choices)).toBe('Résident(e) permanent(e)');
  });

  it('is the pay in the unit and the period asked, whatever else names a week or cents', () => {
    const yearly = {
      currency: 'CAD',
      period: 'year',
      min: 83_200,
      single: 93_600,
      hoursPerWeek: 40,
      convert: true,
    };
    const figure = (label: string) =>
      planForm([q(label, 'number')], context(told('salary.expected', yearly))).fields[0]?.display ?? null;
    expect(figure('What hourly rate in dollars, to the nearest cent, are you seeking?')).toBe('45');
    expect(figure('Attentes salariales annuelles, pour une semaine de quarante heures')).toBe('93600');
    const offer = 'Would it be a problem for you to accept a salary of $80,000?';
    expect(said(offer, told('salary.expected', yearly))).toBe('Yes');
    const known = 'The salary is $80,000 a year. Are you aware of this?';
    expect(said(known, told('salary.expected', yearly))).toBeNull();
  });

  it('is what is so of the first time that something is done', () => {
    const choices = ['First time', 'Not the first time'];
    const more = { applied_to: [context().posting.company] };
    expect(said('Have you applied to us before?', more, choices)).toBe('Not the first time');
    expect(said('Is this your first application to us?', more)).toBe('No');
    expect(
      said('Est-ce la première fois que vous posez votre candidature chez nous ?', more, ['Oui', 'Non']),
    ).toBe('Non');
    expect(said('Is this your first application to us?', {})).toBeNull();
  });

  it('is every certificate ever awarded where the form says that those past their end count', () => {
    const label =
      'We record any credential ever earned, whether or not it is still valid. Which of these have you earned?';
    const choices = ['Second Language Evaluation (French)', 'A certificate of something else'];
    const many = planForm([q(label, 'multi', { choices })], context(held('2021-01')));
    expect(many.fields[0]?.display).toBe('Second Language Evaluation (French)');
  });

  it('names the one certificate that is recorded', () => {
    const card = { name: 'EPA Section 608 Universal', issuer: '', date: '2020-01', url: '' };
    const one = { master: { ...master, resume: { ...master.resume, certificates: [card] } } };
    expect(said('EPA 608 card held', one, ['Type I', 'Type II', 'Universal', 'None'])).toBe('Universal');
    expect(said('ASE card held', one, ['Type I', 'Type II', 'Universal', 'None'])).toBeNull();
  });
});

describe('a certificate by part of its name', () => {
  const asks = 'Do you have Second Language Evaluation results from the Commission that are valid?';

  it('is refused once it has ended, and not claimed while it lasts', () => {
    expect(said(asks, held('2020-12'))).toBe('No');
    expect(said(asks, held('2099-12'))).toBeNull();
  });

  it('leaves a list of certificates open', () => {
    const choices = ['Second Language Evaluation results', 'First aid'];
    expect(ticked(['Second Language Evaluation', 'First aid'])).toBe('Second Language Evaluation');
    expect(ticked(choices)).toBeNull();
  });
});

describe('two things asked in a line of words', () => {
  it('are not answered by one of them', () => {
    expect(written('What is your highest level of education?')).not.toBeNull();
    expect(written('What is your highest level of education, and which school gave it?')).toBeNull();
  });
});

describe('news', () => {
  it('are no leave to share what was given', () => {
    const none = told('consent.marketing', false);
    expect(said('May we send you marketing news?', none)).toBe('No');
    expect(said('May we share your data with partner companies for marketing?', none)).toBeNull();
  });
});

describe('what was told of convictions', () => {
  it('answers for those without a pardon, and not for charges', () => {
    const none = told('criminal.convictions', false, 'CA');
    expect(said('Were you convicted of an offence for which no pardon was granted?', none)).toBe('No');
    expect(said('Were you convicted of or charged with an offence?', none)).toBeNull();
  });

  it('is no answer of relatives to a tie of business', () => {
    const none = { told: [{ ...told('relatives_here', false).told[0], company: 'Northgate Clinic' }] };
    const asks = (label: string) => said(label, none as Partial<FormContext>);
    expect(asks('Are you related to anybody on our staff?')).toBe('No');
    expect(asks('Are you related to anybody on our staff, or do you have business ties with us?')).toBeNull();
  });
});

describe('pay', () => {
  it('is told by its floor where a floor is asked for, and never by the fortnight for the week', () => {
    const pay = told('salary.expected', {
      currency: 'CAD',
      period: 'year',
      min: 52_000,
      single: 57_200,
      convert: true,
      hoursPerWeek: 40,
    });
    const figure = (label: string) => planForm([q(label, 'number')], context(pay)).fields[0]?.display ?? null;
    expect(figure('Salary floor per year (CAD) below which you would not accept')).toBe('52000');
    expect(figure('Expected pay per week (CAD)')).toBe('1100');
    expect(figure('Expected bi-weekly pay (CAD)')).toBe('2200');
    expect(figure('Expected salary per hour (CAD), for a 30-hour week')).toBe('27.5');
    expect(figure('Expected salary per year (CAD), based on a 30-hour week')).toBe('57200');
  });
});

const rangeOf = (max: number | null) => {
  const value = {
    currency: 'CAD',
    period: 'year',
    min: 78_000,
    single: 84_000,
    ...(max === null ? {} : { max }),
  };
  const question = q('What annual salary range (from/to, CAD) do you have in mind?', 'short');
  return planForm([question], context(told('salary.expected', value))).fields[0]?.display ?? null;
};

describe('a line of words', () => {
  it('gives both ends where a range of pay is asked for, and none where one end was not told', () => {
    expect(rangeOf(90_000)).toBe('78000 - 90000');
    expect(rangeOf(null)).toBeNull();
  });
});
