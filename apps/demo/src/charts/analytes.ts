import type { Words } from '../bilingual-words.ts';
import { words } from '../bilingual-words.ts';

/** What a laboratory measures: LOINC code, unit, digits after the point, range, and how a healthy person's values lie. */
export interface Analyte {
  readonly code: string;
  readonly name: Words;
  readonly unit: string;
  readonly digits: number;
  readonly low?: number;
  readonly high?: number;
  readonly usual: number;
  /** How far a healthy person's values stray. */
  readonly spread: number;
  /** Beyond these a laboratory telephones. */
  readonly critical?: { readonly low?: number; readonly high?: number };
}

// A table reads best with a line for each analyte.
// oxfmt-ignore
export const analytes = {
  glucose: { code: '2345-7', name: words('Glucose', 'Glucosa'), unit: 'mg/dL', digits: 0, low: 70, high: 99, usual: 88, spread: 10, critical: { low: 50, high: 400 } },
  bun: { code: '3094-0', name: words('Urea nitrogen (BUN)', 'Nitrógeno ureico (BUN)'), unit: 'mg/dL', digits: 0, low: 7, high: 20, usual: 13, spread: 5 },
  creatinine: { code: '2160-0', name: words('Creatinine', 'Creatinina'), unit: 'mg/dL', digits: 2, low: 0.6, high: 1.2, usual: 0.9, spread: 0.2 },
  egfr: { code: '98979-8', name: words('eGFR (CKD-EPI 2021)', 'TFGe (CKD-EPI 2021)'), unit: 'mL/min/{1.73_m2}', digits: 0, low: 60, usual: 94, spread: 12 },
  sodium: { code: '2951-2', name: words('Sodium', 'Sodio'), unit: 'mmol/L', digits: 0, low: 136, high: 145, usual: 140, spread: 3 },
  potassium: { code: '2823-3', name: words('Potassium', 'Potasio'), unit: 'mmol/L', digits: 1, low: 3.5, high: 5.1, usual: 4.2, spread: 0.5, critical: { low: 2.8, high: 6.2 } },
  chloride: { code: '2075-0', name: words('Chloride', 'Cloruro'), unit: 'mmol/L', digits: 0, low: 98, high: 107, usual: 102, spread: 3 },
  bicarbonate: { code: '2028-9', name: words('Carbon dioxide', 'Dióxido de carbono'), unit: 'mmol/L', digits: 0, low: 22, high: 29, usual: 25, spread: 2 },
  calcium: { code: '17861-6', name: words('Calcium', 'Calcio'), unit: 'mg/dL', digits: 1, low: 8.6, high: 10.2, usual: 9.4, spread: 0.5 },
  protein: { code: '2885-2', name: words('Total protein', 'Proteínas totales'), unit: 'g/dL', digits: 1, low: 6, high: 8.3, usual: 7.1, spread: 0.5 },
  albumin: { code: '1751-7', name: words('Albumin', 'Albúmina'), unit: 'g/dL', digits: 1, low: 3.5, high: 5, usual: 4.3, spread: 0.4 },
  bilirubin: { code: '1975-2', name: words('Bilirubin, total', 'Bilirrubina total'), unit: 'mg/dL', digits: 1, low: 0.1, high: 1.2, usual: 0.6, spread: 0.3 },
  alp: { code: '6768-6', name: words('Alkaline phosphatase', 'Fosfatasa alcalina'), unit: 'U/L', digits: 0, low: 40, high: 129, usual: 72, spread: 20 },
  ast: { code: '1920-8', name: words('AST', 'AST (TGO)'), unit: 'U/L', digits: 0, low: 8, high: 40, usual: 22, spread: 8 },
  alt: { code: '1742-6', name: words('ALT', 'ALT (TGP)'), unit: 'U/L', digits: 0, low: 7, high: 44, usual: 24, spread: 10 },
  wbc: { code: '6690-2', name: words('White blood cells', 'Leucocitos'), unit: '10*3/uL', digits: 1, low: 4, high: 11, usual: 6.8, spread: 2 },
  rbc: { code: '789-8', name: words('Red blood cells', 'Eritrocitos'), unit: '10*6/uL', digits: 2, low: 3.9, high: 5.7, usual: 4.7, spread: 0.4 },
  hemoglobin: { code: '718-7', name: words('Hemoglobin', 'Hemoglobina'), unit: 'g/dL', digits: 1, low: 12, high: 17, usual: 14, spread: 1.2, critical: { low: 7 } },
  hematocrit: { code: '4544-3', name: words('Hematocrit', 'Hematocrito'), unit: '%', digits: 1, low: 36, high: 50, usual: 42, spread: 3 },
  mcv: { code: '787-2', name: words('MCV', 'VCM'), unit: 'fL', digits: 0, low: 80, high: 100, usual: 90, spread: 4 },
  platelets: { code: '777-3', name: words('Platelets', 'Plaquetas'), unit: '10*3/uL', digits: 0, low: 150, high: 400, usual: 250, spread: 60 },
  cholesterol: { code: '2093-3', name: words('Cholesterol, total', 'Colesterol total'), unit: 'mg/dL', digits: 0, high: 199, usual: 178, spread: 18 },
  triglycerides: { code: '2571-8', name: words('Triglycerides', 'Triglicéridos'), unit: 'mg/dL', digits: 0, high: 149, usual: 105, spread: 35 },
  hdl: { code: '2085-9', name: words('HDL cholesterol', 'Colesterol HDL'), unit: 'mg/dL', digits: 0, low: 40, usual: 54, spread: 10 },
  ldl: { code: '13457-7', name: words('LDL cholesterol, calculated', 'Colesterol LDL calculado'), unit: 'mg/dL', digits: 0, high: 99, usual: 94, spread: 14 },
  a1c: { code: '4548-4', name: words('Hemoglobin A1c', 'Hemoglobina A1c'), unit: '%', digits: 1, low: 4, high: 5.6, usual: 5.3, spread: 0.2 },
  tsh: { code: '3016-3', name: words('TSH', 'TSH'), unit: 'm[IU]/L', digits: 2, low: 0.4, high: 4.5, usual: 1.9, spread: 0.9 },
  ft4: { code: '3024-7', name: words('Free T4', 'T4 libre'), unit: 'ng/dL', digits: 2, low: 0.8, high: 1.8, usual: 1.2, spread: 0.2 },
  bnp: { code: '33762-6', name: words('NT-proBNP', 'NT-proBNP'), unit: 'pg/mL', digits: 0, high: 450, usual: 90, spread: 50 },
  acr: { code: '9318-7', name: words('Albumin/creatinine ratio, urine', 'Relación albúmina/creatinina en orina'), unit: 'mg/g', digits: 0, high: 29, usual: 10, spread: 6 },
  gtt: { code: '1504-0', name: words('Glucose 1 h after 50 g', 'Glucosa 1 h después de 50 g'), unit: 'mg/dL', digits: 0, high: 139, usual: 112, spread: 18 },
  ferritin: { code: '2276-4', name: words('Ferritin', 'Ferritina'), unit: 'ng/mL', digits: 0, low: 15, high: 150, usual: 52, spread: 24 },
  ige: { code: '19113-0', name: words('Immunoglobulin E, total', 'Inmunoglobulina E total'), unit: '[IU]/mL', digits: 0, high: 90, usual: 40, spread: 20 },
  lead: { code: '77307-7', name: words('Lead, venous blood', 'Plomo en sangre venosa'), unit: 'ug/dL', digits: 1, high: 3.4, usual: 1, spread: 0.6 },
} as const satisfies Readonly<Record<string, Analyte>>;

