import { lengthToFit, rowGeometry } from './geometry.ts';
import { FootfallRow, LabelledTrail } from './row-trail.tsx';
import { type SpineStep, SpineTrail } from './spine-trail.tsx';
import { countStates, countWords, type TrailStep, trailWords } from './words.ts';

interface Common {
  /** Its name in words; without it the trail says where it stands itself. */
  name?: string | undefined;
  /** The same words stand beside it, so that it needs none. */
  decorative?: boolean | undefined;
  onSpruce?: boolean | undefined;
  /** Index of the step the server has just reported; it alone is animated. */
  landed?: number | undefined;
}

type Form =
  | { form: 'glyph'; steps: readonly TrailStep[]; width?: number | undefined }
  | { form: 'count'; done: number; of: number; now?: boolean | undefined; width?: number | undefined }
  | { form: 'labelled'; steps: readonly TrailStep[] }
  | { form: 'spine'; steps: readonly SpineStep[] };

export type TrailProps = Common & Form;

/** Legwork's trail in its four forms along a line; `PathTrail` walks a curve. It is never a progress bar: a step is drawn as taken only when it was. */
export function Trail({ name, decorative = false, onSpruce = false, landed, ...trail }: TrailProps) {
  const spoken = (words: string) => (decorative ? undefined : (name ?? words));
  const shared = { onSpruce, landed };
  if (trail.form === 'glyph') {
    const geometry = rowGeometry(trail.steps.length, lengthToFit(6, trail.width ?? 80));
    const states = trail.steps.map((step) => step.state);
    return (
      <FootfallRow {...shared} states={states} name={spoken(trailWords(trail.steps))} geometry={geometry} />
    );
  }
  if (trail.form === 'count') {
    const geometry = rowGeometry(trail.of, lengthToFit(trail.of, trail.width ?? 222));
    const states = countStates(trail.done, trail.of, trail.now);
    return (
      <FootfallRow
        {...shared}
        states={states}
        name={spoken(countWords(trail.done, trail.of))}
        geometry={geometry}
      />
    );
  }
  const words = name ?? trailWords(trail.steps);
  if (trail.form === 'labelled') return <LabelledTrail {...shared} steps={trail.steps} name={words} />;
  return <SpineTrail {...shared} steps={trail.steps} name={words} />;
}
