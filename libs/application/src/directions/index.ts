export { directionsIn } from './directions-in-words.ts';
export { type TellsHowTaken, howTakenIn } from './how-taken.ts';
