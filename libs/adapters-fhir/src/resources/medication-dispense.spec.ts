import { describe, expect, it } from '@jest/globals';
import type { MedicationFill } from '@portico/domain/health';
import type { ClinicalDate, PatientId } from '@portico/domain/kernel';
import { medicationDispenses } from './medication-request.ts';

const dispenseOf = (fill: MedicationFill): unknown => {
  const entry = { id: 'm', name: 'Lisinopril', status: 'current', fills: [fill] } as const;
  return JSON.parse(JSON.stringify(medicationDispenses('ana' as PatientId, entry)[0]));
};

describe('a fill as a MedicationDispense', () => {
  it.each([
    ['completed', 'whenHandedOver', 'whenPrepared'],
    ['pending', 'whenPrepared', 'whenHandedOver'],
    ['cancelled', 'whenPrepared', 'whenHandedOver'],
    ['unknown', 'whenPrepared', 'whenHandedOver'],
  ] as const)('is handed over on a day only where it is completed: %s', (status, has, lacks) => {
    const dispense = dispenseOf({ status, date: '2026-02-04' as ClinicalDate });
    expect(dispense).toMatchObject({ [has]: '2026-02-04' });
    expect(dispense).not.toHaveProperty(lacks);
  });

  it.each([
    ['30', { value: 30 }],
    ['30 tablets', { value: 30, unit: 'tablets' }],
    ['30 oral tablets', { value: 30, unit: 'oral tablets' }],
    ['0.5 mL of a solution', { value: 0.5, unit: 'mL of a solution' }],
  ])('keeps how much, with all words of its unit: %s', (quantity, expected) => {
    expect(dispenseOf({ status: 'completed', quantity })).toMatchObject({ quantity: expected });
  });

  it('says no amount of a range', () => {
    expect(dispenseOf({ status: 'completed', quantity: '30 tablets – 60 tablets' })).not.toHaveProperty('quantity');
  });
});
