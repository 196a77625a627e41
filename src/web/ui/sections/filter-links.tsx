import { Link } from 'react-router';
import { figure } from '#web/text/figure.ts';
import classes from './filter-links.module.css';

interface FilterLinksProps {
  /** What is filtered, spoken only. */
  label: string;
  /** Each filter with its address and how many it shows. */
  filters: readonly { to: string; label: string; count: number; current: boolean }[];
}

/** Filters of a list that are kept in the address, with their counts. */
export function FilterLinks({ label, filters }: FilterLinksProps) {
  return (
    <nav className={classes.filters} aria-label={label}>
      {filters.map((filter) => (
        <Link
          key={filter.to}
          to={filter.to}
          className={classes.filter}
          aria-current={filter.current ? 'page' : undefined}
        >
          {filter.label} <span className={classes.count}>{figure(filter.count)}</span>
        </Link>
      ))}
    </nav>
  );
}
