import type { DetailTexts } from './patient-details.ts';

export interface Physician {
  /** Ten digits, unique to this physician. */
  readonly npi: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly specialty: string;
  readonly address: PhysicianAddress;
}

export interface PhysicianAddress {
  readonly address1: string;
  readonly address2: string;
  readonly zipcode: string;
  readonly city: string;
  readonly state: string;
  readonly phone_number: string;
}

/** Page size of the directory (`MON-324`). */
export const physiciansPerPage = 12;

/** A physician as a group of the details; unknown fields are left out. */
export const detailsOfPhysician = ({ address, ...physician }: Physician): DetailTexts =>
  Object.fromEntries(Object.entries({ ...physician, ...address }).filter(([, text]) => text !== ''));

/** Normalizes a name for search: without accents and capitals. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ');
