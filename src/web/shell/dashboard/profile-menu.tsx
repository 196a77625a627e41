import { ChevronDown, LogOut } from 'lucide-react';
import { use } from 'react';
import { initials } from '#web/shell/initials.ts';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '#web/ui/actions/menu.tsx';
import { PlacesContext } from './navigation.ts';
import classes from './top-bar.module.css';

/** Whose dashboard it is. */
export interface Person {
  fullName: string;
  email: string;
}

/** Initials, name and email; the places that belong to the account; the way out. */
export function ProfileMenu({ person, onLogout }: { person: Person; onLogout: () => void }) {
  const { menu } = use(PlacesContext);
  const name = person.fullName === '' ? person.email : person.fullName;
  const trigger = (
    <button type="button" className={classes.person}>
      <span className={classes.initials} aria-hidden>
        {initials(person.fullName, person.email)}
      </span>
      <span className={classes.name}>
        <span className="visually-hidden">Account of </span>
        {name}
      </span>
      <ChevronDown aria-hidden />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuHeading>
        <b className={classes.menuName}>{person.fullName}</b>
        <span className={classes.menuEmail}>{person.email}</span>
      </MenuHeading>
      <MenuSeparator />
      {menu.map(({ to, label, icon: Icon }) => (
        <MenuLink key={to} to={to}>
          <Icon aria-hidden />
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={onLogout}>
        <LogOut aria-hidden />
        Logout
      </MenuItem>
    </Menu>
  );
}
