export { directionsIn } from './directions-in-words.ts';
