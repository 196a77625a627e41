import type { ApplicationState } from '#contract/career/applications.ts';
import { trailOf, type TrailName } from '#engines/pipeline/index.ts';
import { Trail } from '#web/ui/trail/trail.tsx';
import { stateWords } from './application-words.ts';
import { text } from './messages.ts';

const stepWords: Readonly<Record<TrailName, () => string>> = {
  found: () => text('found'),
  matched: () => text('stepMatched'),
  prepared: () => text('prepared'),
  approved: () => text('stepApproved'),
  sent: () => text('sent'),
  answered: () => text('stepAnswered'),
};

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
  /** The form is filled in up to the click, and nothing is sent. */
  dryRun?: boolean | undefined;
}

/** A step that the person took: the sending they did themselves, and, where steps have names, the approval. */
const isYours = (step: ReturnType<typeof trailOf>[number], own: boolean, form: 'glyph' | 'labelled') =>
  own ? step.name === 'sent' : form === 'labelled' && step.name === 'approved' && step.look === 'done';

/** The six steps of one application, as far as it has come. */
export function ApplicationTrail({
  state,
  origin = 'agent',
  history,
  form = 'glyph',
  width,
  decorative,
  landed,
  dryRun = false,
}: ApplicationTrailProps) {
  const name = stateWords(state, dryRun);
  const own = origin === 'person';
  const steps = trailOf(state, history)
    .slice(own ? -2 : 0)
    .map((step) => ({
      label: dryRun && step.name === 'sent' ? text('stepDryRun') : stepWords[step.name](),
      state: isYours(step, own, form) ? ('you' as const) : step.look,
    }));
  if (form === 'labelled') return <Trail form="labelled" steps={steps} name={name} landed={landed} />;
  return (
    <Trail form="glyph" steps={steps} width={width} name={name} decorative={decorative} landed={landed} />
  );
}
