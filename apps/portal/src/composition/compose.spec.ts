import { afterEach, describe, expect, it } from '@jest/globals';
import type { AppointmentId, PatientId, PracticeId } from '@portico/domain/kernel';
import { openPortal, type OpenedPortal, type Visitor } from '../testing/opened-portal.tsx';
import type { Portal } from './compose.ts';
import { bookingDrafts } from './ports/booking-drafts.ts';
import { checkOutDrafts } from './ports/check-out-drafts.ts';

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

const open = async (visitor: Visitor, before?: (portal: Portal) => void): Promise<Portal> => {
  opened = await openPortal(visitor === 'patient' ? '/help' : '/terms_of_use', { visitor, ...(before && { before }) });
  return opened.portal;
};

const patient = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const typed = { reason: 'A cough' };

/** Each thing that is kept while a person is on the way, and how much of it is found. */
const kept: Readonly<
  Record<string, { readonly keep: (portal: Portal) => void; readonly isThere: (portal: Portal) => boolean }>
> = {
  'what was typed': {
    keep: ({ drafts }) => drafts.of('form').keep(typed),
    isThere: ({ drafts }) => drafts.of('form').read() !== undefined,
  },
  'a booking': {
    keep: (portal) => portal.port(bookingDrafts).keep({ practice: patient.practice, picked: {} }),
    isThere: (portal) => portal.port(bookingDrafts).current !== undefined,
  },
  'a check-out': {
    keep: (portal) =>
      portal.port(checkOutDrafts).keep({ ids: { patient, appointment: 'a1' as AppointmentId } } as never),
    isThere: (portal) => portal.port(checkOutDrafts).current !== undefined,
  },
};

const another: Readonly<Record<string, (portal: Portal) => void>> = {
  'another practice': ({ clientSession: { actingAs } }) => {
    const { practice } = actingAs;
    if (practice !== undefined) actingAs.select({ ...practice, id: 'tempe' as PracticeId });
  },
  'another person': ({ clientSession }) => {
    const { practice } = clientSession.actingAs;
    if (practice === undefined) return;
    clientSession.lifecycle.start({
      kind: 'signed-in',
      username: 'bo',
      email: 'bo@example.org',
      tokens: { access: 'b', authentication: 'b', refresh: 'b' },
      practices: [practice],
      offerSecondFactor: false,
    });
    clientSession.actingAs.select(practice);
  },
  'nobody signed in': () => window.sessionStorage.clear(),
};

describe('what is kept on the way', () => {
  const pairs = Object.keys(kept).flatMap((what) => Object.keys(another).map((whom) => ({ what, whom })));

  it.each(pairs)('$what is found by the one who left it, and not with $whom', async ({ what, whom }) => {
    const portal = await open('patient');
    kept[what]?.keep(portal);
    const before = kept[what]?.isThere(portal);
    another[whom]?.(portal);
    expect({ before, after: kept[what]?.isThere(portal) }).toEqual({ before: true, after: false });
  });

  it.each(Object.keys(kept))('%s of a guest is found with the same chart, and with no other', async (what) => {
    const portal = await open('guest');
    kept[what]?.keep(portal);
    const before = kept[what]?.isThere(portal);
    portal.clientSession.guest.start({
      token: 'other',
      practice: patient.practice,
      patient: 'p2' as PatientId,
      by: 'link',
    });
    expect({ before, after: kept[what]?.isThere(portal) }).toEqual({ before: true, after: false });
  });

  it('what was typed goes along to a newer page, once', async () => {
    const portal = await open('patient', ({ drafts, clientSession }) => {
      drafts.of('form').keep(typed);
      clientSession.handover.typed.leave(drafts.pack() ?? '');
    });
    const left = portal.clientSession.handover.typed.take();
    expect({ found: portal.drafts.of('form').read(), left }).toEqual({ found: typed, left: undefined });
  });
});
