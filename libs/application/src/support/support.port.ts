import type { ServiceResult } from '../kernel/index.ts';

/** Technical Support (`ACC-364`, `ACC-365`). */
export interface Support {
  contact(): ServiceResult<SupportContact>;
}

/** The contact for problems with the portal itself; medical questions go to the practice. */
export interface SupportContact {
  readonly phone: string;
  readonly email: string;
  /** Local hours of the week, such as `08:00` to `18:00`; days as ISO weekday numbers, Monday is 1. */
  readonly hours: { readonly from: string; readonly to: string; readonly days: readonly number[] };
  /** The current practice; absent for a delegate who is not acting for a person at the moment. */
  readonly practice?: { readonly name: string; readonly phone: string };
}
