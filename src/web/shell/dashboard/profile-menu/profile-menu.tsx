import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ComponentType, type KeyboardEvent, useState } from 'react';
import { initials } from '#web/shell/initials.ts';
import { hidden } from '#web/ui/hidden.tsx';
import classes from '#web/shell/dashboard/top-bar.module.css';
import { text } from './messages.ts';

/** Whose dashboard it is. */
export interface Person {
  fullName: string;
  email: string;
}

export interface ProfileMenuProps {
  person: Person;
  onLogout: () => void;
}

/** The menu's code; every visit has the button, and few press it. */
export const loadProfileMenu = () => import('./opened-profile-menu.tsx');

/** Initials and name: the button that opens the menu. */
export function ProfileButton({ person, ...rest }: { person: Person } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classes.person}>
      <span className={classes.initials} translate="no" aria-hidden>
        {initials(person.fullName, person.email)}
      </span>
      <span className={classes.name}>
        {text.rich('accountOf', { name: person.fullName === '' ? person.email : person.fullName, hidden })}
      </span>
      <ChevronDown aria-hidden />
    </button>
  );
}

const reach = () => void loadProfileMenu().catch(() => undefined);

/** Initials, name and email; the places that belong to the account; the way out. Its code comes as somebody reaches for it. */
export function ProfileMenu({ person, onLogout }: ProfileMenuProps) {
  const [Opened, setOpened] = useState<ComponentType<ProfileMenuProps> | null>(null);
  const open = () =>
    void loadProfileMenu().then(
      ({ OpenedProfileMenu }) => setOpened(() => OpenedProfileMenu),
      () => undefined,
    );
  if (Opened !== null) return <Opened person={person} onLogout={onLogout} />;
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <ProfileButton
      person={person}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={open}
      onKeyDown={openByArrow}
    />
  );
}
