export { addresseeOf, isOrderInResume, withoutOrders } from './orders.ts';
export type { Addressee } from './orders.ts';
