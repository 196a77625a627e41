import type { ProfileBuilder } from './assemble.ts';
import { blocksOf } from './blocks.ts';
import type { Contact } from './contact.ts';
import { readJobs } from './jobs.ts';
import { firstRun, joined, paragraphs } from './lines.ts';
import type { Found, Line } from './lines.ts';
import { readCredentials, readLanguages, readSkills } from './lists.ts';
import { readStudies } from './studies.ts';

const NETWORKS: readonly (readonly [pattern: RegExp, network: string])[] = [
  [/(?:^|[./])linkedin\.com/i, 'LinkedIn'],
  [/(?:^|[./])github\.(?:com|io)/i, 'GitHub'],
  [/(?:^|[./])gitlab\.com/i, 'GitLab'],
  [/(?:^|[./])behance\.net/i, 'Behance'],
  [/(?:^|[./])(?:twitter|x)\.com/i, 'X'],
];

export function putContact(builder: ProfileBuilder, contact: Contact): void {
  const { basics } = builder.resume;
  basics.name = builder.put('/basics/name', contact.name);
  basics.label = builder.put('/basics/label', contact.label);
  basics.email = builder.put('/basics/email', contact.email);
  basics.phone = builder.put('/basics/phone', contact.phone);
  if (contact.place !== null) {
    const { place, lines } = contact.place;
    for (const key of ['address', 'city', 'region', 'postalCode'] as const) {
      basics.location[key] = builder.put(`/basics/location/${key}`, { value: place[key], lines });
    }
    basics.location.countryCode = builder.put('/basics/location/countryCode', {
      value: place.countryCode,
      lines,
    });
  }
  for (const link of contact.links) {
    const network = NETWORKS.find(([pattern]) => pattern.test(link.value))?.[1];
    if (network === undefined && basics.url === '') basics.url = builder.put('/basics/url', link);
    else {
      const url = builder.put(`/basics/profiles/${basics.profiles.length}/url`, link);
      basics.profiles.push({ network: network ?? '', url });
    }
  }
}

/** The summary section, or else a longer text in the contact block. */
export function putSummary(builder: ProfileBuilder, lines: readonly Line[], rest: readonly Line[]): void {
  const start = rest.findIndex(({ body }) => body.split(/\s+/).length >= 8);
  const own = lines.length > 0 ? lines : start === -1 ? [] : rest.slice(start);
  builder.resume.basics.summary = builder.put('/basics/summary', joined(firstRun(own)));
}

export function putJobs(builder: ProfileBuilder, lines: readonly Line[]): void {
  readJobs(lines).forEach((job, index) => {
    const path = `/work/${index}`;
    builder.use(job.headLines);
    builder.resume.work.push({
      name: builder.put(`${path}/name`, job.name),
      position: builder.put(`${path}/position`, job.position),
      location: builder.put(`${path}/location`, job.location),
      startDate: builder.put(`${path}/startDate`, job.startDate),
      endDate: builder.put(`${path}/endDate`, job.endDate),
      summary: builder.put(`${path}/summary`, job.summary),
      highlights: job.highlights.map((text, order) => builder.put(`${path}/highlights/${order}`, text)),
    });
  });
}

export function putStudies(builder: ProfileBuilder, lines: readonly Line[]): void {
  readStudies(lines).forEach((study, index) => {
    const path = `/education/${index}`;
    builder.use(study.lines);
    builder.resume.education.push({
      institution: builder.put(`${path}/institution`, study.institution),
      area: builder.put(`${path}/area`, study.area),
      studyType: builder.put(`${path}/studyType`, study.studyType),
      startDate: builder.put(`${path}/startDate`, study.startDate),
      endDate: builder.put(`${path}/endDate`, study.endDate),
    });
  });
}

export function putSkills(builder: ProfileBuilder, lines: readonly Line[]): void {
  readSkills(lines).forEach((group, index) => {
    const path = `/skills/${index}`;
    builder.resume.skills.push({
      name: builder.put(`${path}/name`, group.name),
      keywords: group.keywords.map((keyword, order) => builder.put(`${path}/keywords/${order}`, keyword)),
    });
  });
}

export function putLanguages(builder: ProfileBuilder, lines: readonly Line[]): void {
  readLanguages(lines).forEach(({ language, fluency }, index) => {
    const path = `/languages/${index}`;
    builder.resume.languages.push({
      language: builder.put(`${path}/language`, language),
      fluency: builder.put(`${path}/fluency`, fluency),
    });
  });
}

export function putCredentials(
  builder: ProfileBuilder,
  certificates: readonly Line[],
  awards: readonly Line[],
): void {
  readCredentials(certificates).forEach(({ name, by, date }, index) => {
    const path = `/certificates/${index}`;
    builder.resume.certificates.push({
      name: builder.put(`${path}/name`, name),
      issuer: builder.put(`${path}/issuer`, by),
      date: builder.put(`${path}/date`, date),
    });
  });
  readCredentials(awards).forEach(({ name, by, date }, index) => {
    const path = `/awards/${index}`;
    builder.resume.awards.push({
      title: builder.put(`${path}/title`, name),
      date: builder.put(`${path}/date`, date),
      awarder: builder.put(`${path}/awarder`, by),
    });
  });
}

const titleOf = (line: Line | undefined, text: string): Found | null =>
  line === undefined ? null : { value: text.split('\t')[0]?.trim() ?? '', lines: [line] };

export function putProjects(
  builder: ProfileBuilder,
  projects: readonly Line[],
  volunteer: readonly Line[],
): void {
  const blocks = blocksOf(projects, () => false);
  blocks.forEach((block, index) => {
    const path = `/projects/${index}`;
    builder.use(block.head.map(({ line }) => line));
    const [head, second] = block.head;
    const texts = paragraphs(block.body);
    const plain =
      second === undefined ? texts.find(({ lines: [first] }) => first?.item === false) : undefined;
    builder.resume.projects.push({
      name: builder.put(`${path}/name`, titleOf(head?.line, head?.text ?? '')),
      description: builder.put(`${path}/description`, plain ?? titleOf(second?.line, second?.text ?? '')),
      highlights: texts
        .filter((text) => text !== plain)
        .map((text, order) => builder.put(`${path}/highlights/${order}`, text)),
    });
  });
  readJobs(volunteer).forEach((job, index) => {
    const path = `/volunteer/${index}`;
    builder.use(job.headLines);
    const texts = [...(job.summary === null ? [] : [job.summary]), ...job.highlights];
    const summary = joined(firstRun(texts.flatMap((text) => text.lines)));
    builder.resume.volunteer.push({
      organization: builder.put(`${path}/organization`, job.name),
      position: builder.put(`${path}/position`, job.position),
      startDate: builder.put(`${path}/startDate`, job.startDate),
      endDate: builder.put(`${path}/endDate`, job.endDate),
      summary: builder.put(`${path}/summary`, summary),
    });
  });
}
