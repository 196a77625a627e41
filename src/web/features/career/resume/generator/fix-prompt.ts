import type { AnalysisReply } from '#contract/career/resume.ts';
import { PASTED_MARK, PROMPT_LIMIT } from '#contract/career/resume.ts';

const ROOM_FOR_ADVICE = 8_000;

/** The prompt that puts an analysis to use: its suggestions, then the text they are about. */
export function fixPrompt({
  analysis,
  extracted_text: text,
}: Pick<AnalysisReply, 'analysis' | 'extracted_text'>): string {
  const advice = analysis.detailed_suggestions.map((suggestion) => `- ${suggestion.replaceAll('\n', ' ')}`);
  return [
    advice.length === 0
      ? 'Improve my resume. Keep everything that is true, and invent nothing.'
      : 'Improve my resume. Keep everything that is true, invent nothing, and follow this advice:',
    ...advice,
    '',
    PASTED_MARK,
    text.slice(0, PROMPT_LIMIT - ROOM_FOR_ADVICE),
  ].join('\n');
}
