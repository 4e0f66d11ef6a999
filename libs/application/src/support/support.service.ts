import { can } from '@portico/domain/access';
import { failed, ok } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Answer, Call } from '../kernel/index.ts';
import type { Support, SupportContact } from './support.port.ts';

export interface SupportDeps {
  readonly practices: PracticeDirectory;
  readonly desk: Pick<SupportContact, 'phone' | 'email' | 'hours'>;
}

export class SupportService implements Support {
  readonly #deps: SupportDeps;
  readonly #call: Call;

  constructor(deps: SupportDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async contact(): Answer<SupportContact> {
    const { acting } = this.#call;
    const { practice, actor } = acting;
    if (practice === undefined) {
      const isOneself =
        actor.kind !== 'guest' && can(acting, 'account:view', { kind: 'account', account: actor.account });
      return isOneself ? ok(this.#deps.desk) : failed({ kind: 'not-found' });
    }
    if (!can(acting, 'layout:view', { kind: 'practice', practice })) return failed({ kind: 'not-found' });
    const [found] = await this.#deps.practices.practices([practice]);
    if (found === undefined) return failed({ kind: 'not-found' });
    return ok({ ...this.#deps.desk, practice: { name: found.name, phone: found.phone } });
  }
}
