import { samePatient, type AccountId, type PatientRef, type PracticeId } from '../kernel/index.ts';

/** Who is at the keyboard. */
export interface Actor {
  readonly kind: 'patient';
  readonly account: AccountId;
}

/** On whose records: the charts, one per practice, that belong to one person. */
export interface Subject {
  readonly account: AccountId;
  readonly charts: readonly PatientRef[];
}

/** Actor, subject and the practice they are at; every decision and every line of the activity log names all three. */
export interface Acting {
  readonly actor: Actor;
  readonly subject: Subject;
  readonly practice: PracticeId;
}

/** The subject's own chart in a practice, if there is one. */
export const chartIn = (acting: Acting, practice: PracticeId): PatientRef | undefined =>
  acting.subject.charts.find((chart) => chart.practice === practice);

export const ownsChart = (acting: Acting, chart: PatientRef): boolean =>
  acting.subject.charts.some((own) => samePatient(own, chart));
