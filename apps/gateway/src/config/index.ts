export { missingOutward, type Outward } from './outward.ts';
export { type MerchantsByPractice, type MerchantSettings, parseMerchants } from './merchants.ts';
export { type Config, type ConfigMistake, parseConfig, type Storage } from './config.ts';
export { parseShops } from './shops.ts';
