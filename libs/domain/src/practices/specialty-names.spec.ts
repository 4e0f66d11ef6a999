import { describe, expect, it } from '@jest/globals';
import { specialtyIn } from './specialty-names.ts';

describe('the name of a specialty', () => {
  it.each([
    ['es', 'Obstetrics and Gynecology', 'Obstetricia y ginecología'],
    ['es', ' family medicine', 'Medicina familiar'],
    ['es', 'Hand Surgery', 'Hand Surgery'],
    ['es', 'constructor', 'constructor'],
    ['es', 'Medicina familiar', 'Medicina familiar'],
    ['en', 'Family Medicine', 'Family Medicine'],
  ] as const)('is said in %s where it is known: %s', (language, said, told) => {
    expect(specialtyIn(language, said)).toBe(told);
  });
});
