export { cashTotal, lineGross, splitByLargestRemainder } from './cents.ts';
export { areChargedTogether, taxOn } from './taxes.ts';
