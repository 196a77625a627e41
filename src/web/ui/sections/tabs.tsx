import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';

interface TabsProps<Value extends string> {
  /** What the tabs are of, spoken only. */
  label: string;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Views of one thing, one at a time; arrows move between them. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const choose = (name: string) => {
    const tab = tabs.find((one) => one.value === name);
    if (tab) onValueChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} activationMode="manual">
      <Radix.List className={classes.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={classes.tab} data-label={tab.label}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={classes.panel}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
