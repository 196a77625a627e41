import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';

interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  /** What somebody reads whose login has ended. */
  signIn: string;
  error: unknown;
  onRetry: () => void;
}

/** A panel that could not be loaded: what failed, why, and the one thing to do about it. */
export function LoadFailure({ title, signIn, error, onRetry }: LoadFailureProps) {
  if (statusOf(error) === 401)
    return (
      <ErrorNote
        title={signIn}
        action={<ButtonAnchor href={careerPaths.login}>{text('goToLogin')}</ButtonAnchor>}
      />
    );
  return (
    <ErrorNote title={title} action={<Button onClick={onRetry}>{action('tryAgain')}</Button>}>
      {statusOf(error) === 0 ? text('noAnswer') : sentenceOf(error, text('strangeAnswer'))}
    </ErrorNote>
  );
}
