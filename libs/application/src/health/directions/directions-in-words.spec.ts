import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { directionsIn } from './directions-in-words.ts';

const [english, spanish] = [directionsIn('en'), directionsIn('es')];

describe('directions in signs are said in words', () => {
  it.each([
    ['1 × / 6 h', 'Every 6 hours', 'Cada 6 horas'],
    ['1 × / 1 d', 'Once a day', 'Una vez al día'],
    ['2 × / 1 d', 'Twice a day', 'Dos veces al día'],
    ['3 × / 1 wk', '3 times a week', '3 veces a la semana'],
    ['1 × / 2 d', 'Every 2 days', 'Cada 2 días'],
    ['2 × / 3 d', 'Twice every 3 days', 'Dos veces cada 3 días'],
    ['1 × / 4 h – 6 h', 'Every 4 to 6 hours', 'Cada 4 a 6 horas'],
    ['1 – 2 × / 1 d', '1 to 2 times a day', 'De 1 a 2 veces al día'],
    ['1 × / 1 mo', 'Once a month', 'Una vez al mes'],
    ['BID', 'Twice a day', 'Dos veces al día'],
    ['TID · PC', '3 times a day, after meals', '3 veces al día, después de las comidas'],
    ['QID · AC', '4 times a day, before meals', '4 veces al día, antes de las comidas'],
    ['QD · CM', 'Once a day, with breakfast', 'Una vez al día, con el desayuno'],
    ['QOD', 'Every other day', 'Un día sí y otro no'],
    ['Q8H', 'Every 8 hours', 'Cada 8 horas'],
    ['QAM', 'Every morning', 'Cada mañana'],
    ['1 × / 1 d · HS', 'Once a day, at bedtime', 'Una vez al día, al acostarse'],
    ['ACM · ACV', 'Before breakfast, before dinner', 'Antes del desayuno, antes de la cena'],
    ['WAKE', 'After waking up', 'Después de despertarse'],
    ['mon · thu', 'On Mondays and Thursdays', 'Los lunes y los jueves'],
    [
      '1 × / 1 d · mon · wed · fri · Oral',
      'Once a day, on Mondays, Wednesdays, and Fridays, by mouth',
      'Una vez al día, los lunes, los miércoles y los viernes, por la boca',
    ],
    ['08:00 · 20:30', 'At 8:00\u00a0AM, at 8:30\u00a0PM', 'A las 8:00\u00a0a.\u00a0m., a las 8:30\u00a0p.\u00a0m.'],
    ['13:00', 'At 1:00\u00a0PM', 'A la 1:00\u00a0p.\u00a0m.'],
    ['HS · ORAL', 'At bedtime, by mouth', 'Al acostarse, por la boca'],
    ['Sublingual route · PRN', 'Under the tongue, as needed', 'Debajo de la lengua, según sea necesario'],
    ['2 × / 1 d · Topical', 'Twice a day, for external use', 'Dos veces al día, para uso externo'],
    ['Q4H · RESPIRATORY (INHALATION)', 'Every 4 hours, inhaled', 'Cada 4 horas, por inhalación'],
    ['BID · OPHTHALMIC', 'Twice a day, in the eye', 'Dos veces al día, en el ojo'],
    ['Otic route', 'In the ear', 'En el oído'],
    ['Subcutaneous route (qualifier value)', 'Under the skin', 'Debajo de la piel'],
    ['PRN: Pain', 'As needed for pain', 'Según sea necesario para el dolor'],
    ['× 10 d', 'For 10 days', 'Durante 10 días'],
    ['× 1 wk', 'For 1 week', 'Durante 1 semana'],
    ['× 7 d – 10 d', 'For 7 to 10 days', 'Durante 7 a 10 días'],
    ['× ≤ 10 d', 'For up to 10 days', 'Durante 10 días como máximo'],
    ['× ≥ 7 d', 'For at least 7 days', 'Durante 7 días como mínimo'],
    ['20 ×', '20 times in all', '20 veces en total'],
    ['20 – 24 ×', '20 to 24 times in all', 'De 20 a 24 veces en total'],
    ['1 ×', 'One time only', 'Una sola vez'],
    ['≤ 4000 mg / 1 d', 'No more than 4000 mg in 1 day', 'No más de 4000 mg en 1 día'],
    ['≤ 2 tablet / 1 ×', 'No more than 2 tablets at a time', 'No más de 2 tabletas cada vez'],
    ['≤ 4 / 1 d', 'No more than 4 in 1 day', 'No más de 4 en 1 día'],
    [
      '1 × / 6 h · HS · Oral · PRN: Pain · ≤ 8 tablet / 24 h · × 10 d',
      'Every 6 hours, at bedtime, by mouth, as needed for pain, no more than 8 tablets in 24 hours, for 10 days',
      'Cada 6 horas, al acostarse, por la boca, según sea necesario para el dolor, no más de 8 tabletas en 24 horas, durante 10 días',
    ],
    ['2 × / 1 d; 1 × / 1 d', 'Twice a day; once a day', 'Dos veces al día; una vez al día'],
    ['2 tablet · HS', '2 tablets, at bedtime', '2 tabletas, al acostarse'],
  ])('%s', (signs, inEnglish, inSpanish) => {
    expect({ english: english(signs), spanish: spanish(signs) }).toEqual({ english: inEnglish, spanish: inSpanish });
  });

  it.each([
    ['1 tablet – 2 tablet', '1 to 2 tablets', '1 a 2 tabletas'],
    ['2 tablet; 1 tablet', '2 tablets; 1 tablet', '2 tabletas; 1 tableta'],
    ['0.5 {tablet}', '0.5 tablets', '0.5 tabletas'],
    ['2 [drp]', '2 drops', '2 gotas'],
    ['1 puff', '1 puff', '1 inhalación'],
    ['30 capsule(s)', '30 capsules', '30 cápsulas'],
    ['10 mg', '10 mg', '10 mg'],
  ])('and the amount %s', (signs, inEnglish, inSpanish) => {
    expect({ english: english(signs), spanish: spanish(signs) }).toEqual({ english: inEnglish, spanish: inSpanish });
  });
});

