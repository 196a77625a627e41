import { useOutletContext } from 'react-router';
import { DangerZone } from '#web/features/platform/privacy/danger-zone.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { BesideLead } from '#web/shell/dashboard/beside.tsx';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';

/** The settings of a business account: everything in one archive, and the way out. */
export function BusinessSettingsPage() {
  const { person } = useOutletContext<AccountContext>();
  return (
    <>
      <ScreenHead title="Settings" lead="What I keep of you: take it with you, or have it erased." />
      <DangerZone
        email={person.email}
        before={
          <BesideLead>
            Nothing runs yet that would end with your account. Your export holds what you told me.
          </BesideLead>
        }
      />
    </>
  );
}
