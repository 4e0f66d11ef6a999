export { carecloudBehavior } from './behavior.ts';
