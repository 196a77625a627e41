import type { Making } from './summary.ts';
import { monthInWords } from '#engines/calendar/index.ts';
import { RESUME_WORDS } from '#engines/resume/index.ts';
import { sentences } from '#engines/text/index.ts';
import { isNarrow } from './templates/index.ts';
import type { Block, Entry, Span } from './templates/index.ts';

/** The values that are there. */
export const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null);

/** A date in words, its month short where the template has little room for it. */
function dated({ draft, spans }: Making, date: string, path: string): Span | null {
  if (date === '') return null;
  const held = spans.span(monthInWords(date, draft.language), path);
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date) ?? [];
  const short = RESUME_WORDS[draft.language].months[Number(month) - 1];
  return held && short !== undefined && isNarrow(draft.template)
    ? { ...held, text: `${short} ${year}` }
    : held;
}

/** "March 2021 – Present"; a study that only ends has that year alone. */
function periodOf(
  making: Making,
  path: string,
  of: { startDate: string; endDate: string },
  goesOn: boolean,
): Span | null {
  const start = dated(making, of.startDate, `${path}/startDate`);
  const end = dated(making, of.endDate, `${path}/endDate`);
  if (start === null) return end;
  if (end === null)
    return goesOn
      ? { text: `${start.text} – ${RESUME_WORDS[making.draft.language].present}`, facts: start.facts }
      : start;
  return start.text === end.text
    ? start
    : { text: `${start.text} – ${end.text}`, facts: [...start.facts, ...end.facts] };
}

const isEntry = ({ title, where, lead, items }: Entry): boolean =>
  title !== null || where !== null || lead !== null || items.length > 0;

function workOf(making: Making): Entry[] {
  const { resume, spans, chosen } = making;
  return chosen.work.flatMap(({ index, highlights }) => {
    const job = resume.work[index];
    if (job === undefined) return [];
    const path = `/work/${index}`;
    const goesOn = job.endDate === '' && job.startDate !== '';
    // One block where a list would do is told sentence by sentence.
    const told = highlights.length === 0 && job.highlights.length === 0 ? sentences(job.summary) : [];
    const list = told.length > 1 ? told.map((text) => spans.span(text, `${path}/summary`)) : [];
    return [
      {
        title: spans.span(job.position, `${path}/position`),
        where: spans.joined([
          [job.name, `${path}/name`],
          [job.location, `${path}/location`],
        ]),
        when: periodOf(making, path, job, true),
        lead: told.length > 1 ? null : spans.span(job.summary, `${path}/summary`),
        items: present([
          ...list,
          ...highlights.map((order) => {
            const text = job.highlights[order] ?? '';
            return spans.reworded(making.better(text, goesOn), text, `${path}/highlights/${order}`);
          }),
        ]),
      },
    ];
  });
}

function educationOf(making: Making): Entry[] {
  const { resume, spans } = making;
  return resume.education.map((study, index) => {
    const path = `/education/${index}`;
    return {
      title: spans.joined([
        [study.studyType, `${path}/studyType`, 'degree'],
        [study.area, `${path}/area`],
      ]),
      where: spans.span(study.institution, `${path}/institution`),
      when: periodOf(making, path, study, false),
      lead: null,
      items: [],
    };
  });
}

function projectsOf({ resume, spans, chosen }: Making): Entry[] {
  return resume.projects.slice(0, chosen.projects).map((project, index) => ({
    title: spans.span(project.name, `/projects/${index}/name`),
    where: null,
    when: null,
    lead: spans.span(project.description, `/projects/${index}/description`),
    items: present(
      project.highlights
        .slice(0, chosen.projectLines)
        .map((text, order) => spans.span(text, `/projects/${index}/highlights/${order}`)),
    ),
  }));
}

function volunteerOf(making: Making): Entry[] {
  const { resume, spans, chosen } = making;
  return resume.volunteer.slice(0, chosen.others).map((role, index) => ({
    title: spans.span(role.position, `/volunteer/${index}/position`),
    where: spans.span(role.organization, `/volunteer/${index}/organization`),
    when: periodOf(making, `/volunteer/${index}`, role, true),
    lead: spans.span(role.summary, `/volunteer/${index}/summary`),
    items: [],
  }));
}

/** The entries of a section that is made of entries; null when nothing is known for it. */
export function entriesOf(
  section: 'work' | 'education' | 'projects' | 'volunteer',
  making: Making,
): Block | null {
  const of = { work: workOf, education: educationOf, projects: projectsOf, volunteer: volunteerOf };
  const told = of[section](making).filter(isEntry);
  return told.length === 0 ? null : { kind: 'entries', entries: told };
}
