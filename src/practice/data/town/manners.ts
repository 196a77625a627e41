import type { Manner, Trade } from '#practice/town/world/types.ts';

const even = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const closedDays = { 'new-year': 0, christmas: 0, 'good-friday': 0, 'labour-day': 0 };

/** How each trade goes in the town. */
export const manners: Readonly<Record<Trade, Manner>> = {
  cafe: { visitsADay: 190, open: 7, close: 18, weekdays: [1.05, 0.9, 0.92, 0.95, 1, 1.12, 1.25], months: [0.95, 0.96, 0.98, 1, 1.02, 1.04, 1.02, 1, 1.02, 1.02, 1, 1], holidays: { ...closedDays, 'canada-day': 1.2 }, linesAVisit: 1.8, tips: 0.55, cash: 0.18, web: 0, known: 0.45 },
  bakery: { visitsADay: 58, open: 7, close: 17, weekdays: [1.1, 0, 0.85, 0.9, 0.95, 1.15, 1.5], months: [0.92, 0.95, 0.98, 1, 1, 1, 0.97, 0.96, 1, 1.04, 1.04, 1.2], holidays: { ...closedDays, easter: 1.4, thanksgiving: 1.7, 'mothers-day': 1.4 }, linesAVisit: 2.2, tips: 0.2, cash: 0.25, web: 0, known: 0.5 },
  bookshop: { visitsADay: 36, open: 10, close: 18, weekdays: [0.9, 0.75, 0.8, 0.9, 1, 1.15, 1.5], months: [0.8, 0.8, 0.9, 0.95, 0.95, 0.9, 0.95, 0.95, 1, 1.05, 1.25, 1.9], holidays: { ...closedDays, 'mothers-day': 1.3, valentine: 1.3, 'boxing-day': 1.6 }, linesAVisit: 1.6, tips: 0, cash: 0.08, web: 0.35, known: 0.7 },
  barber: { visitsADay: 24, open: 9, close: 18, weekdays: [0, 0, 0.95, 0.95, 1.05, 1.25, 1.4], months: [0.95, 0.95, 1, 1, 1.05, 1.05, 0.95, 0.95, 1.05, 1, 1, 1.1], holidays: { ...closedDays, 'canada-day': 0 }, linesAVisit: 1.15, tips: 0.8, cash: 0.3, web: 0, known: 0.8 },
  pet: { visitsADay: 32, open: 9.5, close: 19, weekdays: [0.9, 0.9, 0.9, 0.95, 1, 1.1, 1.35], months: even, holidays: { ...closedDays, 'boxing-day': 1.2 }, linesAVisit: 1.9, tips: 0, cash: 0.08, web: 0.3, known: 0.75 },
  hardware: { visitsADay: 52, open: 8, close: 18, weekdays: [0.8, 1, 0.95, 0.95, 1, 1.1, 1.4], months: [0.8, 0.8, 0.9, 1.1, 1.3, 1.2, 1.05, 1, 1, 1, 0.95, 0.9], holidays: { ...closedDays }, linesAVisit: 2, tips: 0, cash: 0.2, web: 0, known: 0.35 },
  pizza: { visitsADay: 70, open: 11.5, close: 25.5, weekdays: [1, 0.75, 0.8, 0.85, 0.95, 1.5, 1.45], months: [1, 1.02, 1, 0.98, 0.98, 0.97, 0.95, 0.95, 1, 1.02, 1.02, 1.05], holidays: { ...closedDays, halloween: 1.6, valentine: 1.2 }, linesAVisit: 2.1, tips: 0.5, cash: 0.15, web: 0, known: 0.55 },
  florist: { visitsADay: 17, open: 9, close: 18, weekdays: [0.6, 0.8, 0.85, 0.95, 1.1, 1.35, 1.3], months: [0.75, 1.15, 0.95, 1.05, 1.3, 1.05, 0.85, 0.85, 0.9, 0.9, 0.95, 1.25], holidays: { ...closedDays, valentine: 5, 'mothers-day': 4.5, easter: 1.8 }, linesAVisit: 1.5, tips: 0, cash: 0.15, web: 0, known: 0.6 },
  pharmacy: { visitsADay: 85, open: 9, close: 21, weekdays: [0.7, 1.1, 1.05, 1.05, 1.05, 1.1, 0.95], months: [1.1, 1.05, 1.02, 1, 0.98, 0.95, 0.92, 0.92, 0.98, 1.05, 1.06, 1.08], holidays: { 'new-year': 0.5, christmas: 0 }, linesAVisit: 1.9, tips: 0, cash: 0.16, web: 0, known: 0.65 },
  yoga: { visitsADay: 34, open: 7, close: 21, weekdays: [0.9, 1.2, 1.15, 1.15, 1.1, 0.8, 0.9], months: [1.35, 1.15, 1.05, 1, 0.98, 0.9, 0.82, 0.82, 1.1, 1.05, 1, 0.85], holidays: { ...closedDays }, linesAVisit: 1.3, tips: 0, cash: 0.02, web: 0.7, known: 0.95 },
  bicycle: { visitsADay: 11, open: 10, close: 18, weekdays: [0, 0.9, 0.95, 0.95, 1, 1.15, 1.5], months: [0.35, 0.4, 0.8, 1.3, 1.7, 1.6, 1.4, 1.25, 1.05, 0.8, 0.5, 0.55], holidays: { ...closedDays, 'canada-day': 0 }, linesAVisit: 1.5, tips: 0, cash: 0.05, web: 0.3, known: 0.8 },
  clothes: { visitsADay: 24, open: 10, close: 19, weekdays: [1, 0.75, 0.8, 0.85, 1, 1.2, 1.5], months: [0.8, 0.8, 0.95, 1, 1.05, 1, 0.95, 1, 1.1, 1.05, 1.2, 1.6], holidays: { ...closedDays, 'boxing-day': 2.4 }, linesAVisit: 1.5, tips: 0, cash: 0.06, web: 0.45, known: 0.7 },
};
