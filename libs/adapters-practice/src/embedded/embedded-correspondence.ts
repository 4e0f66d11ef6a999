import { openedText, sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import type { Instant, PatientRef, ProviderId } from '@portico/domain/kernel';
import {
  excerptLength,
  idOfTeam,
  teamWithId,
  type Correspondence,
  type Correspondent,
  type Correspondents,
  type Mark,
  type Message,
  type MessageId,
  type MessageTeam,
  type OfferedTeam,
  type Thread,
  type ThreadId,
  type ThreadLine,
} from '@portico/domain/messages';

/** Reads the conversations of a patient. */
export class EmbeddedCorrespondence implements Correspondence {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async unread(patient: PatientRef): Promise<number> {
    const [row] = await this.#sql.rows<{ readonly unread: number }>({
      name: 'clinic-messages-unread',
      text: `select count(*) as unread from clinic.messages
             where practice_id = $1 and patient_id = $2 and read_at is null and not from_patient`,
      values: [patient.practice, patient.patient],
    });
    return row?.unread ?? 0;
  }

  async correspondents({ practice, patient }: PatientRef): Promise<Correspondents> {
    // One after the other: in a transaction there is one connection.
    const providers = await this.#sql.rows<ProviderRow>({
      name: 'clinic-correspondents',
      text: `select p.id as provider_id, p.name, p.specialty, p.active from clinic.providers p
        where p.practice_id = $1 and p.id in (
          select provider_id from clinic.appointments where practice_id = $1 and patient_id = $2
          union select provider_id from clinic.threads where practice_id = $1 and patient_id = $2)
        order by p.name collate "C", p.id`,
      values: [practice, patient],
    });
    const [said] = await this.#sql.rows<OfferedRow>({
      name: 'clinic-message-teams',
      text: `select name, answers_within_hours, case when exists (
            select 1 from clinic.patients where practice_id = $1 and id = $2) then message_teams else '[]' end as teams
        from clinic.practices where practice_id = $1`,
      values: [practice, patient],
    });
    const answersWithin = said?.answers_within_hours ?? undefined;
    const teams = said?.teams.map((offered) => ({
      ...offered,
      id: idOfTeam(offered.team),
      name: said.name,
      active: true,
    }));
    return {
      providers: [...(teams ?? []), ...providers.map(providerOf)],
      ...(answersWithin === undefined ? {} : { answersWithin }),
    };
  }

  async threads(patient: PatientRef, limit: number, before?: Mark<ThreadId>): Promise<readonly ThreadLine[]> {
    const rows = await this.#sql.rows<LineRow>({
      name: before === undefined ? 'clinic-threads' : 'clinic-threads-before',
      text: `${lines} ${before === undefined ? '' : 'and (t.latest_at, t.id) < ($4, $5)'}
        order by t.latest_at desc, t.id desc limit $3`,
      values: [patient.practice, patient.patient, limit, ...(before === undefined ? [] : [before.at, before.id])],
    });
    return rows.map((row) => lineOf(this.#sql, patient, row));
  }

  async thread(
    patient: PatientRef,
    id: ThreadId,
    limit: number,
    before?: Mark<MessageId>,
  ): Promise<Thread | undefined> {
    const [row] = await this.#sql.rows<LineRow>({
      name: 'clinic-thread',
      text: `${lines} and t.id = $3`,
      values: [patient.practice, patient.patient, id],
    });
    if (row === undefined) return undefined;
    const messages = await this.#messages(patient, id, limit + 1, before);
    const shown = messages.slice(0, limit).reverse();
    const [first] = shown;
    return {
      ...lineOf(this.#sql, patient, row),
      messages: shown,
      ...(first !== undefined && messages.length > limit ? { earlier: { at: first.sentAt, id: first.id } } : {}),
    };
  }

  async latestWith({ practice, patient }: PatientRef, provider: ProviderId): Promise<ThreadId | undefined> {
    const team = teamWithId(provider);
    const [row] = await this.#sql.rows<{ readonly id: ThreadId }>({
      name: team === undefined ? 'clinic-thread-with' : 'clinic-thread-with-team',
      text: `select id from clinic.threads
        where practice_id = $1 and patient_id = $2 and ${team === undefined ? 'provider_id' : 'team'} = $3
          and latest_at > coalesce(removed_at, -1)
        order by latest_at desc, id desc limit 1`,
      values: [practice, patient, team ?? provider],
    });
    return row?.id;
  }

  /** The last ones first. */
  async #messages(
    { practice, patient }: PatientRef,
    thread: ThreadId,
    limit: number,
    before?: Mark<MessageId>,
  ): Promise<readonly Message[]> {
    const rows = await this.#sql.rows<MessageRow>({
      name: before === undefined ? 'clinic-thread-messages' : 'clinic-thread-messages-before',
      text: `select m.id, m.from_patient, m.sender, m.body, m.sent_at,
          coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                'node', f.id, 'name', f.name, 'description', f.description, 'mediaType', f.media_type,
                'size', f.size)) order by f.id)
              from clinic.message_files f where f.practice_id = m.practice_id and f.patient_id = m.patient_id
                and f.thread_id = m.thread_id and f.message_id = m.id), '[]') as files
        from clinic.messages m where m.practice_id = $1 and m.patient_id = $2 and m.thread_id = $3
          ${before === undefined ? '' : 'and (m.sent_at, m.id) < ($5, $6)'}
        order by m.sent_at desc, m.id desc limit $4`,
      values: [practice, patient, thread, limit, ...(before === undefined ? [] : [before.at, before.id])],
    });
    return rows.map(({ id, from_patient: fromPatient, sender, body, sent_at: sentAt, files }) => ({
      id,
      fromPatient,
      sender,
      body: openedText(this.#sql, sealedColumns.messageBody, [practice, patient, thread, id], body),
      sentAt,
      files,
    }));
  }
}

