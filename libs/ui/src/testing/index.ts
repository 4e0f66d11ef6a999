export { dictionary, textOf } from './message-dictionary.ts';
export { listed, otherPractice, practice } from './listed-appointment.ts';
export { isOff, missingAfterPress } from './problem-summary.ts';
export { noon, phoenixDevice, renderIn } from './render-in-language.tsx';
