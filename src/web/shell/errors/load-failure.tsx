import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';

interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  /** What somebody reads whose sign-in has ended. */
  signIn: string;
  error: unknown;
  onRetry: () => void;
}

/** A panel that could not be loaded: what failed, why, and the one thing to do about it. */
export function LoadFailure({ title, signIn, error, onRetry }: LoadFailureProps) {
  if (statusOf(error) === 401)
    return (
      <ErrorNote title={signIn} action={<ButtonAnchor href={careerPaths.login}>Go to Login</ButtonAnchor>} />
    );
  return (
    <ErrorNote title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {statusOf(error) === 0
        ? 'The server did not answer. Nothing of yours is lost.'
        : sentenceOf(error, 'The server gave an answer I do not understand. Nothing of yours is lost.')}
    </ErrorNote>
  );
}
