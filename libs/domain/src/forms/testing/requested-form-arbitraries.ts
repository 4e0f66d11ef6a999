import fc from 'fast-check';
import { ids, localDates, withOptional, words } from '../../kernel/testing/index.ts';
import type { RequestedForm } from '../ports/form-store.ts';

export const requestedForms: fc.Arbitrary<RequestedForm> = withOptional(
  { id: ids('form-'), title: fc.record({ en: words(), es: words() }) },
  { due: localDates },
);
