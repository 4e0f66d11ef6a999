import type { Accounts } from '@portico/domain/access';
import { failed, ok } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { allowedChart, type Answer, type Call } from '../kernel/index.ts';
import type { Personal, Profile } from './profile.port.ts';

export interface ProfileDeps {
  readonly accounts: Accounts;
  readonly patients: PatientRegistry;
  readonly practices: PracticeDirectory;
}

export class ProfileService implements Profile {
  readonly #deps: ProfileDeps;
  readonly #call: Call;

  constructor(deps: ProfileDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async personal(): Answer<Personal> {
    const chart = allowedChart(this.#call, 'profile:view');
    if (!chart.ok) return chart;
    const { actor } = this.#call.acting;
    const [identity, [practice], account] = await Promise.all([
      this.#deps.patients.identity(chart.value),
      this.#deps.practices.practices([chart.value.practice]),
      actor.kind === 'patient' ? this.#deps.accounts.byId(actor.account) : undefined,
    ]);
    if (identity === undefined || practice === undefined) return failed({ kind: 'not-found' });
    return ok({
      name: identity.name,
      ...(identity.birthDate === undefined ? {} : { birthDate: identity.birthDate }),
      language: identity.language,
      ...(account === undefined ? {} : { email: account.email }),
      ...(account?.phone === undefined ? {} : { phone: account.phone }),
      practiceName: practice.name,
      practicePhone: practice.phone,
    });
  }
}
