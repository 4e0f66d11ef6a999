import { afterEach, expect, it } from '@jest/globals';
import { openPortal, type OpenedPortal } from '../testing/opened-portal.tsx';

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

it.each([
  { at: '/appointments/visit/mesa/a1', isElsewhere: false },
  { at: '/appointments/visit/pena/a1', isElsewhere: true },
])('a visit at a practice that is not the selected one says first where it is: $at', async ({ at, isElsewhere }) => {
  opened = await openPortal(at);
  const said = document.querySelector('main')?.textContent ?? '';
  expect(said.includes('another practice')).toBe(isElsewhere);
});
