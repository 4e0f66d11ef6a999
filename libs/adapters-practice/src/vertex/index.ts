export { vertexBehaviour } from './behaviour.ts';
