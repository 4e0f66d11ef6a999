import { words } from '../bilingual-words.ts';

/* What is written in many charts. */

export const daily = words('Take 1 tablet by mouth once a day.', 'Tome 1 tableta por vía oral una vez al día.');
export const twiceDaily = words('Take 1 tablet by mouth twice a day.', 'Tome 1 tableta por vía oral dos veces al día.');
export const bedtime = words('Take 1 tablet by mouth at bedtime.', 'Tome 1 tableta por vía oral al acostarse.');
export const annual = words('Annual physical', 'Examen físico anual');
export const refill = words('Medication refill', 'Renovación de medicamentos');
