export { HttpShop } from './http-shop.ts';
export type { ShopSettings, ShopsByPractice } from './settings.ts';
