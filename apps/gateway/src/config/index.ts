export { missingOutward, type Outward } from './outward.ts';
export { type Config, type ConfigMistake, parseConfig, type Storage } from './config.ts';
