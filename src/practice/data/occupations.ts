import { healthOccupations } from './occupations-health.ts';
import { officeOccupations } from './occupations-office.ts';
import { retailOccupations } from './occupations-retail.ts';
import { servicesOccupations } from './occupations-services.ts';
import { technologyOccupations } from './occupations-technology.ts';
import { tradesOccupations } from './occupations-trades.ts';
import { transportOccupations } from './occupations-transport.ts';
import type { Occupation } from '#practice/world/types.ts';

export const occupations: readonly Occupation[] = [
  ...healthOccupations,
  ...officeOccupations,
  ...retailOccupations,
  ...servicesOccupations,
  ...technologyOccupations,
  ...tradesOccupations,
  ...transportOccupations,
];
