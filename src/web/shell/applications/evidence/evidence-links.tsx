import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { TrailName } from '#engines/pipeline/index.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import classes from './evidence.module.css';
import { SaveDocument } from './save-document.tsx';

interface EvidenceLinksProps {
  application: ApplicationDetail;
  step: TrailName;
  onShow: (evidence: Evidence) => void;
}

/** The links in which a step ends. */
export function EvidenceLinks({ application, step, onShow }: EvidenceLinksProps) {
  const links = evidenceOf(application, step);
  if (links.length === 0) return null;
  return (
    <span className={classes.links}>
      {links.map(({ label, evidence }) =>
        evidence.kind === 'cv' ? (
          <SaveDocument key={label} id={application.id} document="cv" label={label} />
        ) : (
          <button key={label} type="button" className={classes.link} onClick={() => onShow(evidence)}>
            {label}
          </button>
        ),
      )}
    </span>
  );
}
