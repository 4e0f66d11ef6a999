import { providerEntranceRefusals, type ProviderEntrance } from '@portico/application/authentication';
import { providerAsked, providerOutcome, providerReturned } from '../codecs/authentication.codec.ts';
import { same } from '../codecs/codec.ts';
import { BeginProviderSignInDocument, FinishProviderSignInDocument } from '../generated/documents/authentication.ts';
import { input, operation, wireOf } from './operation.ts';

export const providerEntranceWire = wireOf<ProviderEntrance>()({
  begin: operation(BeginProviderSignInDocument, input(providerAsked), same<string>(), providerEntranceRefusals),
  finish: operation(FinishProviderSignInDocument, input(providerReturned), providerOutcome, providerEntranceRefusals),
});
