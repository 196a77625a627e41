import classes from './figures.module.css';

interface FiguresProps {
  /** What it is, and how much or when; what is null is left out. */
  figures: readonly (readonly [label: string, value: string | number] | null)[];
}

/** A few figures in a row, each with its name before it. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={classes.figures}>
      {figures.map(
        (figure) =>
          figure !== null && (
            <div key={figure[0]}>
              <dt>{figure[0]}</dt>
              <dd>{figure[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
