import type { Instant } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** More time for a guest, before their session ends. */
export interface GuestTime {
  /** For a guest whose token is still valid. */
  lengthen(token: string): ServiceResult<GuestPass>;
}

export interface GuestPass {
  readonly token: string;
  readonly expiresAt: Instant;
}
