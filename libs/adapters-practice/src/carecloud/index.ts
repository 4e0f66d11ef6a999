export { carecloudBehaviour } from './behaviour.ts';
