import type { PlanOffer } from '@portico/application/payments';
import { makeAutoObservable } from 'mobx';

type ShownTerms = Pick<PlanOffer, 'terms' | 'termsHash'>;

/** The agreement to the shown terms of a plan (`MON-123`, `MON-124`). */
export class PlanTermsAgreement {
  agreed = false;
  /** The hash of the shown terms. */
  termsHash: string | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows terms, which are not agreed to yet. */
  show({ terms, termsHash }: ShownTerms): void {
    this.termsHash = termsHash;
    this.agreed = terms === undefined;
  }

  agree(agreed: boolean): void {
    this.agreed = agreed;
  }

  /** What an order says of it. */
  get said() {
    const { agreed, termsHash } = this;
    return agreed && termsHash !== undefined ? { agreedTo: termsHash } : {};
  }
}
