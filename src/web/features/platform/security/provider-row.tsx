import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IdentityProvider } from '#contract/platform/identities.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { leaveForLinkedIn } from '#web/shell/auth/leave-for-linkedin.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import classes from './security.module.css';

interface Identity {
  provider: IdentityProvider;
  linked: boolean;
  offered: boolean;
  only: boolean;
}

const names = { google: 'Google', linkedin: 'LinkedIn' } as const;
const NO_ANSWER = 'The server did not answer. Nothing was changed; try again.';

/** One provider: whether it opens the account, and the way to change that. */
export function ProviderRow({ identity }: { identity: Identity }) {
  const { provider, linked, only } = identity;
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.named}>{names[provider]}</p>
        <p className={classes.meta}>{wordsOf(identity)}</p>
      </div>
      {linked ? !only && <Unlink provider={provider} /> : <Link provider={provider} />}
    </li>
  );
}

function wordsOf({ provider, linked, only }: Identity): string {
  if (!linked) return 'Not linked.';
  return only
    ? `Opens your account, and nothing else does. Set a password before you unlink ${names[provider]}.`
    : 'Opens your account.';
}

function Link({ provider }: { provider: IdentityProvider }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    // Google's script is kept to pages that show nothing of the person.
    if (provider === 'google') return window.location.assign(careerPaths.googleLink);
    setBusy(true);
    try {
      await leaveForLinkedIn('link');
    } catch (error) {
      setBusy(false);
      toast({ kind: 'problem', message: sentenceOf(error, NO_ANSWER) });
    }
  };
  return (
    <Button size="sm" busy={busy} aria-label={`Link ${names[provider]}`} onClick={() => void leave()}>
      Link
    </Button>
  );
}

function Unlink({ provider }: { provider: IdentityProvider }) {
  const guarded = useStepUp();
  const queries = useQueryClient();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const name = names[provider];
  const unlink = async () => {
    setAsking(false);
    try {
      const { confirmed } = await guarded(() => client.identities.unlink({ provider }));
      if (confirmed) toast({ message: `${name} no longer opens your account.` });
    } catch (error) {
      toast({ kind: 'problem', message: sentenceOf(error, NO_ANSWER) });
    }
    await queries.invalidateQueries({ queryKey: api.identities.key() });
  };
  return (
    <>
      <Button size="sm" aria-label={`Unlink ${name}`} onClick={() => setAsking(true)}>
        Unlink
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Unlink ${name}?`}
        action="Unlink"
        onConfirm={() => void unlink()}
      >
        Your {name} account can then no longer log in here. Your account and everything in it stay.
      </ConfirmDialog>
    </>
  );
}
