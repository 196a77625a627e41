import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { AuthDivider } from '#web/shell/auth/auth-layout.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import classes from './accounts.module.css';
import { GoogleButton } from './google-button.tsx';

interface ProviderButtonsProps {
  onGoogleCredential: (credential: string) => void;
  onGoogleFailure: () => void;
  onLinkedIn: () => void;
}

/** The other ways in, above the form. */
export function ProviderButtons({ onGoogleCredential, onGoogleFailure, onLinkedIn }: ProviderButtonsProps) {
  const options = useQuery(api.accounts.signInOptions.queryOptions({ staleTime: Infinity }));
  return (
    <>
      <div className={classes.providers}>
        <GoogleButton
          clientId={options.data?.google_client_id ?? null}
          onCredential={onGoogleCredential}
          onFailure={onGoogleFailure}
        />
        <Button wide size="lg" onClick={onLinkedIn}>
          Continue with LinkedIn
        </Button>
      </div>
      <AuthDivider />
    </>
  );
}
