import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase, migrate, type Database } from '@portico/adapters-storage/sql';
import { startTestServer } from '@portico/adapters-storage/testing';
import { openMigrated, testSealing } from '@portico/adapters-storage/testing/clusters';
import type { BookingKey } from '@portico/domain/appointments';
import type { AppointmentId, HoldId } from '@portico/domain/kernel';
import { firstAvailable } from '@portico/domain/scheduling';
import type { ChargeId, LedgerPostingId } from '@portico/domain/payments';
import {
  ConnectedAppointmentBooking,
  ConnectedAvailability,
  ConnectedBilling,
  ConnectedCharts,
  ConnectedCheckInSystem,
  ConnectedCheckOutSystem,
  ConnectedComingVisits,
  ConnectedCorrespondence,
  ConnectedFormStore,
  ConnectedMessageFiles,
  ConnectedMessageStore,
  ConnectedPatients,
  ConnectedRegistration,
  ConnectedSchedule,
  ConnectedSlotHolds,
  ConnectedVisitPolicies,
  ConnectedVisitRequests,
} from '../connected/index.ts';
import { capableClinic, contraryClinic, type ClinicProfile } from '../connected/testing/clinic-books.ts';
import { ConnectedSystem } from '../connected/testing/connected-system-fixture.ts';
import { appointmentBookingContract } from './appointment-booking.contract.ts';
import { billingContract } from './billing.contract.ts';
import { checkUpAtNorth, type BookingFixture } from './booking-fixture.ts';
import { bookingModelContract } from './booking-model.contract.ts';
import { chartContract } from './chart.contract.ts';
import { checkInSystemContract } from './check-in.contract.ts';
import { checkOutSystemContract } from './check-out-system.contract.ts';
import { comingVisitsContract } from './coming-visits.contract.ts';
import { ana, elsewhere, here } from './practice-fixture.ts';
import { formStoreContract } from './form-store.contract.ts';
import { mailContract } from './correspondence.contract.ts';
import { patientsContract } from './practices-and-patients.contract.ts';
import { availabilityContract } from './availability.contract.ts';
import { scheduleContract } from './schedule.contract.ts';
import { slotHoldsContract } from './slot-holds.contract.ts';
import { visitAccommodationsContract } from './visit-accommodations.contract.ts';
import { visitRequestsContract } from './visit-requests.contract.ts';
import { visitPoliciesContract } from './visit-policies.contract.ts';

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

const onPglite = async (): Promise<Opened> => {
  const database = await openMigrated();
  return { database, close: () => database.close() };
};

