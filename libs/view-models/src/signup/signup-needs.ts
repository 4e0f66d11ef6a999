import type { Accommodations } from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';

/** What the person needs at visits, as it is chosen in a sign-up. */
export class SignupNeeds {
  value: Accommodations = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(needs: Accommodations): void {
    this.value = needs;
  }
}
