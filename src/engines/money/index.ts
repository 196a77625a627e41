export { cashTotal, lineGross, splitByLargestRemainder } from './cents.ts';
export { taxOn } from './taxes.ts';
