import { greenhouseQuestions } from './questions.ts';
import { cityAndProvince, derivedNumber, escapeHtml, sectionHtml } from '#practice/dialects/text.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { employmentNames } from '#practice/data/texts.ts';
import type { LivePosting } from '#practice/directory.ts';

const countryNames = { en: 'Canada', fr: 'Canada' } as const;

const locationName = (posting: LivePosting): string => {
  const places = posting.places.map(
    (place) => `${cityAndProvince(place, posting.language)}, ${countryNames[posting.language]}`,
  );
  const remote = posting.language === 'en' ? 'Remote - Canada' : 'Télétravail - Canada';
  return (posting.workplace === 'remote' ? [remote, ...places.slice(1)] : places).join('; ');
};

function metadata(posting: LivePosting) {
  const text = formTexts[posting.language];
  const workplace = { 'on-site': text.onSite, hybrid: text.hybrid, remote: text.remote }[posting.workplace];
  const id = derivedNumber(`${posting.company} metadata`);
  const entry = (index: number, name: string, value: unknown, type: string) => ({
    id: id + index,
    name,
    value,
    value_type: type,
  });
  const { pay } = posting;
  return [
    entry(1, 'Location Type', workplace, 'single_select'),
    entry(2, 'Employment Type', employmentNames[posting.employment][posting.language], 'single_select'),
    entry(
      3,
      pay?.period === 'hour' ? 'Hourly Pay Range' : 'Salary Range',
      pay === null ? null : { unit: 'CAD', min_value: pay.low.toFixed(1), max_value: pay.high.toFixed(1) },
      'currency_range',
    ),
  ];
}

const contentOf = (posting: LivePosting): string => {
  const [about, ...rest] = posting.sections;
  const intro = about === undefined ? '' : `<div class="content-intro">${sectionHtml(about)}</div>`;
  return escapeHtml([intro, ...rest.map((section) => sectionHtml(section))].join('\n'));
};

function departmentsAndOffices(posting: LivePosting) {
  const department = derivedNumber(`${posting.company} ${posting.department}`);
  return {
    departments: [{ id: department, name: posting.department, child_ids: [], parent_id: null }],
    offices: posting.places.map((place) => ({
      id: derivedNumber(`${posting.company} ${place.key}`),
      name: place.city[posting.language],
      location: `${cityAndProvince(place, posting.language)}, ${countryNames[posting.language]}`,
      child_ids: [],
      parent_id: null,
    })),
  };
}

const dataCompliance = (posting: LivePosting) =>
  posting.asksConsent
    ? [
        {
          type: 'gdpr',
          requires_consent: true,
          requires_processing_consent: true,
          requires_retention_consent: false,
          retention_period: 365,
          demographic_data_consent_applies: false,
        },
      ]
    : [];

function head(posting: LivePosting, origin: string) {
  const posted = posting.postedAt.toISOString().replace('.000Z', '+00:00');
  return {
    absolute_url: `${origin}/greenhouse/${posting.company}/jobs/${posting.id}`,
    internal_job_id: Number(posting.id) - 1_000_000_000,
    location: { name: locationName(posting) },
    metadata: metadata(posting),
    id: Number(posting.id),
    updated_at: posted,
    requisition_id: `${posting.company.slice(0, 3).toUpperCase()}-${posting.id.slice(-3)}`,
    title: posting.title,
    company_name: posting.employer.name,
    first_published: posted,
  };
}

/** The answer to a list of jobs; without content, descriptions, departments and offices are left out. */
export function greenhouseList(postings: readonly LivePosting[], origin: string, withContent: boolean) {
  const jobs = postings.map((posting) => ({
    ...head(posting, origin),
    data_compliance: dataCompliance(posting),
    language: posting.language,
    application_deadline: null,
    ...(withContent ? { content: contentOf(posting), ...departmentsAndOffices(posting) } : {}),
  }));
  return { jobs, meta: { total: jobs.length } };
}

/** The answer to one job, with its questions and pay where asked for. */
export function greenhouseJob(
  posting: LivePosting,
  origin: string,
  asked: { questions: boolean; pay: boolean },
) {
  const { pay } = posting;
  const title = pay?.period === 'hour' ? 'Hourly pay' : 'Annual salary';
  const ranges =
    pay === null
      ? []
      : [
          {
            min_cents: Math.round(pay.low * 100),
            max_cents: Math.round(pay.high * 100),
            currency_type: 'CAD',
            title,
            blurb: null,
          },
        ];
  return {
    ...head(posting, origin),
    language: posting.language,
    application_deadline: null,
    ...(asked.pay ? { pay_input_ranges: ranges } : {}),
    education: 'education_optional',
    content: contentOf(posting),
    ...(asked.questions ? greenhouseQuestions(posting) : {}),
    data_compliance: dataCompliance(posting),
    ...departmentsAndOffices(posting),
  };
}
