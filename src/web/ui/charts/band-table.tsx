import type { DayBandsProps } from './band-days.ts';

/** The days of a chart for whoever reads it aloud: each with its value and where it was expected. */
export function BandTable({
  caption,
  label,
  heads,
  days,
  words,
  rangeWords,
}: DayBandsProps & { caption: string }) {
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
