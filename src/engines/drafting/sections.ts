import type { ResumeSection } from '#contract/career/resume-draft.ts';
import { monthInWords } from '#engines/calendar/index.ts';
import { entriesOf, present } from './entries.ts';
import { summaryOf } from './summary.ts';
import type { Making } from './summary.ts';
import type { Block, Span } from './templates/index.ts';

function skillsOf({ resume, spans, chosen }: Making): Block | null {
  const lists = chosen.skills.flatMap(({ index, keywords }) => {
    const group = resume.skills[index];
    const items = present(
      keywords.map((order) => spans.span(group?.keywords[order] ?? '', `/skills/${index}/keywords/${order}`)),
    );
    return group === undefined || items.length === 0
      ? []
      : [{ name: spans.term('group', group.name, `/skills/${index}/name`), items }];
  });
  return lists.length === 0 ? null : { kind: 'lists', lists };
}

const oneList = (items: readonly Span[]): Block | null =>
  items.length === 0 ? null : { kind: 'lists', lists: [{ name: null, items }] };

function languagesOf({ resume, spans }: Making): Block | null {
  return oneList(
    present(
      resume.languages.map(({ language, fluency }, index) => {
        const name = spans.term('language', language, `/languages/${index}/language`);
        const level = name === null ? null : spans.term('level', fluency, `/languages/${index}/fluency`);
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
  const items = present(
    entries
      .slice(0, list === 'awards' ? chosen.others : entries.length)
      .map(([what, key, by, byKey, date], index) =>
        spans.joined([
          [what, `/${list}/${index}/${key}`],
          [by, `/${list}/${index}/${byKey}`],
          [date === '' ? '' : monthInWords(date, draft.language), `/${list}/${index}/date`],
        ]),
      ),
  );
  return items.length === 0 ? null : { kind: 'items', items };
}

/** What stands under the heading of a section; null when nothing is known for it. */
export function blockOf(section: ResumeSection, making: Making): Block | null {
  switch (section) {
    case 'summary':
      return summaryOf(making);
    case 'skills':
      return skillsOf(making);
    case 'languages':
      return languagesOf(making);
    case 'certificates':
    case 'awards':
      return awardsOf(making, section);
    case 'work':
    case 'education':
    case 'projects':
    case 'volunteer':
      break;
  }
  return entriesOf(section, making);
}
