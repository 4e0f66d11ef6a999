import type { Words } from '../bilingual-words.ts';
import type { AnalyteName, PanelName } from './analytes.ts';

/** A kind of patient: what such a person has, takes and is tested for, so that a chart tells one story. */
export interface Persona {
  readonly name: PersonaName;
  readonly ages: readonly [youngest: number, oldest: number];
  readonly sex?: 'female' | 'male';
  readonly conditions: readonly PersonaCondition[];
  readonly medications: readonly PersonaMedication[];
  readonly labs: readonly PersonaLab[];
  /** Where this persona's values lie instead of a healthy person's: from the first report to the newest. */
  readonly values: Partial<Readonly<Record<AnalyteName, readonly [first: number, newest: number]>>>;
  /** Why such a person comes. */
  readonly reasons: readonly [Words, ...Words[]];
}

export interface PersonaCondition {
  readonly name: Words;
  /** Years before today. */
  readonly since: number;
  /** Years before today; still there where it is left out. */
  readonly until?: number;
}

export interface PersonaMedication {
  readonly name: Words;
  readonly dose: string;
  readonly instructions: Words;
  /** What it is taken for. */
  readonly reason?: Words;
  readonly since: number;
  readonly until?: number;
}

export interface PersonaLab {
  readonly panel: PanelName;
  readonly everyMonths: number;
  readonly years: number;
}

export type PersonaName =
  | 'healthy-adult'
  | 'healthy-child'
  | 'diabetes'
  | 'asthma-child'
  | 'pregnancy'
  | 'heart-failure'
  | 'thyroid'
  | 'joints'
  | 'anxiety';
