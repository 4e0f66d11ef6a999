import { describe, expect, it } from '@jest/globals';
import { endedOnce } from './ended-once.ts';

describe('a sentence that ends with a time', () => {
  it.each([
    ['La cita es a las 4:30 p.\u00a0m..', 'La cita es a las 4:30 p.\u00a0m.'],
    ['A las 9:00 a. m.. Traiga su tarjeta.', 'A las 9:00 a. m. Traiga su tarjeta.'],
    ['The visit is at 4:30 PM.', 'The visit is at 4:30 PM.'],
    ['El sistema m...', 'El sistema m...'],
    ['Escriba a maria@example.com.', 'Escriba a maria@example.com.'],
  ])('has one full stop: %s', (text, once) => {
    expect(endedOnce(text)).toBe(once);
  });
});
