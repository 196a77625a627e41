import { LogOut } from 'lucide-react';
import { use } from 'react';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '#web/ui/actions/menu.tsx';
import { PlacesContext } from '#web/shell/dashboard/navigation.ts';
import { text } from './messages.ts';
import { ProfileButton, type ProfileMenuProps } from './profile-menu.tsx';
import classes from '#web/shell/dashboard/top-bar.module.css';

/** The account's menu after the press that asked for it. */
export function OpenedProfileMenu({ person, onLogout }: ProfileMenuProps) {
  const { menu } = use(PlacesContext);
  return (
    <Menu defaultOpen trigger={<ProfileButton person={person} />}>
      <MenuHeading>
        <b className={classes.menuName} translate="no">
          {person.fullName}
        </b>
        <span className={classes.menuEmail} translate="no">
          {person.email}
        </span>
      </MenuHeading>
      <MenuSeparator />
      {menu.map(({ to, label, icon: Icon }) => (
        <MenuLink key={to} to={to}>
          <Icon aria-hidden />
          {label()}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={onLogout}>
        <LogOut aria-hidden />
        {text('logout')}
      </MenuItem>
    </Menu>
  );
}
