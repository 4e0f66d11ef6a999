import { afterEach, describe, expect, it } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import type { VisitToCheckIn } from '@portico/application/visits';
import { paymentKeyOf } from '@portico/view-models/payments';
import { checkInPayment } from '@portico/view-models/visits';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { openPortal, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';
import { goTo, pressed } from '../testing/press-and-type.ts';

const visit = 'practiceId=mesa&patientId=p1&appointmentId=a1';
const at = `${paths.checkIn}?${visit}`;

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

const open = async (address: string, canned: OpenOptions['canned'] = {}): Promise<OpenedPortal> => {
  opened = await openPortal(address, { canned });
  return opened;
};

const dialogs = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('[role=dialog] h2')].map((title) => title.textContent ?? undefined);

describe('a check-in that is complete', () => {
  const arrived = { 'CheckInScreen.standing': 'ARRIVED' };

  it('APT-172 is told once on the list of visits', async () => {
    await open(at, arrived);
    const told = dialogs();
    const { pathname, search } = window.location;
    expect({ told, state: window.history.state?.usr ?? null }).toEqual({ told: ['You’re checked in'], state: null });
    opened?.close();
    await open(`${pathname}${search}`);
    expect(dialogs()).toEqual([]);
  });

  it('stays where a payment was begun whose answer is not known, and says what became of it', async () => {
    const patient = { practice: 'practice_id', patient: 'patient_id' };
    const key = paymentKeyOf(checkInPayment({ id: 'appointment_id', patient } as VisitToCheckIn));
    opened = await openPortal(at, { canned: arrived, before: () => window.sessionStorage.setItem(key, 'begun') });
    expect({ at: window.location.pathname, told: dialogs() }).toEqual({
      at: paths.checkIn,
      told: ['Payment received'],
    });
  });

  it('leads back to the list of visits', async () => {
    const portal = await open(at);
    expect(await pressed(portal, 'Back to Visits')).toContain('opens /appointments');
  });
});

describe('which visit is checked in', () => {
  const asked = ({ log }: OpenedPortal): readonly string[] =>
    log.filter((line) => line.startsWith('asks GetAppointmentCheckIn'));

  it('is the one of the address', async () => {
    expect(asked(await open(at))).toEqual([
      'asks GetAppointmentCheckIn {"checkInIds":{"appointment_id":"a1","patient_id":"p1","practice_id":"mesa"}}',
    ]);
  });

  it('is another one at another address', async () => {
    const portal = await open(at);
    await goTo(portal, at.replace('a1', 'a2'));
    expect(asked(portal).map((line) => /"appointment_id":"(\w+)"/.exec(line)?.[1])).toEqual(['a1', 'a2']);
  });

  it('is the next one of the person where the address names none', async () => {
    expect(asked(await open(paths.checkIn))).toEqual(['asks GetAppointmentCheckIn {"checkInIds":{}}']);
  });
});

it('APT-207 a task of a partner is gone to on the pages of the partner', async () => {
  const task = { 'CheckInScreen.standing': 'TASK', 'CheckInThirdParty.done': false };
  const address = { 'CheckInThirdParty.address': 'https://partner.example/task' };
  const portal = await open(at, { ...task, ...address, 'CheckInScreen.thirdParty': {} });
  expect(await pressed(portal, 'Go to name')).toContain('leaves for /task');
});

it('APT-213 a return from a partner goes on where it was begun', async () => {
  const portal = await open(`${at}&from=third_party`);
  expect(portal.log).toContain('leaves for /third_party/continue_check_in?practiceId=mesa&appointmentId=a1');
  expect(portal.log.filter((line) => line.startsWith('asks GetAppointmentCheckIn'))).toEqual([]);
});

describe('a check-out that is left for the list of visits', () => {
  it('APT-027 is over, and told to analytics', async () => {
    const portal = await open('/help');
    portal.portal.port(checkOutDrafts).keep?.({ ids: { practice: 'mesa', patient: 'p1', appointment: 'a1' } } as never);
    await goTo(portal, paths.appointments);
    expect({ draft: portal.portal.port(checkOutDrafts).current, log: portal.log }).toMatchObject({ draft: undefined });
    expect(portal.log).toContain('tells Cancel Check Out');
  });
});