const onServer = async (): Promise<Opened> => {
  const server = await startTestServer();
  const database = await openDatabase({ kind: 'server', url: await server.createDatabase() }, testSealing);
  await migrate(database);
  return {
    database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
};

interface Setting {
  readonly name: string;
  readonly open: () => Promise<Opened>;
  readonly profile: ClinicProfile;
}

const settings: readonly Setting[] = [
  { name: 'a capable system, on PGlite', open: onPglite, profile: capableClinic },
  { name: 'a capable system, on a PostgreSQL server', open: onServer, profile: capableClinic },
  { name: 'a system that holds nothing', open: onPglite, profile: { ...capableClinic, holds: false } },
  {
    name: 'a contrary system that lists its hours',
    open: onPglite,
    profile: { ...contraryClinic, times: 'hours' },
  },
  { name: 'a contrary system that lists free times', open: onPglite, profile: contraryClinic },
];

describe.each(settings)('a practice connected to $name', ({ open, profile }) => {
  let opened: Opened | undefined;
  const database = (): Database => {
    if (opened === undefined) throw new Error('The database opens before the tests.');
    return opened.database;
  };
  const system = (): ConnectedSystem => new ConnectedSystem(database(), profile);

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened?.close());
  beforeEach(() => ConnectedSystem.empty(database()));

  patientsContract(() => ({ registry: new ConnectedPatients(system().gateway()) }));

  scheduleContract(() => {
    const { clinics, ...all } = opening(system());
    return {
      schedule: all.schedule,
      book: async (visits) => enterAnew(clinics, visits),
      keepsNoAccommodations: true,
    };
  });

  comingVisitsContract(() => {
    const all = opening(system());
    return {
      coming: new ConnectedComingVisits(all.gateway),
      schedule: all.schedule,
      book: async (visits) => enterAnew(all.clinics, visits),
      system: async (slot) => {
        await all.own.holdByHand([slot]);
        return all.system;
      },
    };
  });

  appointmentBookingContract(() => {
    const all = opening(system());
    return {
      system: all.system,
      clock: all.clock,
      keep: async (visits, slots) => {
        all.clinics.enter(visits);
        await all.own.holdByHand(slots);
      },
    };
  });

  chartContract(() => {
    const all = opening(system());
    return {
      charts: new ConnectedCharts(all.gateway),
      keep: async (patient, chart, bytes) => all.clinics.record(patient, chart, bytes),
    };
  });

  billingContract(() => {
    const own = system();
    return {
      // What a practice decided is its configuration: a gateway is started with it.
      billing: startedAnew(() => new ConnectedBilling(own.gateway())),
      ...(profile.posts ? {} : { entriesByHand: true }),
      owe: async ({ practice, patient }, due, statements) => {
        own.clinics.at(practice).books.accounts.set(patient, { due, statements });
      },
      expect: async (visit, dues) => {
        own.clinics.enter([visit]);
        own.clinics.at(visit.patient.practice).books.dues.set(visit.id, dues);
      },
      decide: async (practice, settings, terms) => {
        const { planTerms: _, ...decided } = settings;
        own.decided.set(practice, { payments: { ...decided, ...(terms === undefined ? {} : { planTerms: terms }) } });
      },
    };
  });

  mailContract(() => {
    const own = system();
    const gateway = own.gateway();
    return {
      // What a practice says of its answers is its configuration: a gateway is started with it.
      correspondence: startedAnew(() => new ConnectedCorrespondence(own.gateway())),
      system: new ConnectedMessageStore(gateway),
      files: new ConnectedMessageFiles(gateway),
      clock: own.clock,
      meet: async ({ patient, provider }) => own.clinics.meet(patient, provider),
      write: (patient, threads) => own.write(patient, threads),
      answersWithin: async (practice, hours) => void own.decided.set(practice, { answersWithin: hours }),
      offerTeams: async (practice, teams) => own.clinics.offerTeams(practice, teams),
    };
  });

  formStoreContract(() => {
    const own = system();
    const print = async () => new Uint8Array();
    return {
      // Whether forms are reviewed is configuration: a gateway is started with it.
      system: startedAnew(() => new ConnectedFormStore(own.gateway(), print)),
      onOnePage: true,
      withoutHidden: true,
      request: async (patient, forms) => own.clinics.ask(patient, forms),
      write: async (...templates) => {
        for (const template of templates) own.clinics.writeForm(here.id, template);
      },
      withdraw: async (uuid) => own.clinics.withdrawForm(here.id, uuid),
      closeReviewElsewhere: async () => void own.decided.set(elsewhere.id, { formReviewClosed: true }),
    };
  });

  checkInSystemContract(() => {
    const all = opening(system());
    return {
      system: new ConnectedCheckInSystem(all.gateway),
      schedule: all.schedule,
      keep: async (visits) => enterAnew(all.clinics, visits),
    };
  });

  checkOutSystemContract(() => {
    const all = opening(system());
    return {
      system: new ConnectedCheckOutSystem(all.gateway),
      schedule: all.schedule,
      withoutForms: true,
      keep: async (visits) => all.clinics.enter(visits),
      ask: async () => undefined,
    };
  });

  const bookingFixture = (): BookingFixture => {
    const all = opening(system());
    return {
      availability: new ConnectedAvailability(all.gateway),
      slotHolds: new ConnectedSlotHolds(all.gateway),
      requests: new ConnectedVisitRequests(all.gateway),
      system: all.system,
      schedule: all.schedule,
      clock: all.clock,
      withoutPhotos: true,
      ...(profile.times === 'free' ? { listsFreeTimes: true } : {}),
      keep: async (visits) => all.clinics.enter(visits),
      prepay: (patient, key, amount) =>
        new ConnectedBilling(all.gateway).post({
          id: `${key}-${amount}` as LedgerPostingId,
          charge: key as string as ChargeId,
          patient,
          amount,
          at: all.clock.now,
          purpose: { kind: 'prepayment', hold: 'hold' as HoldId },
          tries: 1,
        }),
    };
  };
  availabilityContract(bookingFixture);
  slotHoldsContract(bookingFixture);
  visitRequestsContract(bookingFixture);
  visitAccommodationsContract(bookingFixture);

  it('asks at a new visit for what the person keeps, unless something else is said', async () => {
    const { requests, schedule } = bookingFixture();
    const registration = new ConnectedRegistration(system().gateway());
    const needs = { interpreter: 'ase', otherHelp: 'Ramp' } as const;
    const at = async (key: string, accommodations?: object) => {
      const said = accommodations === undefined ? {} : { accommodations };
      const when = { kind: 'wish', preference: firstAvailable } as const;
      const asked = { offer: checkUpAtNorth, when, language: 'es', ...said } as const;
      const id = await requests.request(ana.patient, asked, key as BookingKey);
      return id && (await schedule.visit(ana.patient, id as AppointmentId))?.accommodations;
    };
    await registration.keep(ana.patient, { details: { accommodations: needs } });
    expect((await registration.read(ana.patient)).details.accommodations).toEqual(needs);
    expect([await at('r1'), await at('r2', { otherHelp: 'Chair' }), await at('r3', {})]).toEqual([
      needs,
      { otherHelp: 'Chair' },
      undefined,
    ]);
    await registration.keep(ana.patient, { details: { accommodations: {} } });
    expect(await at('r4')).toBeUndefined();
  });

  // Where free times are listed, the model's times around a hold or a replaced visit are not known.
  if (profile.times === 'hours') {
    bookingModelContract(async () => {
      await ConnectedSystem.empty(database());
      return bookingFixture();
    }, 8);
  }
  visitPoliciesContract(() => ({ policies: new ConnectedVisitPolicies(system().gateway()) }));
});

/** A port of a gateway that is started anew for each question. */
const startedAnew = <Port extends object>(start: () => Port): Port =>
  new Proxy(start(), {
    get: (_, name) => {
      const port = start();
      const asked: unknown = Reflect.get(port, name);
      return typeof asked === 'function' ? asked.bind(port) : asked;
    },
  });

const opening = (own: ConnectedSystem) => {
  const gateway = own.gateway();
  return {
    own,
    gateway,
    clinics: own.clinics,
    clock: own.clock,
    schedule: new ConnectedSchedule(gateway),
    system: new ConnectedAppointmentBooking(gateway),
  };
};

const enterAnew = (clinics: ConnectedSystem['clinics'], visits: Parameters<typeof clinics.enter>[0]): void => {
  clinics.clear();
  clinics.enter(visits);
};
