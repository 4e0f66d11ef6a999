import { describe, expect, it } from '@jest/globals';
import type { Access } from '@portico/application/access';
import type { ActivityHistory } from '@portico/application/activity';
import type { Appointments, Canceling, VideoVisits, VisitCalendar } from '@portico/application/appointments';
import type { Authentication, PasskeyEntrance } from '@portico/application/authentication';
import type { Dashboard, Elsewhere } from '@portico/application/dashboard';
import type { ConnectedApps } from '@portico/application/connected-apps';
import type { Delegates, ManagedProfiles, RepresentedPeople } from '@portico/application/delegates';
import type { Forms } from '@portico/application/forms';
import type {
  ClinicalNotes,
  Health,
  HealthLinkSettings,
  Measures,
  ShownChart,
  RecordEntries,
  Summaries,
  Timeline,
} from '@portico/application/health';
import type { Messages } from '@portico/application/messages';
import type { Cards, MakePayment, PaymentHistory, Shopping } from '@portico/application/payments';
import type { ProfilePhoto, IdentityDocuments, Profile, Updates } from '@portico/application/profile';
import type { Recovery } from '@portico/application/recovery';
import type { Booking, WaitList, Scheduling } from '@portico/application/scheduling';
import type { Support } from '@portico/application/support';
import type { CheckIn, CheckOuts, VisitDetails } from '@portico/application/visits';
import type { Search } from '@portico/application/search';
import type { SavedDrafts } from '@portico/application/drafts';
import type { Refills } from '@portico/application/refills';
import type { Surveys } from '@portico/application/surveys';
import { proofKinds } from '@portico/domain/access';
import type { Doer } from '@portico/domain/activity';
import type { Chart } from '@portico/domain/health';
import { charts } from '@portico/domain/health/testing';
import {
  instant,
  ok,
  type AccountId,
  type DeviceId,
  type AppointmentId,
  type Cents,
  type DocumentId,
  type LabId,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import { ids, instants, timeZones, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import {
  activityPages,
  appointmentLists,
  contacts,
  delegates,
  files,
  histories,
  layouts,
  managedProfiles,
  personOverviews,
  overviews,
  ownPractices,
  proofsAsked,
  signIns,
  anyListed,
} from '../testing/arbitrary-answers.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { type GatewayClient } from './gateway-client.ts';
import { accessWire } from '../wire/access.wire.ts';
import { activityWire } from '../wire/activity.wire.ts';
import { appointmentsWire } from '../wire/appointments.wire.ts';
import { visitDetailsWire } from '../wire/visit-details.wire.ts';
import { dashboardWire } from '../wire/dashboard.wire.ts';
import { delegatesWire } from '../wire/delegates.wire.ts';
import { representedPeopleWire } from '../wire/represented-people.wire.ts';
import { healthWire } from '../wire/health.wire.ts';
import { recoveryWire } from '../wire/recovery.wire.ts';
import { supportWire } from '../wire/support.wire.ts';

/** Every question goes to the one service that a test puts in place, and is noted. */
const across = () => {
  const { asked, place, service } = notingService();
  // What guests and newcomers ask travels in tests of its own.
  const context: Partial<GatewayContext> = {
    access: service as Access,
    passkeyEntrance: service as PasskeyEntrance,
    recovery: service as Recovery,
    own: () => ({
      activity: service as ActivityHistory,
      appointments: service as Appointments,
      authentication: service as Authentication,
      booking: service as Booking,
      calendar: service as VisitCalendar,
      canceling: service as Canceling,
      cards: service as Cards,
      checkOuts: service as CheckOuts,
      checkIn: service as CheckIn,
      dashboard: service as Dashboard,
      elsewhere: service as Elsewhere,
      face: service as ProfilePhoto,
      clinicalNotes: service as ClinicalNotes,
      connectedApps: service as ConnectedApps,
      delegates: service as Delegates,
      forms: service as Forms,
      health: service as Health,
      healthLinks: service as HealthLinkSettings,
      measures: service as Measures,
      messages: service as Messages,
      paymentHistory: service as PaymentHistory,
      payments: service as MakePayment,
      identityDocuments: service as IdentityDocuments,
      profile: service as Profile,
      recordEntries: service as RecordEntries,
      refills: service as Refills,
      search: service as Search,
      timeline: service as Timeline,
      representedPeople: service as RepresentedPeople,
      updates: service as Updates,
      savedDrafts: service as SavedDrafts,
      scheduling: service as Scheduling,
      shopping: service as Shopping,
      summaries: service as Summaries,
      support: service as Support,
      surveys: service as Surveys,
      videoVisits: service as VideoVisits,
      visitDetails: service as VisitDetails,
      waitList: service as WaitList,
    }),
  };
  const { client } = tab(gatewayFetch(() => context as GatewayContext));
  return {
    asked,
    /** What the portal gets when the service answers `value`. */
    carried: async (value: unknown, ask: (client: GatewayClient) => Promise<unknown>): Promise<unknown> => {
      place.answer = ok(value);
      return ask(client);
    },
  };
};

const runs = { numRuns: 60 };

/** Codes of problems, allergies and medications stay at the gateway, and so do numbers of workers and systems of numbers, wherever such a section stands. */
const withoutCodes = <T>(value: T, section?: string): T => {
  if (Array.isArray(value)) return value.map((each) => withoutCodes<unknown>(each, section)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const isCoded = ['conditions', 'allergies', 'medications'].includes(section ?? '') && 'id' in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      if (isCoded && key === 'code') return [];
      if (section === 'careTeam' && key === 'identifiers') return [];
      if (section === 'coverage' && key === 'system' && 'text' in value) return [];
      const inside = ['conditions', 'allergies', 'medications', 'careTeam', 'coverage'].includes(key) ? key : section;
      return [[key, withoutCodes<unknown>(each, inside)]];
    }),
  ) as T;
};

