import { Link } from 'react-router';
import { socialLinksPlaceholder } from '#contract/hosts.ts';
import { productNames } from '#contract/product-names.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { applicationSteps } from '#web/ui/trail/words.ts';
import classes from './marketing-footer.module.css';
import { text } from './messages.ts';

const groups = () => [
  {
    title: text('services'),
    links: [
      { to: mainPaths.serviceAuto, label: productNames.career },
      { to: mainPaths.serviceLocalbiz, label: productNames.business },
      { to: mainPaths.serviceStore, label: productNames.store },
      { to: mainPaths.serviceMarketing, label: text('smartMarketing') },
    ],
  },
  {
    title: text('groupCompany'),
    links: [
      { to: mainPaths.about, label: text('aboutUs') },
      { to: mainPaths.contact, label: text('contact') },
      { to: mainPaths.pricing, label: text('pricing') },
    ],
  },
  {
    title: text('groupLegal'),
    links: [
      { to: mainPaths.privacy, label: text('privacy') },
      { to: mainPaths.terms, label: text('terms') },
      { to: mainPaths.licences, label: text('licences') },
    ],
  },
];

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
          <p>{text('about')}</p>
          <div className={classes.social}>{socialLinksPlaceholder}</div>
        </div>
        {groups().map(({ title, links }) => (
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
        <span>{text('copyright', { year })}</span>
        <Trail form="glyph" steps={sixSteps} width={92} name={text('trail')} />
      </div>
    </footer>
  );
}
