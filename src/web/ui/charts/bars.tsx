import { useId } from 'react';
import { columnGeometry } from '#web/ui/trail/geometry.ts';
import { FootfallRow } from '#web/ui/trail/row-trail.tsx';
import classes from './charts.module.css';

interface BarsProps {
  /** What the columns count, for example "Applications sent by day"; the caption of the table behind. */
  label: string;
  columns: readonly {
    label: string;
    value: number;
    /** Steps still to come in this column. */ ahead?: number;
  }[];
  /** Height of the tallest column in pixels. */
  height?: number | undefined;
}

/** Above this many units a column is a plain bar: footfalls could no longer be counted by eye. */
const countable = 20;

/** Columns of footfalls, one for each unit, or bars when there are many; a table stands behind for readers. */
export function Bars({ label, columns, height = 118 }: BarsProps) {
  const caption = useId();
  const tallest = Math.max(...columns.map(({ value, ahead = 0 }) => value + ahead), 1);
  const length = Math.min(13, height / (0.94 * (tallest - 1) + 1.56));
  return (
    <figure className={classes.bars} aria-labelledby={caption}>
      <div
        className={classes.columns}
        aria-hidden
        style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}
      >
        {columns.map(({ label: name, value, ahead = 0 }) => (
          <div key={name} className={classes.column}>
            {tallest > countable ? (
              <i className={classes.bar} style={{ height: (value / tallest) * height }} />
            ) : (
              <FootfallRow
                states={Array.from({ length: value + ahead }, (_, index) =>
                  index < value ? 'done' : 'ahead',
                )}
                geometry={columnGeometry(value + ahead, length)}
                name={undefined}
                landed={undefined}
                onSpruce={false}
              />
            )}
            <b>{value}</b>
            {name}
          </div>
        ))}
      </div>
      {/* A table keeps the height of its rows; what is around it does not. */}
      <div className="visually-hidden">
        <table>
          <caption id={caption}>{label}</caption>
          <tbody>
            {columns.map(({ label: name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
