export { businessDay, wallMoment } from './business-day.ts';
export { coverageOf, judgeDays } from './expected.ts';
export type { JudgedDay, SoldDay } from './expected.ts';
export { saleLines } from './sale-lines.ts';
export type { SaleLine } from './sale-lines.ts';
export type { SalesTable } from './orders-in.ts';
export { lookAt } from './things.ts';
export type { Change } from './change.ts';
export type { DayFigures, ItemDay, ShopFigures } from './figures.ts';
