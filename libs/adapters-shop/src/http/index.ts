export { HttpShop, type HttpShopOptions } from './http-shop.ts';
export type { ShopSettings, ShopsByPractice } from './settings.ts';
