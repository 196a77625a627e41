import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#web/ui/sections/tabs.tsx';
import { text } from './messages.ts';
import { ScreenHead } from './screen-head.tsx';

interface SettingsTab {
  /** Its name in the address, as `?tab=`. */
  value: string;
  label: string;
  panel: ReactNode;
}

/** The settings in tabs, each with an address of its own; the first is there without one. */
export function SettingsScreen({ tabs }: { tabs: readonly [SettingsTab, ...SettingsTab[]] }) {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const chosen = tabs.find(({ value }) => value === search.get('tab')) ?? first;
  return (
    <>
      <ScreenHead title={text('settings')} />
      <Tabs
        label={text('settings')}
        tabs={tabs}
        value={chosen.value}
        onValueChange={(tab) =>
          setSearch(tab === first.value ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