/** My health names the notes; each has a page with its text. */
const withoutNoteTexts = (chart: Chart): ShownChart => {
  const { notes } = chart;
  if (notes.kind !== 'entries') return { ...chart, notes };
  const entries = notes.entries.map(({ content: _, conclusion: __, language: ___, ...headline }) => headline);
  return { ...chart, notes: { kind: 'entries', entries } };
};

describe('what a service answers', () => {
  it('arrives as it was for a sign-in, and so do the credentials', async () => {
    const { asked, carried } = across();
    const credentials = fc.record({ login: words(), password: words(), device: fc.uuid().map((id) => id as DeviceId) });
    await fc.assert(
      fc.asyncProperty(signIns, credentials, async (signedIn, typed) => {
        expect(await carried(signedIn, (client) => client.port(accessWire).signIn(typed))).toEqual(ok(signedIn));
        expect(asked.at(-1)).toEqual(['signIn', typed]);
      }),
      runs,
    );
  });

  it('ACC-176 ACC-179 arrives as it was for what is asked of who signs in, and so does what they show', async () => {
    const { asked, carried } = across();
    const shown = withOptional(
      { login: words(), password: words(), device: fc.uuid().map((id) => id as DeviceId) },
      { proof: fc.constantFrom(...proofKinds), otp: words() },
    );
    await fc.assert(
      fc.asyncProperty(proofsAsked, shown, async (question, { otp, ...typed }) => {
        const credentials = otp === undefined ? typed : { ...typed, otp };
        expect(await carried(question, (client) => client.port(accessWire).signIn(credentials))).toEqual(ok(question));
        expect(asked.at(-1)).toEqual(['signIn', credentials]);
        expect(await carried(question, (client) => client.port(accessWire).resendCode(typed))).toEqual(ok(question));
        expect(asked.at(-1)).toEqual(['resendCode', typed]);
      }),
      runs,
    );
  });

  it('ACC-185 ACC-186 arrives as it was for an invitation that was accepted', async () => {
    const { asked, carried } = across();
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(ownPractices, { selector: ({ id }) => id, maxLength: 3 }),
        words(),
        async (practices, code) => {
          const answer = await carried({ practices }, (client) => client.port(accessWire).acceptInvite(code));
          expect(answer).toEqual(ok({ practices }));
          expect(asked.at(-1)).toEqual(['acceptInvite', code]);
        },
      ),
      runs,
    );
  });

  it('ACC-124 arrives as it was for a page of the activity log, and so does what was asked for', async () => {
    const { asked, carried } = across();
    const wanted = withOptional({}, { page: words(), by: words().map((id) => id as Doer) });
    await fc.assert(
      fc.asyncProperty(activityPages, wanted, async (page, question) => {
        expect(await carried(page, (client) => client.port(activityWire).page(question))).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['page', question]);
      }),
      runs,
    );
  });

  it('ACC-181 ACC-182 arrives as it was for a recovery and a reset', async () => {
    const { asked, carried } = across();
    for (const kind of ['asked', 'limit-exceeded'] as const) {
      expect(await carried({ kind }, (client) => client.port(recoveryWire).ask('a@b.example'))).toEqual(ok({ kind }));
      expect(asked.at(-1)).toEqual(['ask', 'a@b.example']);
    }
    const link = { username: 'ana', code: 'c' };
    const done = { email: 'a@b.example' };
    for (const more of [{}, { remove: ['sms', 'passkey 1'], proof: '123456' }]) {
      const request = { ...link, password: 'p', ...more };
      expect(await carried(done, (client) => client.port(recoveryWire).reset(request))).toEqual(ok(done));
      expect(asked.at(-1)).toEqual(['reset', request]);
    }
    const factors = [
      {
        key: 'passkey 1',
        kind: 'passkey',
        name: 'Phone',
        addedAt: instant(1),
        lastUsedAt: instant(2),
        confirmed: true,
      },
      { key: 'sms', kind: 'sms', confirmed: false },
    ];
    const kept = { factors, provable: true };
    expect(await carried(kept, (client) => client.port(recoveryWire).factors(link))).toEqual(ok(kept));
    expect(asked.at(-1)).toEqual(['factors', link]);
  });

  it('ACC-250 arrives as it was for a layout, and nothing for a sign-out', async () => {
    const { asked, carried } = across();
    await fc.assert(
      fc.asyncProperty(layouts, ids<PracticeId>('p'), async (layout, practice) => {
        expect(await carried(layout, (client) => client.port(accessWire).layout(practice))).toEqual(ok(layout));
        expect(asked.at(-1)).toEqual(['layout', practice]);
      }),
      runs,
    );
    expect(await carried(undefined, (client) => client.port(accessWire).signOut())).toEqual(ok(undefined));
    expect(asked.at(-1)).toEqual(['signOut']);
    expect(await carried(undefined, (client) => client.port(accessWire).keepLanguage())).toEqual(ok(undefined));
    expect(asked.at(-1)).toEqual(['keepLanguage']);
  });

  it('APT-035 APT-038 APT-039 arrives as it was for a list of appointments', async () => {
    const { asked, carried } = across();
    await fc.assert(
      fc.asyncProperty(appointmentLists, async (list) => {
        expect(await carried(list, (client) => client.port(appointmentsWire).list())).toEqual(ok(list));
      }),
      runs,
    );
    expect(asked.at(-1)).toEqual(['list']);
  });

  it('arrives as it was for the page of a visit, with its money or without', async () => {
    const { asked, carried } = across();
    const money = fc.record({
      copayOpen: fc.nat().map((amount) => amount as Cents),
      dueTogether: fc.nat().map((amount) => amount as Cents),
      isPayable: fc.boolean(),
      payments: fc.constant([]),
    });
    const move = fc.record({
      is: fc.constantFrom('visit' as const, 'request' as const),
      appointment: ids<AppointmentId>('a'),
      start: instants,
      timeZone: timeZones,
    });
    const cancellation = fc.record({
      terms: fc.oneof(
        fc.record({
          kind: fc.constant('open' as const),
          until: instants,
          fee: fc.nat(9_999).map((one) => one as Cents),
        }),
        fc.record({ kind: fc.constant('too-late' as const), since: instants }),
        fc.record({ kind: fc.constantFrom('by-phone' as const, 'over' as const) }),
      ),
      payable: fc.boolean(),
    });
    const pages = withOptional(
      {
        listed: anyListed.filter((listed) => listed !== undefined),
        practicePhone: words(),
        formsDue: fc.array(words()),
      },
      { money, move, cancellation },
    );
    await fc.assert(
      fc.asyncProperty(pages, ids<PracticeId>('p'), ids<AppointmentId>('a'), async (page, practice, visit) => {
        expect(await carried(page, (client) => client.port(visitDetailsWire).visit(practice, visit))).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['visit', practice, visit]);
      }),
      runs,
    );
  });

  it('APT-036 APT-037 arrives as it was for a further page, of one practice or of all', async () => {
    const { asked, carried } = across();
    const practices = fc.option(ids<PracticeId>('p'), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(histories, fc.integer({ min: 2, max: 1_000 }), practices, async (history, page, practice) => {
        expect(await carried(history, (client) => client.port(appointmentsWire).more(page, practice))).toEqual(
          ok(history),
        );
        expect(asked.at(-1)).toEqual(['more', page, practice]);
      }),
      runs,
    );
  });

  it('arrives as it was for a dashboard, to the cent and the millisecond', async () => {
    const { carried } = across();
    await fc.assert(
      fc.asyncProperty(overviews, async (overview) => {
        expect(await carried(overview, (client) => client.port(dashboardWire).overview())).toEqual(
          ok(withoutCodes(overview)),
        );
      }),
      runs,
    );
  });

  it('APT-274 APT-278 arrives as it was for a chart, with its digits, precisions and kinds of emptiness', async () => {
    const { carried } = across();
    await fc.assert(
      fc.asyncProperty(charts, async (whole) => {
        const chart = withoutNoteTexts(whole);
        const mine = {
          chart,
          refills: { way: 'none', requests: [] },
          marks: { amendments: [], notes: [], unseen: [], hidden: [] },
        };
        expect(await carried(mine, (client) => client.port(healthWire).myHealth())).toEqual(ok(withoutCodes(mine)));
      }),
      { numRuns: 200 },
    );
  });

  it('ACC-361 ACC-362 APT-276 APT-277 arrives byte by byte for a file', async () => {
    const { asked, carried } = across();
    const labs = fc.maxSafeNat().map((id) => (id + 1 > Number.MAX_SAFE_INTEGER ? 1 : id + 1) as LabId);
    await fc.assert(
      fc.asyncProperty(files, labs, ids<PatientId>('p'), ids<DocumentId>('d'), async (file, lab, patient, document) => {
        expect(await carried(file, (client) => client.port(healthWire).record(patient))).toEqual(ok(file));
        expect(await carried(file, (client) => client.port(healthWire).recordFile(patient, 'ccda'))).toEqual(ok(file));
        expect(await carried(file, (client) => client.port(healthWire).labTable(patient))).toEqual(ok(file));
        expect(await carried(file, (client) => client.port(healthWire).billTable(patient))).toEqual(ok(file));
        expect(await carried(file, (client) => client.port(healthWire).lab(lab))).toEqual(ok(file));
        expect(await carried(file, (client) => client.port(healthWire).document(document))).toEqual(ok(file));
        expect(asked.splice(0)).toEqual([
          ['record', patient],
          ['recordFile', patient, 'ccda'],
          ['labTable', patient],
          ['billTable', patient],
          ['lab', lab],
          ['document', document],
        ]);
      }),
      runs,
    );
  });

  it('ACC-356 ACC-342 ACC-251 arrives as it was for who may act for whom', async () => {
    const { carried } = across();
    await fc.assert(
      fc.asyncProperty(managedProfiles, delegates, async (profiles: ManagedProfiles, delegate) => {
        const asDelegates = (client: GatewayClient) => client.port(delegatesWire(() => 'vertex'));
        expect(await carried(profiles, (client) => asDelegates(client).profiles())).toEqual(ok(profiles));
        expect(await carried(delegate, (client) => asDelegates(client).accept('code'))).toEqual(ok(delegate));
      }),
      runs,
    );
  });

  it('arrives as it was for what waits at represented people, and so does of whom it was asked', async () => {
    const { asked, carried } = across();
    const profiles = fc.array(ids<ProfileId>('profile-'), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(personOverviews, { maxLength: 3 }), profiles, async (people, wanted) => {
        const answer = await carried(people, (client) => client.port(representedPeopleWire).overview(wanted));
        expect(answer).toEqual(ok(people));
        expect(asked.at(-1)).toEqual(['overview', wanted]);
      }),
      runs,
    );
  });

  it('ACC-341 ACC-342 ACC-352 ACC-353 ACC-355 hands on what a change is about', async () => {
    const { asked, carried } = across();
    const link = {
      delegate: 'rosa' as AccountId,
      chart: { practice: 'mesa' as PracticeId, patient: 'ben' as PatientId },
    };
    const ask = (change: (delegates: Delegates) => Promise<unknown>) =>
      carried(undefined, (client) => change(client.port(delegatesWire(() => 'vertex'))));
    const change = { ...link, permissions: ['health:view'] as const, until: '2026-12-31' as LocalDate };
    await ask((delegates) => delegates.changePermissions(change));
    await ask((delegates) => delegates.merge(link, 'from' as ProfileId, 'into' as ProfileId));
    await ask((delegates) => delegates.disconnect(link));
    expect(asked).toEqual([
      ['changePermissions', change],
      ['merge', link, 'from', 'into'],
      ['disconnect', link],
    ]);
  });

  it('ACC-364 arrives as it was for the support contact', async () => {
    const { carried } = across();
    await fc.assert(
      fc.asyncProperty(contacts, async (contact) => {
        expect(await carried(contact, (client) => client.port(supportWire).contact())).toEqual(ok(contact));
      }),
      runs,
    );
  });
});
