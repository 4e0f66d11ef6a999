export { type Config, type ConfigMistake, parseConfig, type Storage } from './config.ts';
