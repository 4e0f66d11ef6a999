import type { SignupError, SignupRefusal } from '@portico/application/signup';
import { failed, type Failed, type Language } from '@portico/domain/kernel';
import { sayIn } from '../kernel/index.ts';
import { signupErrorWords } from './signup.messages.ts';

/** A refusal with the gateway's error text, on every screen (`ACC-229`). */
export const refused = (error: SignupError, language: Language): Failed<SignupRefusal> =>
  failed({ kind: 'signup-refused', error, message: sayIn(language)(signupErrorWords[error]) });
