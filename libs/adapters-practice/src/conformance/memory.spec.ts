import {
  MemoryComingVisits,
  MemorySchedule,
  MemoryVideoRooms,
  MemoryVisitDesk,
  MemoryVisitRulebook,
} from '@portico/domain/appointments/testing';
import { MemoryFormDesk } from '@portico/domain/forms/testing';
import { MemoryCharts, MemoryVisitSummaries } from '@portico/domain/health/testing';
import { MemoryMail } from '@portico/domain/messages/testing';
import { MemoryBilling } from '@portico/domain/payments/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemorySurveyDesk } from '@portico/domain/surveys/testing';
import { MemoryCheckOutDesk } from '@portico/domain/visits/testing';
import {
  MemoryCheckInDesk,
  MemoryHistoryCatalog,
  MemoryOutsideTasks,
  MemoryPatientHistory,
} from '@portico/domain/visits/testing';
import { historyCatalogue } from '../embedded/history-catalogue.ts';
import { MemoryPatients, MemoryPhysicians, MemoryRegistration, MemoryZipCodes } from '@portico/domain/profile/testing';
import { usualForm } from '../embedded/registration-form.ts';
import { billingContract } from './billing.contract.ts';
import { bookable } from './booking-stage.ts';
import { memoryBookingStage } from './memory-stage.ts';
import { checkOutDeskContract } from './check-out-desk.contract.ts';
import { chartContract } from './chart.contract.ts';
import { mailContract } from './mail.contract.ts';
import { formDeskContract } from './form-desk.contract.ts';
import { patientsContract, practicesContract } from './office.contract.ts';
import { checkInDeskContract, historyCatalogContract, patientHistoryContract } from './check-in.contract.ts';
import { outsideTasksContract, partnerName } from './outside-tasks.contract.ts';
import { openingsContract } from './openings.contract.ts';
import {
  physicianDirectoryContract,
  physicians,
  registrationContract,
  payerDirectoryContract,
  payers,
  zipCodesContract,
  zipPlaces,
} from './registration.contract.ts';
import { scheduleContract } from './schedule.contract.ts';
import { slotKeeperContract } from './slot-keeper.contract.ts';
import { elsewhere, here, now, people, practices } from './stage.ts';
import { comingVisitsContract } from './coming-visits.contract.ts';
import { surveyDeskContract } from './survey-desk.contract.ts';
import { visitDeskContract } from './visit-desk.contract.ts';
import { visitSummariesContract } from './visit-summaries.contract.ts';
import { visitRequestsContract } from './visit-requests.contract.ts';
import { videoRoomsContract, visitRulebookContract } from './visit-rules.contract.ts';

scheduleContract(() => {
  let kept = new MemorySchedule();
  return {
    schedule: {
      upcoming: (...asked) => kept.upcoming(...asked),
      past: (...asked) => kept.past(...asked),
      visit: (...asked) => kept.visit(...asked),
    },
    book: async (appointments) => {
      kept = new MemorySchedule(appointments);
    },
  };
});

comingVisitsContract(() => {
  const schedule = new MemorySchedule();
  return {
    coming: new MemoryComingVisits(schedule),
    schedule,
    book: async (visits) => schedule.put(...visits),
  };
});

checkOutDeskContract(() => {
  const schedule = new MemorySchedule();
  const desk = new MemoryCheckOutDesk(schedule);
  return {
    desk,
    schedule,
    keep: async (visits) => schedule.put(...visits),
    ask: async (...asked) => desk.ask(...asked),
  };
});

chartContract(() => {
  const charts = new MemoryCharts();
  return { charts, keep: async (...kept) => charts.put(...kept) };
});

visitSummariesContract(() => {
  const charts = new MemoryCharts();
  const summaries = new MemoryVisitSummaries(charts);
  return {
    summaries,
    keep: async (visits) => {
      for (const { id, patient, status, start, provider, location, visitReason } of visits) {
        const encounter = {
          appointment: id,
          start,
          timeZone: location.timeZone,
          provider: provider.name,
          office: location.office,
          ...(visitReason === undefined ? {} : { reason: visitReason }),
        };
        summaries.put(patient, encounter, status === 'COMPLETED');
      }
    },
    chart: async (patient, chart) => charts.put(patient, chart),
    sent: async () => summaries.sent,
  };
});

