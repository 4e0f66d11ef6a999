import type { KeptVisitReason } from '@portico/adapters-practice/embedded';
import type { Cents, VisitReasonId } from '@portico/domain/kernel';
import { demoId } from '../demo-ids.ts';
import type { DemoDoctor, DemoPractice } from '../practices.ts';
import { words, type Words } from '../bilingual-words.ts';

/** What the practices of the demo call a visit; that it is by video is told beside it. */
export const visitTypes = {
  office: words('Office visit', 'Consulta en el consultorio'),
  video: words('Follow-up visit', 'Consulta de seguimiento'),
};

export interface DemoReason {
  readonly id: VisitReasonId;
  readonly visitType: Words;
  readonly minutes: number;
  readonly video?: boolean;
  /** Only where a practice takes cards. */
  readonly prepayment?: number;
  /** Whose patients come for it; everybody's, where nothing is said. */
  readonly by?: (doctor: DemoDoctor) => boolean;
}

const reason = (number: number, visitType: Words, rest: Omit<DemoReason, 'id' | 'visitType'>): DemoReason => ({
  id: demoId<VisitReasonId>('r', number, 2),
  visitType,
  ...rest,
});

/** Everybody offers these two; the visits of the demo are one of them. */
export const officeVisit = reason(1, visitTypes.office, { minutes: 30 });
export const videoVisit = reason(2, visitTypes.video, { minutes: 20, video: true });

const adults = ({ sees }: DemoDoctor): boolean => sees !== 'children';
const isSpecialist = ({ specialty }: DemoDoctor): boolean =>
  specialty !== undefined && !['Family Medicine', 'Internal Medicine', 'Pediatrics'].includes(specialty);

/** In the order in which they are shown. */
const reasons: readonly DemoReason[] = [
  officeVisit,
  videoVisit,
  reason(3, words('Yearly physical', 'Examen físico anual'), { minutes: 60, by: adults }),
  reason(4, words('Well-child visit', 'Control del niño sano'), { minutes: 30, by: ({ sees }) => sees !== 'adults' }),
  reason(5, words('Vaccine', 'Vacuna'), { minutes: 15, by: (doctor) => !isSpecialist(doctor) }),
  reason(6, words('First visit', 'Primera consulta'), { minutes: 60, prepayment: 40_00 }),
  reason(7, words('Minor procedure', 'Procedimiento menor'), { minutes: 45, prepayment: 75_00, by: adults }),
];

export const reasonsAt = ({ practice }: DemoPractice): readonly KeptVisitReason[] =>
  reasons.map(({ by: _, video = false, prepayment = 0, ...rest }) => ({
    ...rest,
    video,
    prepayment: (practice.payments === 'no-value' ? 0 : prepayment) as Cents,
  }));

export const reasonsOf = (doctor: DemoDoctor): readonly VisitReasonId[] =>
  reasons.filter(({ by }) => by === undefined || by(doctor)).map(({ id }) => id);