export type AnalyteName = keyof typeof analytes;

export interface Panel {
  readonly name: Words;
  readonly specimen: Words;
  readonly analytes: readonly AnalyteName[];
}

const blood = words('Blood', 'Sangre');
const serum = words('Serum', 'Suero');
const urine = words('Urine', 'Orina');

export const panels = {
  cmp: {
    name: words('Comprehensive metabolic panel', 'Panel metabólico completo'),
    specimen: serum,
    analytes: [
      'glucose',
      'bun',
      'creatinine',
      'egfr',
      'sodium',
      'potassium',
      'chloride',
      'bicarbonate',
      'calcium',
      'protein',
      'albumin',
      'bilirubin',
      'alp',
      'ast',
      'alt',
    ],
  },
  cbc: {
    name: words('Complete blood count', 'Hemograma completo'),
    specimen: blood,
    analytes: ['wbc', 'rbc', 'hemoglobin', 'hematocrit', 'mcv', 'platelets'],
  },
  lipids: {
    name: words('Lipid panel', 'Perfil lipídico'),
    specimen: serum,
    analytes: ['cholesterol', 'triglycerides', 'hdl', 'ldl'],
  },
  a1c: { name: words('Hemoglobin A1c', 'Hemoglobina A1c'), specimen: blood, analytes: ['a1c'] },
  thyroid: { name: words('Thyroid function', 'Función tiroidea'), specimen: serum, analytes: ['tsh', 'ft4'] },
  bnp: { name: words('NT-proBNP', 'NT-proBNP'), specimen: blood, analytes: ['bnp'] },
  kidney: { name: words('Urine albumin', 'Albúmina en orina'), specimen: urine, analytes: ['acr'] },
  glucoseTolerance: {
    name: words('Glucose challenge test', 'Prueba de tolerancia a la glucosa'),
    specimen: blood,
    analytes: ['gtt'],
  },
  iron: { name: words('Ferritin', 'Ferritina'), specimen: serum, analytes: ['ferritin'] },
  allergy: { name: words('Allergy screening', 'Estudio de alergias'), specimen: serum, analytes: ['ige'] },
  lead: { name: words('Blood lead', 'Plomo en sangre'), specimen: blood, analytes: ['lead'] },
} as const satisfies Readonly<Record<string, Panel>>;

export type PanelName = keyof typeof panels;
