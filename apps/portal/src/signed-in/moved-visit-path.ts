import { paths } from '@portico/application/kernel';
import type { BookingDraft } from '@portico/view-models/scheduling';

/** The page of the visit for which another time is wanted: the way back from there leads to it. */
export const movedVisitPath = (draft: BookingDraft | undefined): string | undefined =>
  draft?.replaces && paths.visit({ practiceId: draft.practice, appointmentId: draft.replaces });
