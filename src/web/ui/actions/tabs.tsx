import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Underlined tabs; arrow keys move between them. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List className={classes.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={classes.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={classes.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
