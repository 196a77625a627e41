import type { ApplicationState } from '#contract/career/applications.ts';
import { trailOf, wordsFor } from '#engines/pipeline/index.ts';
import { Trail } from '#web/ui/trail/trail.tsx';

interface ApplicationTrailProps {
  state: ApplicationState;
  /** `person`: sent without the agent, so that only the sending and the answer are steps. */
  origin?: 'agent' | 'person' | undefined;
  /** Its past states, oldest first: where one that ended early had got to. */
  history?: readonly ApplicationState[] | undefined;
  form?: 'glyph' | 'labelled' | undefined;
  width?: number | undefined;
  /** The same words stand beside it. */
  decorative?: boolean | undefined;
  landed?: number | undefined;
}

/** The six steps of one application, as far as it has come. */
export function ApplicationTrail({
  state,
  origin = 'agent',
  history,
  form = 'glyph',
  width,
  decorative,
  landed,
}: ApplicationTrailProps) {
  const all = trailOf(state, history).map(({ name, look }) => ({ label: name, state: look }));
  const own = all
    .slice(-2)
    .map((step) => (step.label === 'sent' ? { ...step, state: 'you' as const } : step));
  const steps = origin === 'person' ? own : all;
  if (form === 'labelled')
    return <Trail form="labelled" steps={steps} name={wordsFor(state)} landed={landed} />;
  return (
    <Trail
      form="glyph"
      steps={steps}
      width={width}
      name={wordsFor(state)}
      decorative={decorative}
      landed={landed}
    />
  );
}
