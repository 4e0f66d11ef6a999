import type { RecordToTake, RecordWriter } from '@portico/domain/health';
import { sayIn } from '../say-in-language.ts';
import { recordTitle } from './record-title.messages.ts';
import { writeRecord } from './writing/write-record.ts';

/** A record as one Continuity of Care Document, by the writer of visit summaries. */
export class CcdaRecordWriter implements RecordWriter {
  async write({ identity, practiceName, contact = {}, registration, chart, now }: RecordToTake): Promise<Uint8Array> {
    const { patient, name, parts, birthDate, language } = identity;
    const {
      personal = {},
      personal_details: more = {},
      emergency_contact: emergency = {},
    } = registration?.details ?? {};
    const { sourceFacts } = registration ?? {};
    const id = JSON.stringify([patient.practice, patient.patient]);
    return writeRecord({
      id: JSON.stringify([id, now]),
      title: sayIn(language)(recordTitle.title),
      practiceName,
      patient: {
        ...{ id, name, parts, birthDate, language, contact, personal, more, emergency },
        ...(sourceFacts && { sourceFacts }),
      },
      chart,
      at: now,
    });
  }
}
