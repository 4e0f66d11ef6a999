import type { Host, HttpReply } from '@portico/practice-spi';
import { overNetwork } from '../fixture/intercepting-host.ts';

interface Bundle {
  readonly link?: readonly unknown[];
  readonly entry?: readonly unknown[];
}

const reply = (bundle: object): HttpReply => ({
  status: 200,
  headers: { 'content-type': 'application/fhir+json' },
  bytes: new TextEncoder().encode(JSON.stringify(bundle)),
});

/** The network, on which what a server answers in one Bundle comes in pages: Medplum's engine in memory has none. */
export const inPagesOf = (rows: number): Host['http'] => {
  const rest = new Map<string, Bundle>();
  const page = (bundle: Bundle, address: string): HttpReply => {
    const entries = bundle.entry ?? [];
    if (entries.length <= rows) return reply(bundle);
    const url = `${address}?page=${rest.size + 1}`;
    rest.set(url, { ...bundle, entry: entries.slice(rows) });
    return reply({ ...bundle, link: [{ relation: 'next', url }], entry: entries.slice(0, rows) });
  };
  return async (request) => {
    const address = request.url.replace(/\/_search$|\?.*/, '');
    const kept = rest.get(request.url);
    if (kept !== undefined) return { ok: true, value: page(kept, address) };
    const answer = await overNetwork(request);
    if (!answer.ok || answer.value.status !== 200) return answer;
    const body = JSON.parse(new TextDecoder().decode(answer.value.bytes)) as Bundle & { readonly resourceType: string };
    return body.resourceType === 'Bundle' ? { ok: true, value: page(body, address) } : answer;
  };
};
