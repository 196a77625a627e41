import { text } from './export-messages.ts';

/** A system whose export the importer knows by its columns, and how its owner gets the right one there. */
export interface ExportSteps {
  /** As the importer names it. */
  source: string;
  name: () => string;
  steps: () => string[];
}

/** Systems whose steps their own help says; the most used first. */
export const exportSteps: readonly ExportSteps[] = [
  {
    source: 'square',
    name: () => text('square'),
    steps: () => [text('square1'), text('square2'), text('square3'), text('square4')],
  },
  {
    source: 'shopify',
    name: () => text('shopify'),
    steps: () => [text('shopify1'), text('shopify2'), text('shopify3'), text('shopify4')],
  },
  {
    source: 'woocommerce',
    name: () => text('woocommerce'),
    steps: () => [text('woo1'), text('woo2'), text('woo3'), text('woo4')],
  },
  {
    source: 'toast',
    name: () => text('toast'),
    steps: () => [text('toast1'), text('toast2'), text('toast3')],
  },
  {
    source: 'stripe',
    name: () => text('stripe'),
    steps: () => [text('stripe1'), text('stripe2'), text('stripe3'), text('stripe4')],
  },
  {
    source: 'google',
    name: () => text('google'),
    steps: () => [text('google1'), text('google2'), text('google3'), text('google4')],
  },
];
