import type { Chart, RecordItem } from '@portico/domain/health';
import { addDays, inLanguageOf, type ClinicalDate, type LocalDate } from '@portico/domain/kernel';
import { words, type Words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { yearsBefore } from '../working-days.ts';
import type { PersonaName } from './patient-kind.ts';

interface Implant {
  readonly name: Words;
  /** SNOMED CT. */
  readonly code: string;
  readonly manufacturer: string;
  readonly model: string;
  /** Of GS1. */
  readonly deviceIdentifier: string;
  readonly serial: string;
  readonly lot: string;
  /** How many years it may be used from the day on which it was made. */
  readonly years: number;
}

const implants: Partial<Readonly<Record<PersonaName, Implant>>> = {
  'heart-failure': {
    name: words('Cardiac pacemaker', 'Marcapasos cardíaco'),
    code: '14106009',
    manufacturer: 'Sonoran Cardiac',
    model: 'SC-210',
    deviceIdentifier: '09504000059118',
    serial: 'SC210-44817',
    lot: 'L7731',
    years: 12,
  },
  joints: {
    name: words('Artificial knee joint', 'Prótesis de rodilla'),
    code: '304120007',
    manufacturer: 'Mesa Orthopedics',
    model: 'MK-4',
    deviceIdentifier: '09504000059200',
    serial: 'MK4-90213',
    lot: 'K1184',
    years: 20,
  },
};

/** `281231`. */
const sixDigits = (day: LocalDate): string => day.slice(2).replaceAll('-', '');

/** What was implanted, with the parts of its identifier. */
export const devicesOf = (today: LocalDate, { persona, identity }: DemoPatient): Pick<Chart, 'devices'> => {
  const implant = implants[persona.name];
  if (implant === undefined) return { devices: { kind: 'no-information' } };
  const { name, code, manufacturer, model, deviceIdentifier, serial, lot, years } = implant;
  const made = addDays(yearsBefore(today, 4), 37);
  const due = yearsBefore(made, -years);
  const udi = `(01)${deviceIdentifier}(11)${sixDigits(made)}(17)${sixDigits(due)}(10)${lot}(21)${serial}`;
  const entry: RecordItem<'devices'> = {
    id: demoId('dv', 1, 2),
    name: inLanguageOf(name, identity.language),
    code: { code, system: 'http://snomed.info/sct' },
    made: made as string as ClinicalDate,
    due: due as string as ClinicalDate,
    status: 'active',
    details: [
      { kind: 'udi', text: udi },
      { kind: 'device-identifier', text: deviceIdentifier },
      { kind: 'manufacturer', text: manufacturer },
      { kind: 'model', text: model },
      { kind: 'serial', text: serial },
      { kind: 'lot', text: lot },
    ],
  };
  return { devices: { kind: 'entries', entries: [entry] } };
};
