import { describe, expect, it } from '@jest/globals';
import { everyOperation } from './testing/canned-gateway.ts';
import { button } from './testing/find-button.ts';
import { openPortal, press, type OpenOptions } from './testing/opened-portal.tsx';
import { fillIn } from './testing/press-and-type.ts';
import { guest, patient } from './testing/walked-addresses.ts';

const away = [{ message: 'Away.', extensions: { code: 'PRACTICE_AWAY' } }];
const said = /We can’t reach your practice’s system right now/g;

const timesSaid = (): number => document.body.textContent?.match(said)?.length ?? 0;

const told = (): readonly string[] =>
  [...document.querySelectorAll('[role=alert], [role=status]')].flatMap((one) => one.textContent || []);

/** Opens an address; once the practice's system is `away`, each question but the frame's own finds it so. */
const openAt = async (at: string, isAway: boolean, options: OpenOptions = {}) => {
  const system = { isAway };
  const refused: string[] = [];
  const canned = {
    [everyOperation]: (operation: string) => {
      if (!system.isAway || operation === 'GetLayout') return undefined;
      refused.push(operation);
      return away;
    },
  };
  return { portal: await openPortal(at, { ...options, canned }), refused, system };
};

const addresses = [
  ...patient.map(({ at }) => ({ at, visitor: 'patient' as const })),
  ...guest.map(({ at }) => ({ at, visitor: 'guest' as const })),
];

const visit = '/appointments/visit/mesa/a1';
const earlier = '/appointments/earlier_time/mesa/a1';

/** Buttons that ask something of the practice's system, and what is pressed to come to them. */
const presses: readonly { readonly at: string; readonly by?: string; readonly name: string }[] = [
  { at: visit, name: 'Check out' },
  { at: visit, name: 'Add to calendar' },
  { at: visit, name: 'Reschedule' },
  { at: visit, name: 'Cancel visit' },
  { at: visit, by: 'Cancel visit', name: 'Cancel visit' },
  { at: visit, by: 'Reschedule', name: 'Next three days' },
  { at: visit, by: 'Reschedule', name: 'Monday, November 23' },
  { at: '/appointments', name: 'Check in' },
  { at: earlier, name: 'Take this time' },
  { at: earlier, name: 'Leave the wait list' },
  { at: '/my_health', name: 'Download the record' },
  { at: '/my_health/visit_summary', name: 'Create summary' },
  { at: '/form_history/sign', name: 'Send' },
  { at: '/profile_settings/manage_delegates', name: 'Send invitation' },
];

describe('a practice whose system is away', () => {
  it.each([...new Map(addresses.map((one) => [one.at, one])).values()])(
    'is said to be so once by the page at $at',
    async ({ at, visitor }) => {
      const { portal, refused } = await openAt(at, true, { visitor });
      const isSaid = timesSaid();
      portal.close();
      if (refused.length > 0)
        expect({ refused, isSaid }).toEqual({ refused, isSaid: refused.includes('GetGuestPay') ? 0 : 1 });
    },
  );

  it.each(presses)('is said to be so once where $name was pressed at $at, after $by', async ({ at, by, name }) => {
    const { portal, refused, system } = await openAt(at, false);
    const first = by === undefined ? undefined : button('body', by);
    if (first !== undefined) await press(portal, first);
    await fillIn(portal);
    const control = button(by === 'Cancel visit' ? '[role=dialog]' : 'main', name);
    if (control === undefined) throw new Error(`There is no ${name}.`);
    system.isAway = true;
    await press(portal, control);
    const [times, words] = [timesSaid(), told()];
    portal.close();
    expect(refused).not.toEqual([]);
    expect(times).toBeLessThanOrEqual(1);
    expect(words).not.toEqual([]);
  });
});
