import { can } from '@portico/domain/access';
import { failed, ok } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { Support, SupportContact } from '@portico/application/support';

export interface SupportDeps {
  readonly practices: PracticeDirectory;
  readonly technicalSupport: Pick<SupportContact, 'phone' | 'email' | 'hours'>;
}

export class SupportService implements Support {
  readonly #practices: PracticeDirectory;
  readonly #technicalSupport: Pick<SupportContact, 'phone' | 'email' | 'hours'>;
  readonly #call: ServiceCall;

  constructor(
    practices: PracticeDirectory,
    technicalSupport: Pick<SupportContact, 'phone' | 'email' | 'hours'>,
    call: ServiceCall,
  ) {
    this.#practices = practices;
    this.#technicalSupport = technicalSupport;
    this.#call = call;
  }

  async contact(): ServiceResult<SupportContact> {
    const { acting } = this.#call;
    const { practice, actor } = acting;
    if (practice === undefined) {
      const isOneself =
        actor.kind !== 'guest' && can(acting, 'account:view', { kind: 'account', account: actor.account });
      return isOneself ? ok(this.#technicalSupport) : failed({ kind: 'not-found' });
    }
    if (!can(acting, 'layout:view', { kind: 'practice', practice })) return failed({ kind: 'not-found' });
    const [found] = await this.#practices.practices([practice]);
    if (found === undefined) return failed({ kind: 'not-found' });
    return ok({ ...this.#technicalSupport, practice: { name: found.name, phone: found.phone } });
  }
}
