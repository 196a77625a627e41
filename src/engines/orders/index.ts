export { addresseeOf, isOrderInResume, withoutOrders } from './orders.ts';
