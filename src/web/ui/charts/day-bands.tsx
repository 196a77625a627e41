import { useId } from 'react';
import { Link } from 'react-router';
import { axisOf } from './axis.ts';
import type { BandDay, DayBandsProps } from './band-days.ts';
import { BandTable } from './band-table.tsx';
import classes from './day-bands.module.css';

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
        <Presses days={days} x={x} space={space} />
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

interface PressesProps {
  days: readonly BandDay[];
  /** Where the middle of a day stands, by its place, and how wide each is. */
  x: (place: number) => number;
  space: number;
}

/** What is pressed of the days that lead somewhere: over everything that is drawn. */
const Presses = ({ days, x, space }: PressesProps) =>
  days.map(
    ({ key, to }, place) =>
      to !== undefined && (
        <Link key={key} to={to} tabIndex={-1}>
          <rect
            className={classes.press}
            x={x(place) - space / 2}
            width={space}
            y={TOP - 10}
            height={HEIGHT - TOP}
          />
        </Link>
      ),
  );
