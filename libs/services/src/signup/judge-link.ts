import { judgeCapability, type Capability, type CapabilityVerdict } from '@portico/domain/access';
import { ok } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { LinkFinder } from '../access/index.ts';
import type { Visitor } from './visitor.ts';

/** A code's verdict, and its link, present even if it opens nothing. */
interface Looked {
  readonly verdict: CapabilityVerdict;
  readonly found?: Capability;
}

export const judgeLink = async (
  linkFinder: LinkFinder,
  visitor: Visitor,
  code: string,
  purpose: 'invitation' | 'confirm-email',
): ServiceResult<Looked> => {
  const found = await linkFinder.find(visitor, code);
  if (!found.ok) return found;
  const verdict = judgeCapability(found.value, purpose, visitor.now);
  return ok({ verdict, ...(found.value === undefined ? {} : { found: found.value }) });
};
