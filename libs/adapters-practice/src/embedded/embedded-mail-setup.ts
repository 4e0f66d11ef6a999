import { sealedBytes, sealedColumns, sealedText, type Sql } from '@portico/adapters-storage/sql';
import type { Instant, PatientRef, PracticeId, ProviderId } from '@portico/domain/kernel';
import { teamWithId, type MessageFile, type OfferedTeam } from '@portico/domain/messages';
import { writeRows } from './bulk-upsert.ts';
import { noteMessages } from './embedded-arrivals.ts';
import * as tables from './setup-tables.ts';

export interface Thread {
  readonly patient: PatientRef;
  readonly id: string;
  /** Must be there already; or the id of a team. */
  readonly provider: ProviderId;
  readonly subject: string;
  readonly messages: readonly ThreadMessage[];
}

export interface ThreadMessage {
  readonly id: string;
  readonly fromPatient: boolean;
  readonly sender: string;
  readonly body: string;
  readonly sentAt: Instant;
  readonly readAt?: Instant;
  readonly files?: readonly (MessageFile & { readonly bytes: Uint8Array })[];
}

/** The way into the embedded system for mail, as `EmbeddedSetup` is for the rest: what a practice writes comes by it. */
export class EmbeddedMailSetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async threads(threads: readonly Thread[]): Promise<number> {
    const sql = this.#sql;
    const placed = ({ patient }: Thread, ...more: readonly string[]) => [patient.practice, patient.patient, ...more];
    const keyOf = ({ patient }: Thread) => ({ practice_id: patient.practice, patient_id: patient.patient });
    const rows = threads.map((thread) => ({
      ...keyOf(thread),
      id: thread.id,
      subject: sealedText(sql, sealedColumns.threadSubject, placed(thread, thread.id), thread.subject),
      ...withWhom(thread.provider),
    }));
    const messages = threads.flatMap((thread) =>
      thread.messages.map(({ id, fromPatient, sender, body, sentAt, readAt }) => ({
        ...keyOf(thread),
        thread_id: thread.id,
        id,
        from_patient: fromPatient,
        sender,
        body: sealedText(sql, sealedColumns.messageBody, placed(thread, thread.id, id), body),
        sent_at: sentAt,
        read_at: readAt ?? null,
      })),
    );
    const files = threads.flatMap((thread) =>
      thread.messages.flatMap(({ id, sentAt, files: own }) =>
        (own ?? []).map(({ node, name, description, mediaType, bytes }) => ({
          ...keyOf(thread),
          id: node,
          thread_id: thread.id,
          message_id: id,
          name,
          description: description ?? null,
          media_type: mediaType,
          bytes: sealedBytes(sql, sealedColumns.messageFile, placed(thread, node), bytes),
          size: bytes.length,
          kept_at: sentAt,
        })),
      ),
    );
    const unread = threads.flatMap(({ patient, id: thread, messages: own }) =>
      own.flatMap(({ id, fromPatient, readAt }) =>
        fromPatient || readAt !== undefined ? [] : [{ patient, thread, id }],
      ),
    );
    return this.#sql.transaction(async (tx) => {
      if (unread.length > 0) await noteMessages(tx, unread);
      const written =
        (await writeRows(tx, tables.threads, rows)) +
        (await writeRows(tx, tables.messages, messages)) +
        (await writeRows(tx, tables.messageFiles, files));
      await noteLatest(tx, threads);
      return written;
    });
  }

  /** Providers that can no longer be written to (`MON-247`). */
  async deactivate(practice: PracticeId, providers: readonly ProviderId[]): Promise<void> {
    await this.#sql.rows({
      text: 'update clinic.providers set active = false where practice_id = $1 and id = any ($2)',
      values: [practice, providers],
    });
  }

  /** The number of hours within which the practice promises an answer. */
  async answersWithin(practice: PracticeId, hours: number): Promise<void> {
    await this.#sql.rows({
      text: 'update clinic.practices set answers_within_hours = $2 where practice_id = $1',
      values: [practice, hours],
    });
  }

  /** The teams that patients can write to. */
  async offerTeams(practice: PracticeId, teams: readonly OfferedTeam[]): Promise<void> {
    await this.#sql.rows({
      text: 'update clinic.practices set message_teams = $2::jsonb where practice_id = $1',
      values: [practice, JSON.stringify(teams)],
    });
  }
}

const withWhom = (provider: ProviderId) => {
  const team = teamWithId(provider);
  return team === undefined ? { provider_id: provider, team: null } : { provider_id: null, team };
};

/** What a patient wrote meanwhile may be later than what came in. */
const noteLatest = async (sql: Sql, threads: readonly Thread[]): Promise<void> => {
  await sql.rows({
    text: `update clinic.threads t set latest_at = greatest(t.latest_at, said.at)
      from (select k.practice_id, k.patient_id, k.id, max(m.sent_at) as at
        from unnest($1::text[], $2::text[], $3::text[]) k (practice_id, patient_id, id)
        join clinic.messages m on m.practice_id = k.practice_id and m.patient_id = k.patient_id and m.thread_id = k.id
        group by 1, 2, 3) said
      where t.practice_id = said.practice_id and t.patient_id = said.patient_id and t.id = said.id`,
    values: [
      threads.map(({ patient }) => patient.practice),
      threads.map(({ patient }) => patient.patient),
      threads.map(({ id }) => id),
    ],
  });
};
