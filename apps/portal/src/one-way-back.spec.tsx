import { afterEach, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { AppointmentId, PatientId, PracticeId } from '@portico/domain/kernel';
import { checkOutPath } from '@portico/application/visits';
import { nameOf } from './testing/find-button.ts';
import { openPortal, type OpenedPortal } from './testing/opened-portal.tsx';
import { patient } from './testing/walked-addresses.ts';

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

const patientRef = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const leaving = checkOutPath({ patient: patientRef, appointment: 'a1' as AppointmentId }, 'payment');

/** What leads back on the page. The frame's own way is hidden by its styles where the screen has one. */
const waysBack = (): readonly string[] => {
  const main = document.querySelector('main');
  if (main === null) throw new Error('There is no page.');
  const own = main.querySelector('[data-way-back]') !== null;
  return [...main.querySelectorAll('a[href], button')]
    .filter((way) => !(own && way.parentElement === main && way instanceof HTMLAnchorElement))
    .map(nameOf)
    .filter((name) => name.startsWith('Back to '));
};

it('the frame’s own way back is hidden where the screen has one', () => {
  const styles = readFileSync('libs/ui/src/screens/frame/frame.module.css', 'utf8');
  expect(styles).toContain('.content:has([data-way-back]) > .back {\n  display: none;');
});

it.each([...new Set([...patient.filter(({ by }) => by === undefined).map(({ at }) => at), leaving])])(
  'there is one way back at %s, or none',
  async (at) => {
    opened = await openPortal(at);
    expect(waysBack().length).toBeLessThan(2);
  },
);
