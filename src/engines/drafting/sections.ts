import type { ResumeSection } from '#contract/career/resume-draft.ts';
import { monthInWords } from '#engines/calendar/index.ts';
import { sentences } from '#engines/text/index.ts';
import { summaryOf } from './summary.ts';
import type { Making } from './summary.ts';
import type { Block, Entry, Span } from './templates/index.ts';
import { WORDS } from './words.data.ts';

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null);

/** "Mar 2021 – Present"; a study that only ends has that year alone. */
function periodOf(
  { draft, spans }: Making,
  path: string,
  of: { startDate: string; endDate: string },
  goesOn: boolean,
): Span | null {
  const language = draft.language;
  const start =
    of.startDate === '' ? null : spans.span(monthInWords(of.startDate, language), `${path}/startDate`);
  const end = of.endDate === '' ? null : spans.span(monthInWords(of.endDate, language), `${path}/endDate`);
  if (start === null) return end;
  if (end === null)
    return goesOn ? { text: `${start.text} – ${WORDS[language].present}`, facts: start.facts } : start;
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
        [study.studyType, `${path}/studyType`],
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

function skillsOf({ resume, spans, chosen }: Making): Block | null {
  const lists = chosen.skills.flatMap(({ index, keywords }) => {
    const group = resume.skills[index];
    const items = present(
      keywords.map((order) => spans.span(group?.keywords[order] ?? '', `/skills/${index}/keywords/${order}`)),
    );
    return group === undefined || items.length === 0
      ? []
      : [{ name: spans.span(group.name, `/skills/${index}/name`), items }];
  });
  return lists.length === 0 ? null : { kind: 'lists', lists };
}

const oneList = (items: readonly Span[]): Block | null =>
  items.length === 0 ? null : { kind: 'lists', lists: [{ name: null, items }] };

function languagesOf({ resume, spans }: Making): Block | null {
  return oneList(
    present(
      resume.languages.map(({ language, fluency }, index) => {
        const name = spans.span(language, `/languages/${index}/language`);
        const level = name === null ? null : spans.span(fluency, `/languages/${index}/fluency`);
        return name === null || level === null
          ? name
          : { text: `${name.text} (${level.text})`, facts: [...name.facts, ...level.facts] };
      }),
    ),
  );
}

function awardsOf({ resume, spans, chosen, draft }: Making, list: 'certificates' | 'awards'): Block | null {
  const entries =
    list === 'awards'
      ? resume.awards.map(({ title, awarder, date }) => [title, 'title', awarder, 'awarder', date] as const)
      : resume.certificates.map(({ name, issuer, date }) => [name, 'name', issuer, 'issuer', date] as const);
  return oneList(
    present(
      entries
        .slice(0, list === 'awards' ? chosen.others : entries.length)
        .map(([what, key, by, byKey, date], index) =>
          spans.joined([
            [what, `/${list}/${index}/${key}`],
            [by, `/${list}/${index}/${byKey}`],
            [date === '' ? '' : monthInWords(date, draft.language), `/${list}/${index}/date`],
          ]),
        ),
    ),
  );
}

const entries = (list: readonly Entry[]): Block | null => {
  const told = list.filter(isEntry);
  return told.length === 0 ? null : { kind: 'entries', entries: told };
};

/** What stands under the heading of a section; null when nothing is known for it. */
export function blockOf(section: ResumeSection, making: Making): Block | null {
  switch (section) {
    case 'summary':
      return summaryOf(making);
    case 'work':
      return entries(workOf(making));
    case 'education':
      return entries(educationOf(making));
    case 'skills':
      return skillsOf(making);
    case 'languages':
      return languagesOf(making);
    case 'certificates':
    case 'awards':
      return awardsOf(making, section);
    case 'projects':
      return entries(projectsOf(making));
    case 'volunteer':
      break;
  }
  return entries(volunteerOf(making));
}