practicesContract(() => ({ directory: new MemoryPractices(practices) }));
patientsContract(() => ({ registry: new MemoryPatients(people) }));
registrationContract(() => ({ registration: new MemoryRegistration(usualForm) }));
physicianDirectoryContract(() => ({ directory: new MemoryPhysicians(physicians) }));
zipCodesContract(() => ({ zipCodes: new MemoryZipCodes(zipPlaces) }));

billingContract(() => {
  const billing = new MemoryBilling(() => now);
  return {
    billing,
    owe: async (patient, due, statements) => billing.put(patient, { due, asOf: now }, statements),
    expect: async ({ patient, id }, dues) => billing.putVisit(patient, id, dues),
    decide: async (practice, settings, terms) => billing.putSettings(practice, settings, terms),
  };
});

visitDeskContract(() => {
  const clock = { now };
  const desk = new MemoryVisitDesk(() => clock.now);
  return {
    desk,
    clock,
    keep: async (visits, slots) => {
      desk.putSchedule(visits);
      for (const slot of slots) desk.hold(slot);
    },
  };
});

mailContract(() => {
  const clock = { now };
  const mail = new MemoryMail(() => clock.now);
  return {
    correspondence: mail,
    desk: mail,
    files: mail,
    clock,
    meet: async ({ patient, provider }) =>
      mail.putProviders(patient, { ...provider, active: !provider.name.includes('gone') }),
    write: async (patient, threads) => {
      mail.put(patient, ...threads);
      for (const { id, messages } of threads) {
        for (const file of messages.flatMap(({ files }) => files ?? [])) {
          mail.putFile(patient, { ...file, bytes: Uint8Array.from([1, 2, 3]), thread: id });
        }
      }
    },
    answersWithin: async (practice, hours) => mail.putAnswersWithin(practice, hours),
  };
});

formDeskContract(() => {
  const desk = new MemoryFormDesk();
  return {
    desk,
    request: async (patient, forms) => desk.put(patient, forms),
    write: async (...templates) => {
      for (const template of templates) desk.write(here.id, template);
    },
    withdraw: async (uuid, standing) => desk.setStanding(here.id, uuid, standing),
    closeReviewElsewhere: async () => desk.closeReview(elsewhere.id),
  };
});

surveyDeskContract(() => {
  const schedule = new MemorySchedule();
  const desk = new MemorySurveyDesk(schedule);
  return {
    desk,
    visits: async (visits) => schedule.put(...visits),
    ask: async (contents, rules) => desk.put(here.id, contents, rules),
  };
});

openingsContract(memoryBookingStage);
slotKeeperContract(memoryBookingStage);
visitRequestsContract(memoryBookingStage);

visitRulebookContract(() => {
  const rulebook = new MemoryVisitRulebook();
  rulebook.put(here.id, bookable.visits);
  return { rulebook };
});

videoRoomsContract(() => {
  const clock = { now };
  const schedule = new MemorySchedule();
  const rooms = new MemoryVideoRooms(schedule, () => clock.now);
  return { rooms, clock, keep: async (visits) => schedule.put(...visits) };
});

checkInDeskContract(() => {
  const schedule = new MemorySchedule();
  return { desk: new MemoryCheckInDesk(schedule), schedule, keep: async (visits) => schedule.put(...visits) };
});

patientHistoryContract(() => ({ history: new MemoryPatientHistory() }));

historyCatalogContract(() => ({ catalog: new MemoryHistoryCatalog(historyCatalogue) }));

payerDirectoryContract(() => ({ directory: { insurers: async () => payers } }));

outsideTasksContract(() => {
  const clock = { now };
  const schedule = new MemorySchedule();
  const tasks = new MemoryOutsideTasks(schedule, () => clock.now);
  tasks.putPartner(here.id, partnerName);
  return {
    tasks,
    clock,
    keep: async (visits) => schedule.put(...visits),
    wayOf: async (address) => tasks.wayOf(address),
    finish: async (address) => tasks.finish(address),
  };
});
