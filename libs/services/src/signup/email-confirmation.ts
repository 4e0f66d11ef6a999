import {
  parseEmail,
  placeholderDevice,
  type Account,
  type Accounts,
  type Capability,
  type CodeGenerator,
  type PasswordHasher,
  type Tries,
} from '@portico/domain/access';
import { failed, ok, type DeviceId } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { Confirmation, SignupScreen } from '@portico/application/signup';
import { GuessLimit, tooManyGuesses, type LinkFinder } from '../access/index.ts';
import type { ForCall } from '../kernel/index.ts';
import { confirmationOver, type AccountOpening } from './confirm-account.ts';
import { judgeLink } from './judge-link.ts';
import type { Visitor } from './visitor.ts';

/** Confirms the email of a new account, by the code that was mailed to it. */
export class EmailConfirmation {
  readonly #linkFinder: LinkFinder;
  readonly #accounts: Accounts;
  readonly #codes: Pick<CodeGenerator, 'hashOf'>;
  readonly #passwords: PasswordHasher;
  readonly #tries: Tries;
  readonly #opening: AccountOpening;
  readonly #visitor: Visitor;

  constructor(
    linkFinder: LinkFinder,
    accounts: Accounts,
    codes: Pick<CodeGenerator, 'hashOf'>,
    passwords: PasswordHasher,
    tries: Tries,
    openingFor: ForCall<Visitor, AccountOpening>,
    visitor: Visitor,
  ) {
    this.#linkFinder = linkFinder;
    this.#accounts = accounts;
    this.#codes = codes;
    this.#passwords = passwords;
    this.#tries = tries;
    this.#opening = openingFor(visitor);
    this.#visitor = visitor;
  }

  async confirm({ username, code, email, ...shown }: Confirmation): ServiceResult<SignupScreen | undefined> {
    const looked = await judgeLink(this.#linkFinder, this.#visitor, code, 'confirm-email');
    if (!looked.ok) return looked;
    const { verdict, found: capability } = looked.value;
    const account = capability?.account && (await this.#accounts.byId(capability.account));
    if (account === undefined || capability?.purpose !== 'confirm-email') return confirmationOver('unknown');
    if (account.username !== username || !isSameEmail(account, capability, email)) return confirmationOver('unknown');
    if (verdict.kind !== 'open') {
      return verdict.kind === 'used' && account.confirmedAt !== undefined
        ? ok(undefined)
        : confirmationOver(verdict.kind);
    }
    if (!isWhereItBegan(this.#codes, account, shown.device)) {
      const { password } = shown;
      if (password === undefined) return ok({ name: 'confirm-password', wrong: false });
      const known = await new GuessLimit(this.#tries, this.#visitor).guess(
        { kind: 'pending-password', of: account.id },
        async (guess) => (await this.#passwords.verify(account.passwordHash, password, guess)) || undefined,
      );
      if (!known.ok) {
        const failure = tooManyGuesses(known.error);
        return failure === undefined ? ok({ name: 'confirm-password', wrong: true }) : failed(failure);
      }
    }
    return this.#opening.open(account, capability);
  }
}

/** Whether this is the device that began the sign-up; never true for the placeholder device. */
const isWhereItBegan = (codes: Pick<CodeGenerator, 'hashOf'>, { begunOn }: Account, device: DeviceId): boolean =>
  device !== placeholderDevice && begunOn === codes.hashOf(device);

const isSameEmail = (account: Account, { email }: Capability, typed: string): boolean => {
  const parsed = parseEmail(typed);
  return parsed.ok && parsed.value === account.email && email === account.email;
};
