import type { ResumeAnalysis, ResumeCheck, ResumeFinding } from '#contract/career/resume-analysis.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#engines/resume/judging/messages.ts';
import { linesNamed } from './lines.ts';

/** What a check found, before it is said. */
export interface Finding extends Omit<ResumeFinding, 'text' | 'fix'> {
  text: Message;
  fix: Message;
}

/** An analysis before it is said to somebody. */
export interface JudgedResume extends Pick<ResumeAnalysis, 'overall_score'> {
  headline: Message;
  summary: Message;
  strengths: Message[];
  checks: Omit<ResumeCheck, 'title'>[];
  /** The dearest first. */
  findings: Finding[];
  taste: { text: Message; lines: ResumeAnalysis['taste'][number]['lines'] }[];
}

/** How a finding is mended, with the lines it is about. */
function suggestionOf({ fix, lines }: Finding): Message {
  const { named, more } = linesNamed(lines.map(({ line }) => line));
  const [only, ...others] = named;
  if (only === undefined) return fix;
  return others.length === 0
    ? text.message('fixOnLine', { fix, line: only })
    : text.message('fixOnLines', { fix, lines: named, more });
}

/** An analysis in the words of its reader. */
export function sayAnalysis(judged: JudgedResume, reader: Reader): ResumeAnalysis {
  const said = (message: Message): string => say(message, reader);
  const { overall_score, headline, summary, strengths, checks, findings, taste } = judged;
  return {
    overall_score,
    headline: said(headline),
    summary: said(summary),
    strengths: strengths.map(said),
    weaknesses: findings.map((finding) => said(finding.text)),
    detailed_suggestions: findings.map((finding) => said(suggestionOf(finding))),
    checks: checks.map(({ area, points, of }) => ({
      area,
      title: said(text.message('check', { area })),
      points,
      of,
    })),
    findings: findings.map((finding) => ({
      ...finding,
      text: said(finding.text),
      fix: said(finding.fix),
    })),
    taste: taste.map((one) => ({ text: said(one.text), lines: one.lines })),
  };
}
