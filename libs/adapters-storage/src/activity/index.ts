export { insertion, valuesOf } from './activity-rows.ts';
