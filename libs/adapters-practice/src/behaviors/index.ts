export { behaviorOf } from './behavior-by-name.ts';
