import { dropPatient, endConflicts, isInUse, type ImportConflict } from '@portico/adapters-practice/embedded';
import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { Mistake } from '../../command/run-command.ts';
import { refuseHeld } from '../../person/hold/refuse-held.ts';
import { mergeCharts } from '../people/merge-charts.ts';
import { decisions, type Decision } from './import-conflicts.ts';
import { keepOut } from './keep-out.ts';

export interface KeptConflict extends Omit<ImportConflict, 'patient' | 'otherPatient' | 'section'> {
  readonly patient: string | null;
  readonly otherPatient: string | null;
  readonly section: string | null;
  readonly decision: Decision | null;
  readonly decidedBy: string | null;
}

export interface Settling {
  readonly practice: PracticeId;
  readonly conflict: string;
  readonly decision: string;
  /** Whose chart is dropped, where there are two. */
  readonly patient?: string | undefined;
}

export const conflictsOf = (sql: Sql, practice: PracticeId, id?: string): Promise<readonly KeptConflict[]> =>
  sql.rows<KeptConflict>({
    text: `select practice_id as practice, id, kind, subject, family, born, patient_id as patient,
        other_patient_id as "otherPatient", section, decision, decided_by as "decidedBy"
      from clinic.import_conflicts where practice_id = $1 and ($2::text is null or id = $2)
      order by kind, id for update`,
    values: [practice, id ?? null],
  });

/** Does what an operator decided, once: the same decision again changes nothing, and another one is refused. */
export const settleConflict = (sql: Sql, settling: Settling, acting: OperatorActing): Promise<string> =>
  sql.transaction(async (inner) => {
    const decision = decisions.find((each) => each === settling.decision);
    if (decision === undefined) throw new Mistake(`Say one of ${decisions.join(', ')}.`);
    const [conflict] = await conflictsOf(inner, settling.practice, settling.conflict);
    if (conflict === undefined) throw new Mistake('There is no such conflict at this practice.');
    if (conflict.decision === decision) return 'This was settled so before: nothing changed.';
    if (conflict.decision !== null)
      throw new Mistake(`This was settled as "${conflict.decision}" by ${conflict.decidedBy} already.`);
    // First, so that it stays where two charts become one.
    await inner.rows({
      text: `update clinic.import_conflicts set decision = $3, decided_at = $4, decided_by = $5
        where practice_id = $1 and id = $2`,
      values: [conflict.practice, conflict.id, decision, acting.now, acting.operator],
    });
    const said = await settledAs(inner, conflict, decision, settling, acting);
    await leaveLine(inner, conflict, said.about ?? conflict.patient, acting);
    return said.text;
  });

const leaveLine = (
  sql: Sql,
  { practice, id }: KeptConflict,
  patient: string | null,
  { now, operator, reason }: OperatorActing,
): Promise<void> =>
  new PostgresActivityLog(sql).append({
    at: now,
    actor: operator,
    actorKind: 'operator',
    subject: patient === null ? nobodyId : (patient as PatientId),
    practice,
    action: 'settled-import-conflict',
    resource: id,
    reason,
  });

interface Settled {
  readonly text: string;
  /** Whose record the decision is about, where it is not the patient of the conflict. */
  readonly about?: string;
}

const settledAs = (
  sql: Sql,
  conflict: KeptConflict,
  decision: Decision,
  settling: Settling,
  acting: OperatorActing,
): Promise<Settled> | Settled => {
  switch (conflict.kind) {
    case 'shared-identifier':
      return settleCharts(sql, conflict, decision, settling.patient, acting);
    case 'changed-person':
      return { text: wordsForPerson[decision] };
    case 'entry':
      if (decision !== 'drop') throw new Mistake('Of an entry only drop can be said: what stands is kept.');
      return { text: 'What stands is kept; the other content is not asked about again.' };
  }
};

const wordsForPerson: Readonly<Record<Decision, string>> = {
  same: 'Taken for the same person. Import the file again: its records are kept now.',
  another: 'Taken for another person, with a chart apart. Import the file again: its records are kept now.',
  drop: 'Not kept, now or when it is imported again.',
};

const settleCharts = async (
  sql: Sql,
  { practice, patient, otherPatient }: KeptConflict,
  decision: Decision,
  named: string | undefined,
  acting: OperatorActing,
): Promise<Settled> => {
  if (patient === null || otherPatient === null) throw new Error('Bug: two charts have no ids.');
  if (decision === 'another') return { text: 'Two people: their charts stay apart.' };
  await refuseHeld(sql, { accounts: [], charts: [patient, otherPatient].map((each) => ({ practice, patient: each })) });
  const used = { one: await isInUse(sql, practice, patient), other: await isInUse(sql, practice, otherPatient) };
  if (decision === 'same') {
    if (used.one && used.other)
      throw new Mistake('Both charts are in use, by accounts or otherwise: they cannot be merged.');
    const [into, from] = used.other ? [otherPatient, patient] : [patient, otherPatient];
    await mergeCharts(sql, practice, { from, into });
    return { text: `One person: everything stands under ${into} now.`, about: into };
  }
  if (named !== patient && named !== otherPatient) throw new Mistake('--patient says which of the two is dropped.');
  if (named === patient ? used.one : used.other)
    throw new Mistake('That chart is in use, by an account or otherwise: it cannot be dropped.');
  await keepOut(sql, practice, named, acting);
  await dropPatient(sql, practice, named);
  const others = await conflictsOf(sql, practice);
  const ended = others.filter((each) => each.patient === named || each.otherPatient === named);
  await endConflicts(
    sql,
    practice,
    ended.map(({ id }) => id),
  );
  return { text: 'Dropped, now and when it is imported again.', about: named };
};
