import type { HistoryFound, MedsAllergies } from '@portico/domain/visits';

/**
 * The embedded system's catalog of what people are allergic to, and of what they take, as people call it. Its codes are
 * its own: they claim no meaning in any other system's list.
 */
const coded = (prefix: string, names: readonly string[]): readonly HistoryFound[] =>
  names.map((name) => ({
    code: `${prefix}.${name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}`,
    name,
  }));

export const usualAllergiesAndMedications: MedsAllergies<readonly HistoryFound[]> = {
  allergies: coded('allergen', [
    'Amoxicillin',
    'Aspirin',
    'Bee venom',
    'Cat dander',
    'Cefalexin (Keflex)',
    'Codeine',
    'Dog dander',
    'Dust mites',
    'Eggs',
    'Fish',
    'Ibuprofen (Advil, Motrin)',
    'Iodine contrast',
    'Latex',
    'Lidocaine',
    'Milk',
    'Mold',
    'Morphine',
    'Naproxen (Aleve)',
    'Nickel',
    'Peanuts',
    'Penicillin',
    'Pollen, grass',
    'Pollen, ragweed',
    'Pollen, trees',
    'Sesame',
    'Shellfish',
    'Soy',
    'Strawberries',
    'Sulfa drugs',
    'Tetracycline',
    'Tree nuts',
    'Wasp venom',
    'Wheat',
  ]),
  medications: coded('drug', [
    'Acetaminophen (Tylenol) 500 mg tablet',
    'Albuterol inhaler',
    'Amlodipine 5 mg tablet',
    'Amoxicillin 500 mg capsule',
    'Aspirin 81 mg tablet',
    'Atorvastatin (Lipitor) 20 mg tablet',
    'Cetirizine (Zyrtec) 10 mg tablet',
    'Escitalopram (Lexapro) 10 mg tablet',
    'Fluticasone nasal spray',
    'Furosemide (Lasix) 20 mg tablet',
    'Gabapentin 300 mg capsule',
    'Hydrochlorothiazide 25 mg tablet',
    'Ibuprofen (Advil, Motrin) 200 mg tablet',
    'Insulin glargine (Lantus)',
    'Levothyroxine 50 mcg tablet',
    'Lisinopril 10 mg tablet',
    'Lisinopril 20 mg tablet',
    'Loratadine (Claritin) 10 mg tablet',
    'Losartan 50 mg tablet',
    'Metformin 500 mg tablet',
    'Metformin 1000 mg tablet',
    'Metoprolol succinate 50 mg tablet',
    'Montelukast (Singulair) 10 mg tablet',
    'Multivitamin tablet',
    'Naproxen (Aleve) 220 mg tablet',
    'Omeprazole (Prilosec) 20 mg capsule',
    'Prednisone 10 mg tablet',
    'Rosuvastatin (Crestor) 10 mg tablet',
    'Sertraline (Zoloft) 50 mg tablet',
    'Simvastatin 20 mg tablet',
    'Tramadol 50 mg tablet',
    'Vitamin D3 1000 units tablet',
    'Warfarin 5 mg tablet',
  ]),
};
