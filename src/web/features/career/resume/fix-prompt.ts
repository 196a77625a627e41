import type { AnalysisReply } from '#contract/career/resume.ts';
import { PASTED_MARK, PROMPT_LIMIT } from '#contract/career/resume.ts';
import { text } from './messages.ts';

const ROOM_FOR_ADVICE = 8_000;

/** The prompt that puts an analysis to use: its suggestions, then the text they are about. */
export function fixPrompt({
  analysis,
  extracted_text: original,
}: Pick<AnalysisReply, 'analysis' | 'extracted_text'>): string {
  const advice = analysis.detailed_suggestions.map((suggestion) => `- ${suggestion.replaceAll('\n', ' ')}`);
  return [
    advice.length === 0 ? text('improve') : text('improveWithAdvice'),
    ...advice,
    '',
    PASTED_MARK,
    original.slice(0, PROMPT_LIMIT - ROOM_FOR_ADVICE),
  ].join('\n');
}
