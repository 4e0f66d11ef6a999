import type { Capabilities, Capability, CodeGenerator, Tries } from '@portico/domain/access';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import { GuessLimit, type Guesser } from './guess-limit.ts';
import { tooManyGuesses } from './link-lock.ts';

export interface LinkFinding {
  readonly capabilities: Pick<Capabilities, 'byCode'>;
  readonly codes: Pick<CodeGenerator, 'hashOf'>;
  readonly tries: Tries;
}

/**
 * The link of a code, also if expired or used; undefined for an unknown code, which counts as a guess by its address.
 */
export const findLink = async (
  { capabilities, codes, tries }: LinkFinding,
  guesser: Guesser,
  code: string,
): Promise<Result<Capability | undefined, Failure>> => {
  const found = await new GuessLimit(tries, guesser).guess({ kind: 'link' }, (guess) =>
    capabilities.byCode(codes.hashOf(code), guess),
  );
  if (found.ok) return found;
  const refused = tooManyGuesses(found.error);
  return refused === undefined ? ok(undefined) : failed(refused);
};
