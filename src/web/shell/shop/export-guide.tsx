import { useId, useState } from 'react';
import classes from './export-guide.module.css';
import { text } from './export-messages.ts';
import { exportSteps } from './export-steps.ts';

/** Names of tills and shops, each of which opens how to get the right file there. */
export function ExportGuide() {
  const [open, setOpen] = useState<string | null>(null);
  const panel = useId();
  const shown = exportSteps.find(({ source }) => source === open);
  return (
    <div className={classes.guide}>
      <p className={classes.quiet} id={`${panel}-title`}>
        {text('howTo')}
      </p>
      <div className={classes.systems} role="group" aria-labelledby={`${panel}-title`}>
        {exportSteps.map(({ source, name }) => (
          <button
            key={source}
            type="button"
            className={classes.system}
            aria-expanded={source === open}
            aria-controls={panel}
            onClick={() => setOpen(source === open ? null : source)}
          >
            {name()}
          </button>
        ))}
      </div>
      <div id={panel} aria-live="polite">
        {shown && (
          <ol className={classes.steps} aria-label={text('stepsOf', { system: shown.name() })}>
            {shown.steps().map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
