export { addDays, dayInWords, daysBetween, isoWeek, monthInWords, monthsBetween } from './days.ts';
export { instantFrom, instantOf } from './instants.ts';
export { quietUntil } from './quiet.ts';
export { localDay, localMinutes, startOfDay } from './zones.ts';
