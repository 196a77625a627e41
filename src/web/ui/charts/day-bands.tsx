import { useId } from 'react';
import { axisOf } from './axis.ts';
import classes from './day-bands.module.css';

interface BandDay {
  key: string;
  /** Under the day; "" for none. */
  label: string;
  /** In the table behind. */
  name: string;
  value: number;
  /** Where nine of ten such days lie; null while that is not known. */
  band: { low: number; high: number } | null;
  outside: boolean;
  /** At a day that lies outside: below one that is too low, above one that is too high; over what else is drawn there. */
  note: string;
}

interface DayBandsProps {
  label: string;
  heads: { day: string; value: string; band: string };
  days: readonly BandDay[];
  /** An amount in words, for the axis and the table behind. */
  words: (value: number) => string;
  /** A range in words, for the table behind. */
  rangeWords: (band: { low: number; high: number } | null) => string;
  narrow: boolean;
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [250, 66, 26, 26];
/** On a phone the days stand closer, so that what is written beside them stays large enough to read. */
const [WIDE, NARROW] = [1060, 430];

/** Each day as a dot in the tint where it was expected; one outside is larger, dark and says why. A table stands behind for readers. */
export function DayBands({ label, heads, days, words, rangeWords, narrow }: DayBandsProps) {
  const full = narrow ? NARROW : WIDE;
  const caption = useId();
  const axis = axisOf(days.flatMap(({ value, band }) => [value, band?.low ?? 0, band?.high ?? 0]));
  const space = (full - LEFT - 20) / Math.max(1, days.length);
  const width = Math.min(16, space * 0.6);
  const x = (place: number) => LEFT + 10 + (place + 0.5) * space;
  const y = (value: number) => TOP + ((axis.high - value) / (axis.high - axis.low)) * (HEIGHT - BOTTOM - TOP);
  // Half a word's width from the edges.
  const inside = (at: number) => Math.min(Math.max(at, LEFT + 24), full - 24);
  return (
    <figure className={classes.frame} aria-labelledby={caption}>
      <svg className={classes.chart} viewBox={`0 0 ${full} ${HEIGHT}`} aria-hidden>
        {axis.steps.map((step) => (
          <g key={step}>
            <line className={classes.line} x1={LEFT} x2={full} y1={y(step)} y2={y(step)} />
            <text x={LEFT - 8} y={y(step) + 4} textAnchor="end">
              {words(step)}
            </text>
          </g>
        ))}
        {days.map(({ key, value, band, outside, label: under }, place) => (
          <g key={key}>
            {band !== null && (
              <rect
                className={classes.band}
                x={x(place) - width / 2}
                width={width}
                y={y(band.high)}
                height={Math.max(4, y(band.low) - y(band.high))}
                rx={5}
              />
            )}
            <circle
              className={outside ? classes.outside : classes.day}
              cx={x(place)}
              cy={y(value)}
              r={outside ? 5 : 4}
            />
            {under !== '' && (
              <text x={inside(x(place))} y={HEIGHT - 6} textAnchor="middle">
                {under}
              </text>
            )}
          </g>
        ))}
        <Notes days={days} x={(place) => inside(x(place))} y={y} />
      </svg>
      <BandTable caption={caption} {...{ label, heads, days, words, rangeWords, narrow }} />
    </figure>
  );
}

interface NotesProps {
  days: readonly BandDay[];
  /** Where the middle of a note stands, by the place of its day. */
  x: (place: number) => number;
  y: (value: number) => number;
}

/** What is written at days outside, over everything else that is drawn. */
const Notes = ({ days, x, y }: NotesProps) =>
  days.map(({ key, value, band, note }, place) =>
    note === '' ? null : (
      <text
        key={key}
        className={classes.name}
        x={x(place)}
        y={y(value) + (value < (band?.low ?? 0) ? 20 : -10)}
        textAnchor="middle"
      >
        {note}
      </text>
    ),
  );

function BandTable({ caption, label, heads, days, words, rangeWords }: DayBandsProps & { caption: string }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption id={caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.day}</th>
            <th scope="col">{heads.value}</th>
            <th scope="col">{heads.band}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ key, name, value, band }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{words(value)}</td>
              <td>{rangeWords(band)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