describe('what a source says in words', () => {
  it.each([
    'Take 1 tablet by mouth twice a day.',
    'Tome 1 tableta por vía oral al acostarse.',
    '1 tab PO BID; stop if dizzy',
    'Take 1 tablet. PRN',
    'Twice daily · with food',
    '1 × / 6 moons',
    '1 × / ≥ 4 h',
    'AD',
    '08:00:30',
    '',
  ])('stays as it is: %s', (text) => {
    expect({ english: english(text), spanish: spanish(text) }).toEqual({ english: text, spanish: text });
  });

  it('stands as it is beside what is said of signs', () => {
    const signs = '1 × / 6 h · Oral · Take with food · Do not drive · PRN: Raynaud attack';
    expect(english(signs)).toBe(
      'Every 6 hours, by mouth · Take with food · Do not drive · As needed for Raynaud attack',
    );
    expect(spanish(signs)).toBe(
      'Cada 6 horas, por la boca · Take with food · Do not drive · Según sea necesario para Raynaud attack',
    );
  });

  it('stands before the limits that it does not say', () => {
    const said = 'Twice a day. × 10 d. ≤ 8 Tablet / 24 h. ≤ 2 tablet / 1 ×. With food';
    expect(english(said)).toBe(
      'Twice a day. For 10 days. No more than 8 tablets in 24 hours. No more than 2 tablets at a time. With food',
    );
    expect(spanish(said)).toBe(
      'Twice a day. Durante 10 días. No más de 8 tabletas en 24 horas. No más de 2 tabletas cada vez. With food',
    );
  });

  it('is never lost', () => {
    const letters = fc.stringMatching(/^[e-z]{3,8}(?: [e-z]{3,8}){1,4}$/);
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        expect(english(`${before} · 1 × / 6 h · ${after}`)).toBe(`${before} · Every 6 hours · ${after}`);
        expect(spanish(before)).toBe(before);
      }),
    );
  });
});
