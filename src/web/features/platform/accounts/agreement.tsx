import { hostOrigin } from '#web/shell/host-origin.ts';
import { mainPaths } from '#web/shell/paths.ts';

/** What stands beside the box while it is not ticked. */
export const CONFIRM_FIRST = 'Confirm that you are 18 or older and accept the terms.';

/** The sentence that opens an account: who says it is of age and accepts what is linked. */
export function Agreement() {
  return (
    <>
      I am 18 or older and accept the{' '}
      <a href={`${hostOrigin('main')}${mainPaths.terms}`} target="_blank" rel="noreferrer">
        Terms of Service
      </a>{' '}
      and{' '}
      <a href={`${hostOrigin('main')}${mainPaths.privacy}`} target="_blank" rel="noreferrer">
        Privacy Policy
      </a>
      .
    </>
  );
}
