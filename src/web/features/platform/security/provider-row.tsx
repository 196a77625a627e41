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
import { text } from './messages.ts';
import classes from './security.module.css';

interface Identity {
  provider: IdentityProvider;
  linked: boolean;
  offered: boolean;
  only: boolean;
}

const names = { google: 'Google', linkedin: 'LinkedIn' } as const;

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
  if (!linked) return text('providerOff');
  return only ? text('providerAlone', { name: names[provider] }) : text('providerOn');
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
      toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
    }
  };
  return (
    <Button
      size="sm"
      busy={busy}
      aria-label={text('linkNamed', { name: names[provider] })}
      onClick={() => void leave()}
    >
      {text('link')}
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
      if (confirmed) toast({ message: text('unlinked', { name }) });
    } catch (error) {
      toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
    }
    await queries.invalidateQueries({ queryKey: api.identities.key() });
  };
  return (
    <>
      <Button size="sm" aria-label={text('unlinkNamed', { name })} onClick={() => setAsking(true)}>
        {text('unlink')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('unlinkQuestion', { name })}
        action={text('unlink')}
        onConfirm={() => void unlink()}
      >
        {text('unlinkAbout', { name })}
      </ConfirmDialog>
    </>
  );
}
