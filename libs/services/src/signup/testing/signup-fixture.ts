import { issueCapability, type Email, type NewCapability, type Phone } from '@portico/domain/access';
import { ListedPasswords } from '@portico/domain/access/testing';
import type { RegistrationForm } from '@portico/domain/profile';
import { MemoryRegistration, sampleFormWithNeeds } from '@portico/domain/profile/testing';
import type { CapabilityId, LocalDate } from '@portico/domain/kernel';
import { anaAtMesa, mesa, noon, baseFixture, type BaseFixture } from '../../kernel/testing/index.ts';
import type { SignupService } from '../signup.service.ts';
import type { Visitor } from '../visitor.ts';
import { signupOver, type SignupParts } from './signup-services.ts';

export const birthDate = '1980-02-29' as LocalDate;
export const goodPassword = 'Violet-Kayak-7';

/** Mesa takes new patients, and knows Ana's birth date; she has no account yet. */
export interface SignupFixture {
  readonly parts: BaseFixture & SignupParts;
  readonly service: (more?: Partial<Visitor>) => SignupService;
  /** Waits for background work. */
  readonly settled: () => Promise<void>;
}

export const signupFixture = (form: RegistrationForm = sampleFormWithNeeds): SignupFixture => {
  const backgroundTasks: Promise<void>[] = [];
  const parts = {
    ...baseFixture(),
    registration: new MemoryRegistration(form),
    knownPasswords: new ListedPasswords(['Password-1']),
    linkTo: (path: string) => `https://portal.example.org${path}`,
    later: (work: () => Promise<void>) => void backgroundTasks.push(work()),
  };
  parts.practices.put({ ...mesa, takesNewPatients: true });
  parts.patients.put({ patient: anaAtMesa, name: 'Ana Núñez', language: 'es', birthDate });
  return {
    parts,
    service: (more = {}) => signupOver(parts, { now: noon, language: 'en', ...more }),
    settled: async () => {
      while (backgroundTasks.length > 0) await backgroundTasks.pop();
    },
  };
};

/** An invitation for Ana at Mesa; returns the code in its link. */
export const inviteAna = async (
  { parts }: SignupFixture,
  { sent = { email: 'new.ana@example.org' as Email } }: { readonly sent?: Pick<NewCapability, 'email' | 'phone'> } = {},
): Promise<string> => {
  const { code, hash } = parts.codes.link();
  const wanted: NewCapability = { purpose: 'invitation', ...anaAtMesa, ...sent };
  const id = parts.codes.newId() as CapabilityId;
  await parts.capabilities.add(issueCapability(wanted, { id, code: hash, now: noon }));
  return code;
};

export const phone = '+16025550101' as Phone;