interface OfferedRow {
  readonly name: string;
  readonly answers_within_hours: number | null;
  readonly teams: readonly OfferedTeam[];
}

interface ProviderRow {
  readonly provider_id: ProviderId;
  readonly name: string;
  readonly specialty: string | null;
  readonly active: boolean;
}

interface LineRow extends Omit<ProviderRow, 'provider_id'> {
  /** Null where the conversation is with a team. */
  readonly provider_id: ProviderId | null;
  readonly team: MessageTeam | null;
  readonly id: ThreadId;
  readonly subject: string;
  readonly latest_at: Instant;
  readonly unread: boolean;
  readonly answered: boolean;
  readonly last_id: string | null;
  readonly last_body: string | null;
  /** Null where the practice wrote last. */
  readonly last_sender: string | null;
}

interface MessageRow {
  readonly id: MessageId;
  readonly from_patient: boolean;
  readonly sender: string;
  readonly body: string;
  readonly sent_at: Instant;
  readonly files: Message['files'];
}

/** Conversations that the patient has not put away, each with what its line says; of its messages only a few are touched. */
const own = 'm.practice_id = t.practice_id and m.patient_id = t.patient_id and m.thread_id = t.id';
const lines = `select t.id, t.provider_id, t.team, coalesce(p.name, c.name) as name, p.specialty, t.subject, t.latest_at,
    coalesce(p.active, c.message_teams @> jsonb_build_array(jsonb_build_object('team', t.team))) as active,
    exists (select 1 from clinic.messages m where ${own} and m.read_at is null and not m.from_patient) as unread,
    exists (select 1 from clinic.messages m where ${own} and not m.from_patient) as answered,
    last.id as last_id, last.body as last_body,
    case when last.from_patient then last.sender end as last_sender
  from clinic.threads t
  left join lateral (select m.id, m.body, m.from_patient, m.sender from clinic.messages m where ${own}
      order by m.sent_at desc, m.id desc limit 1) last on true
  join clinic.practices c on c.practice_id = t.practice_id
  left join clinic.providers p on p.practice_id = t.practice_id and p.id = t.provider_id
  where t.practice_id = $1 and t.patient_id = $2 and t.latest_at > coalesce(t.removed_at, -1)`;

const correspondentOf = (row: LineRow): Correspondent => {
  const { provider_id: provider, team, name, active } = row;
  if (provider !== null) return providerOf({ ...row, provider_id: provider });
  if (team === null) throw new Error('Bug: a conversation is with a provider or a team.');
  return { id: idOfTeam(team), name, team, active };
};

const providerOf = ({ provider_id: id, name, specialty, active }: ProviderRow) => ({
  id,
  name,
  ...(specialty === null ? {} : { specialty }),
  active,
});

const lineOf = (sql: Sql, { practice, patient }: PatientRef, row: LineRow): ThreadLine => ({
  id: row.id,
  provider: correspondentOf(row),
  subject: openedText(sql, sealedColumns.threadSubject, [practice, patient, row.id], row.subject),
  unread: row.unread,
  answered: row.answered,
  latestAt: row.latest_at,
  excerpt:
    row.last_id === null || row.last_body === null
      ? ''
      : beginningOf(
          openedText(sql, sealedColumns.messageBody, [practice, patient, row.id, row.last_id], row.last_body),
        ),
  ...(row.last_sender === null ? {} : { lastSender: row.last_sender }),
});

/** The first `excerptLength` characters, as PostgreSQL's `left` counts them. */
const beginningOf = (body: string): string => [...body.slice(0, 2 * excerptLength)].slice(0, excerptLength).join('');
