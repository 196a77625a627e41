import type { Fact, FactSource, JsonResume, MasterProfile } from '#contract/career/facts.ts';
import { whereSaid } from '#web/shell/facts/where-words.ts';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

/** A value with where it comes from; no source where the reader gave none. */
export interface SourcedValue {
  text: string;
  source: string;
  /** Ids of the facts it is made of. */
  facts: readonly string[];
}
export interface ProfileEntry {
  title: SourcedValue | null;
  values: readonly SourcedValue[];
}
export interface ProfileSection {
  title: string;
  entries: readonly ProfileEntry[];
}

/** Where a fact comes from, in words: "Resume, line 12" or "Added by you, in a prompt". */
export function sourceInWords(source: FactSource): string {
  if (source.kind === 'file') return text('onLine', { line: source.line });
  return source.where === '' ? text('saidByYou') : text('saidByYouIn', whereSaid(source.where));
}

/** "June 2022 to 2024", "Since 2022", "2024" or "". */
export function spanInWords(start: string, end: string): string {
  if (start === '') return end === '' ? '' : text('month', { month: end });
  return end === '' ? text('since', { start }) : text('span', { start, end });
}

type Look = (path: string, words: string) => SourcedValue[];
interface Read {
  title: SourcedValue[];
  values: SourcedValue[];
}

/** Finds the value of a path with its source; nothing for an empty value. */
function lookIn(facts: readonly Fact[]): Look {
  const byPath = new Map(facts.map((fact) => [fact.path, fact]));
  return (path, words) => {
    const fact = byPath.get(path);
    if (words === '') return [];
    return fact === undefined
      ? [{ text: words, source: '', facts: [] }]
      : [{ text: words, source: sourceInWords(fact.source), facts: [fact.id] }];
  };
}

/** Each text of a list at its place. */
const list = (look: Look, path: string, texts: readonly string[]): SourcedValue[] =>
  texts.flatMap((words, index) => look(`${path}/${index}`, words));

/** Neighbours that stand on the same line of the CV, as one value: "Hamilton, Ontario". */
function joined(values: readonly SourcedValue[]): SourcedValue[] {
  const runs: SourcedValue[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[0]?.source === value.source) last.push(value);
    else runs.push([value]);
  }
  return runs.map((run) => ({
    text: listed(run.map(({ text: words }) => words)),
    source: run[0]?.source ?? '',
    facts: run.flatMap(({ facts }) => facts),
  }));
}

/** One value made of two dates, with the line the first of them stands on. */
function span(look: Look, path: string, of: { startDate: string; endDate: string }): SourcedValue[] {
  const words = spanInWords(of.startDate, of.endDate);
  const parts = [...look(`${path}/startDate`, of.startDate), ...look(`${path}/endDate`, of.endDate)];
  const source = parts.find((part) => part.source !== '')?.source ?? '';
  return words === '' ? [] : [{ text: words, source, facts: parts.flatMap(({ facts }) => facts) }];
}

/** A section of one list of the profile; none when the list says nothing. */
function section<Item>(
  title: string,
  name: string,
  items: readonly Item[],
  read: (item: Item, path: string) => Read,
): ProfileSection[] {
  const entries = items
    .map((item, index) => read(item, `/${name}/${index}`))
    .map((entry) => ({ title: entry.title[0] ?? null, values: entry.values }))
    .filter((entry) => entry.title !== null || entry.values.length > 0);
  return entries.length === 0 ? [] : [{ title, entries }];
}

function basicsOf({ basics }: JsonResume, look: Look): ProfileSection[] {
  const { location } = basics;
  const code = look('/basics/location/postalCode', location.postalCode);
  const values = [
    ...look('/basics/label', basics.label),
    ...look('/basics/email', basics.email),
    ...look('/basics/phone', basics.phone),
    ...joined([
      ...look('/basics/location/address', location.address),
      // Where addresses name a region the code ends them; elsewhere it stands before the town.
      ...(location.region === '' ? code : []),
      ...look('/basics/location/city', location.city),
      ...look('/basics/location/region', location.region),
      ...(location.region === '' ? [] : code),
    ]),
    ...look('/basics/url', basics.url),
    ...basics.profiles.flatMap(({ url }, index) => look(`/basics/profiles/${index}/url`, url)),
    ...look('/basics/summary', basics.summary),
  ];
  const [title = null] = look('/basics/name', basics.name);
  return title === null && values.length === 0 ? [] : [{ title: text('you'), entries: [{ title, values }] }];
}

function pathOf(resume: JsonResume, look: Look): ProfileSection[] {
  return [
    ...section(text('experience'), 'work', resume.work, (job, path) => ({
      title: look(`${path}/position`, job.position),
      values: [
        ...joined([...look(`${path}/name`, job.name), ...look(`${path}/location`, job.location)]),
        ...span(look, path, job),
        ...look(`${path}/summary`, job.summary),
        ...list(look, `${path}/highlights`, job.highlights),
      ],
    })),
    ...section(text('education'), 'education', resume.education, (study, path) => ({
      title: look(`${path}/institution`, study.institution),
      values: [
        ...joined([...look(`${path}/studyType`, study.studyType), ...look(`${path}/area`, study.area)]),
        ...span(look, path, study),
      ],
    })),
    ...section(text('volunteering'), 'volunteer', resume.volunteer, (post, path) => ({
      title: look(`${path}/position`, post.position),
      values: [
        ...look(`${path}/organization`, post.organization),
        ...span(look, path, post),
        ...look(`${path}/summary`, post.summary),
      ],
    })),
  ];
}

function abilitiesOf(resume: JsonResume, look: Look): ProfileSection[] {
  return [
    ...section(text('skills'), 'skills', resume.skills, (group, path) => ({
      title: look(`${path}/name`, group.name),
      values: joined(list(look, `${path}/keywords`, group.keywords)),
    })),
    ...section(text('languages'), 'languages', resume.languages, (one, path) => ({
      title: look(`${path}/language`, one.language),
      values: look(`${path}/fluency`, one.fluency),
    })),
    ...section(text('certificates'), 'certificates', resume.certificates, (one, path) => ({
      title: look(`${path}/name`, one.name),
      values: [...look(`${path}/issuer`, one.issuer), ...look(`${path}/date`, one.date)],
    })),
    ...section(text('projects'), 'projects', resume.projects, (one, path) => ({
      title: look(`${path}/name`, one.name),
      values: [
        ...look(`${path}/description`, one.description),
        ...list(look, `${path}/highlights`, one.highlights),
      ],
    })),
    ...section(text('awards'), 'awards', resume.awards, (one, path) => ({
      title: look(`${path}/title`, one.title),
      values: [...look(`${path}/awarder`, one.awarder), ...look(`${path}/date`, one.date)],
    })),
  ];
}

/** Everything known about the person, section by section, each value with its source; empty sections are left out. */
export function sectionsOf({ resume, facts }: MasterProfile): ProfileSection[] {
  const look = lookIn(facts);
  return [...basicsOf(resume, look), ...pathOf(resume, look), ...abilitiesOf(resume, look)];
}
