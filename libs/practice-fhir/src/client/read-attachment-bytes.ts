import type { Answer, Call, DocumentBytes } from '@portico/practice-spi';
import { malformed, ok } from './build-results.ts';
import type { FhirClient } from './fhir-client.ts';

/** The bytes behind an address; `what` names the place that holds it. */
export const bytesAt = async (
  client: FhirClient,
  { url, mediaType, what }: { readonly url: string; readonly mediaType: string; readonly what: string },
  call: Call,
): Answer<DocumentBytes> => {
  const fetched = await client.content(url, call);
  if (!fetched.ok) return fetched;
  // A page that asks to sign in is no document.
  if (fetched.value.mediaType === 'text/html' && mediaType !== 'text/html') return malformed('content-type');
  return fetched.value.bytes.length === 0 ? malformed(what) : ok(fetched.value);
};
