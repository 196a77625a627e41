import { Link } from 'react-router';
import { socialLinksPlaceholder } from '#contract/hosts.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { applicationSteps } from '#web/ui/trail/words.ts';
import classes from './marketing-footer.module.css';

const groups = [
  {
    title: 'Services',
    links: [
      { to: mainPaths.serviceAuto, label: 'AutoCareer Pro' },
      { to: mainPaths.serviceLocalbiz, label: 'LocalBiz AI' },
      { to: mainPaths.serviceStore, label: 'AI Store' },
      { to: mainPaths.serviceMarketing, label: 'Smart Marketing' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: mainPaths.about, label: 'About Us' },
      { to: mainPaths.contact, label: 'Contact' },
      { to: mainPaths.pricing, label: 'Pricing' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: mainPaths.privacy, label: 'Privacy Policy' },
      { to: mainPaths.terms, label: 'Terms of Service' },
      { to: mainPaths.licences, label: 'Licences' },
    ],
  },
] as const;

const sixSteps = applicationSteps.map((label) => ({
  label,
  state: label === 'approved' ? ('you' as const) : ('done' as const),
}));

const year = new Date().getFullYear();

/** The foot of every page of the main host. */
export function MarketingFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.groups}>
        <div className={classes.about}>
          <Logo size={28} />
          <p>Agents that do the legwork. Made in Canada.</p>
          <div className={classes.social}>{socialLinksPlaceholder}</div>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            {links.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        ))}
      </div>
      <div className={classes.end}>
        <span>© {year} Legwork</span>
        <Trail
          form="glyph"
          steps={sixSteps}
          width={92}
          name="Found, matched, prepared, approved by you, sent, answered"
        />
      </div>
    </footer>
  );
}
