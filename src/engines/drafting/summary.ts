import type { JsonResume } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { monthInWords } from '#engines/calendar/index.ts';
import { chezFrench, RESUME_WORDS } from '#engines/resume/index.ts';
import { sentences } from '#engines/text/index.ts';
import type { Chosen } from './choice/chosen.ts';
import type { Spans } from './spans.ts';
import type { Block } from './templates/index.ts';

/** What the sections are made from. */
export interface Making {
  resume: JsonResume;
  draft: ResumeDraft;
  chosen: Chosen;
  spans: Spans;
  /** How a line is better said; the same text where there is nothing to mend. */
  better: (text: string, goesOn: boolean) => string;
}

const atEmployer = (name: string, language: ResumeDraft['language']): string =>
  language === 'fr' ? chezFrench(name) : `at ${name}`;

/** The person's own summary, or a plain one of their latest work and skills when they gave none. */
export function summaryOf({ resume, draft, spans, chosen, better }: Making): Block | null {
  const { summary, label } = resume.basics;
  if (summary !== '') {
    const kept =
      chosen.summarySentences === null
        ? summary
        : sentences(summary).slice(0, chosen.summarySentences).join(' ');
    const text = spans.reworded(better(kept, true), kept, '/basics/summary');
    return text === null ? null : { kind: 'text', text };
  }
  const words = RESUME_WORDS[draft.language];
  const first = chosen.work[0];
  const job = first === undefined ? undefined : resume.work[first.index];
  const path = `/work/${first?.index}`;
  const goesOn = job !== undefined && job.endDate === '' && job.startDate !== '';
  const since = goesOn ? ` ${words.since} ${monthInWords(job.startDate, draft.language)}` : '';
  const work =
    job === undefined || job.position === ''
      ? null
      : spans.span(
          `${job.position}${job.name === '' ? '' : ` ${atEmployer(job.name, draft.language)}`}${since}.`,
          ...['position', 'name', 'startDate'].map((key) => `${path}/${key}`),
        );
  const named = chosen.skills
    .flatMap(({ index, keywords }) =>
      keywords.map((order) => ({
        text: resume.skills[index]?.keywords[order] ?? '',
        path: `/skills/${index}/keywords/${order}`,
      })),
    )
    .slice(0, 4);
  const last = named.at(-1);
  const list =
    named.length < 2
      ? (last?.text ?? '')
      : `${named
          .slice(0, -1)
          .map(({ text }) => text)
          .join(', ')} ${words.and} ${last?.text}`;
  const skills =
    named.length < 2 ? null : spans.span(`${words.skillsInclude} ${list}.`, ...named.map((one) => one.path));
  const parts = [work ?? (label === '' ? null : spans.span(`${label}.`, '/basics/label')), skills].filter(
    (part) => part !== null,
  );
  return parts.length < 2
    ? null
    : {
        kind: 'text',
        text: { text: parts.map(({ text }) => text).join(' '), facts: parts.flatMap(({ facts }) => facts) },
      };
}
