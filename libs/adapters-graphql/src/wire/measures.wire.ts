import type { Measures } from '@portico/application/health';
import { measurePage, measureRef } from '../codecs/measures.codec.ts';
import * as documents from '../generated/documents/measures.ts';
import { fields, operation, wireOf } from './operation.ts';

export const measuresWire = wireOf<Measures>()({
  measure: operation(documents.GetMeasureDocument, fields(measureRef), measurePage),
});
