export { dictionary, textOf } from './message-dictionary.ts';
export { listed, otherPractice, practice } from './listed-appointment.ts';
export { isOff, missingAfterPress } from './missing-after-press.ts';
export { noon, phoenixDevice, renderIn } from './render-in-language.tsx';
