export { MedicationRefill, type MedicationRefillModel, type MessageAboutRefill } from './medication-refill.tsx';
export { type RefillModel, RefillScreen } from './refill-screen.tsx';
