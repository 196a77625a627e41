import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { canApply } from './can-apply.ts';
import { text } from './messages.ts';
import classes from './needs-history.module.css';

/** True once it is known that nothing can be prepared for this person. */
export function useNeedsHistory(): boolean {
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  return known.data !== undefined && !canApply(known.data);
}

/** Says why nothing is prepared, with the way to change that in two minutes. */
export function NeedsHistory({ children = text('nothingPrepared') }: { children?: string }) {
  return (
    <Banner kind="yours">
      <div className={classes.inside}>
        <p className={classes.why}>{children}</p>
        <ButtonLink kind="yours" size="sm" to={careerPaths.history}>
          {text('toHistory')}
        </ButtonLink>
      </div>
    </Banner>
  );
}
