export { addDays, dayNumber, daysBetween, isoWeek, monthInWords, monthsBetween, weekdayOf } from './days.ts';
export { calendarFile } from './event-file.ts';
export { instantFrom, instantOf } from './instants.ts';
export { momentInWords, placeOfZone, zoneNamed } from './moments.ts';
export { momentAt, quietUntil } from './quiet.ts';
export { localDay, localMinutes, startOfDay } from './zones.ts';
export {
  addMonths,
  dayOf,
  daysBefore,
  lastOf,
  lengthOf,
  monthDays,
  unitAround,
  unitFrom,
  units,
  yearBefore,
} from './periods.ts';
export type { Unit } from './periods.ts';
