import type { ApplicationState } from '#contract/career/applications.ts';
import { trailOf, wordsFor } from '#engines/pipeline/index.ts';
import { Trail } from '#web/ui/trail/trail.tsx';

interface ApplicationTrailProps {
  state: ApplicationState;
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
  history,
  form = 'glyph',
  width,
  decorative,
  landed,
}: ApplicationTrailProps) {
  const steps = trailOf(state, history).map(({ name, look }) => ({ label: name, state: look }));
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
