import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { Plan } from './plans.ts';

/** The button of a plan: a link on this host, or to the checkout on the career host. */
export function PlanAction({ plan, className }: { plan: Plan; className?: string | undefined }) {
  const kind = plan.popular ? 'primary' : 'second';
  const { label, to } = plan.action;
  return to.startsWith('/') ? (
    <ButtonLink kind={kind} className={className ?? ''} to={to}>
      {label}
    </ButtonLink>
  ) : (
    <ButtonAnchor kind={kind} className={className} href={to}>
      {label}
    </ButtonAnchor>
  );
}
