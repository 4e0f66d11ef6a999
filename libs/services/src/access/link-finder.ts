import type { Capabilities, Capability, CodeGenerator, Tries } from '@portico/domain/access';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import { GuessLimit, type Guesser } from './guess-limit.ts';
import { tooManyGuesses } from './link-lock.ts';

/** Finds the link of a code; the code of no link counts as a guess. */
export class LinkFinder {
  readonly #capabilities: Pick<Capabilities, 'byCode'>;
  readonly #codes: Pick<CodeGenerator, 'hashOf'>;
  readonly #tries: Tries;

  constructor(capabilities: Pick<Capabilities, 'byCode'>, codes: Pick<CodeGenerator, 'hashOf'>, tries: Tries) {
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#tries = tries;
  }

  /** Also a link that expired or was used; undefined for an unknown code, which counts as a guess by its address. */
  async find(guesser: Guesser, code: string): Promise<Result<Capability | undefined, Failure>> {
    const found = await new GuessLimit(this.#tries, guesser).guess({ kind: 'link' }, (guess) =>
      this.#capabilities.byCode(this.#codes.hashOf(code), guess),
    );
    if (found.ok) return found;
    const refused = tooManyGuesses(found.error);
    return refused === undefined ? ok(undefined) : failed(refused);
  }
}
