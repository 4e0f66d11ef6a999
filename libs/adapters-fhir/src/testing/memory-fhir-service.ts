import type { SmartScope } from '@portico/domain/access';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { MemoryAppointmentBooking, MemorySchedule } from '@portico/domain/appointments/testing';
import { MemoryCharts, MemoryEntryHidings } from '@portico/domain/health/testing';
import { instant, type Instant, type PracticeId } from '@portico/domain/kernel';
import { MemorySealing } from '@portico/domain/kernel/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemoryPatients, MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { bookablePractice, MemoryBooking } from '@portico/domain/scheduling/testing';
import { ShownCharts, ShownPages } from '@portico/services/health';
import { appActing, FhirDirectoryService, FhirRecordsService } from '@portico/services/fhir';
import { answerFhir } from '../server/answer-fhir.ts';

export const practice = 'practice' as PracticeId;
export const base = 'https://portal.example/fhir/r4/practice';

type Json = Readonly<Record<string, unknown>>;

/** The FHIR service of a practice in memory, asked by a system that may read everything. */
export const memoryFace = (scopes = ['system/*.rs' as SmartScope]) => {
  const [charts, schedule, patients] = [new MemoryCharts(), new MemorySchedule(), new MemoryPatients()];
  const shown = new ShownCharts(charts, new MemoryEntryHidings());
  const [log, practices] = [new MemoryActivityLog(), new MemoryPractices([])];
  const registration = new MemoryRegistration(sampleForm);
  const now = (): Instant => instant(0);
  const system = new MemoryAppointmentBooking(now);
  const booking = new MemoryBooking([bookablePractice(practice)], { system, schedule, now });
  const acting = appActing({ kind: 'system', practice, app: { id: 'system', name: 'A system' }, scopes });
  const call = { acting, now: instant(0) };
  const opened = {
    practice,
    records: new FhirRecordsService(
      new ShownPages(charts, shown),
      schedule,
      patients,
      shown,
      patients,
      registration,
      log,
      call,
    ),
    directory: new FhirDirectoryService(schedule, patients, patients, practices, booking, log, call),
  };
  const send = (path: string, search: string) =>
    answerFhir(
      {
        whereIs: async () => 'here',
        open: async () => opened,
        base: () => base,
        smart: () => ({ authorization: 'https://portal.example/authorize', token: 'https://portal.example/token' }),
        seal: new MemorySealing(),
        now: () => instant(0),
        since: instant(0),
      },
      { method: 'GET', practice, path, search, token: 'a token', prefer: 'respond-async', body: async () => undefined },
    );
  const get = async (address: string): Promise<Json> => {
    const { pathname, search } = new URL(address, `${base}/`);
    const reply = await send(pathname.slice(new URL(base).pathname.length + 1), search);
    return JSON.parse(String(reply.body)) as Json;
  };
  return { charts, schedule, patients, get, send };
};

export const entriesOf = (bundle: Json): readonly Json[] =>
  ((bundle['entry'] ?? []) as readonly { readonly resource: Json; readonly search: { readonly mode: string } }[])
    .filter(({ search }) => search.mode === 'match')
    .map(({ resource }) => resource);

export const nextOf = (bundle: Json): string | undefined =>
  (bundle['link'] as readonly { readonly relation: string; readonly url: string }[]).find(
    ({ relation }) => relation === 'next',
  )?.url;

export const statusOf = async ({ send }: ReturnType<typeof memoryFace>, path: string, search: string) => {
  const { status, body } = await send(path, search);
  return { status, resourceType: (JSON.parse(String(body)) as Json)['resourceType'] };
};
