import type { LinkNotOpened, LinkPayload, SharedSummaries, SummarySealing } from '@portico/application/health';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { decryptSummary, encryptSummary, readHealthLink, writeHealthLink } from './health-link-jwe.ts';

/** Encrypts in the browser, so that the key is nowhere else. */
export const summarySealing: SummarySealing = { seal: encryptSummary, link: writeHealthLink };

/** Characters of a file that are taken within the manifest. */
const embeddedLengthMax = 2_000_000;

interface Manifest {
  readonly files?: readonly {
    readonly contentType?: string;
    readonly embedded?: string;
    readonly location?: string;
  }[];
}

/** Opens links of this portal; those of other sites are never asked. */
export class BrowserSharedSummaries implements SharedSummaries {
  readonly #origin: string;
  readonly #fetch: typeof fetch;

  constructor(origin: string, ask: typeof fetch = (...given) => fetch(...given)) {
    this.#origin = origin;
    this.#fetch = ask;
  }

  payload(link: string): LinkPayload | undefined {
    return readHealthLink(link);
  }

  async open(
    payload: LinkPayload,
    who: { readonly recipient: string; readonly passcode?: string },
  ): Promise<Result<string, LinkNotOpened>> {
    if (!this.#isOurs(payload.url)) return failed({ kind: 'elsewhere' });
    try {
      const body = JSON.stringify({ ...who, embeddedLengthMax });
      const headers = { 'content-type': 'application/json' };
      const answer = await this.#ask(payload.url, { method: 'POST', headers, body });
      if (!answer.ok) return failed(await refusalOf(answer));
      return await this.#fileOf((await answer.json()) as Manifest, payload.key);
    } catch {
      return failed({ kind: 'unreachable' });
    }
  }

  async #fileOf({ files = [] }: Manifest, key: string): Promise<Result<string, LinkNotOpened>> {
    const file = files.find(({ contentType }) => contentType?.startsWith('application/fhir+json'));
    let sealed = file?.embedded;
    if (sealed === undefined && file?.location !== undefined && this.#isOurs(file.location)) {
      const answer = await this.#ask(file.location, {});
      if (!answer.ok) return failed(await refusalOf(answer));
      sealed = await answer.text();
    }
    if (sealed === undefined) return failed({ kind: 'unreadable' });
    try {
      return ok(await decryptSummary(sealed, key));
    } catch {
      return failed({ kind: 'unreadable' });
    }
  }

  #ask(url: string, more: RequestInit): Promise<Response> {
    const how = { credentials: 'omit', cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer' } as const;
    return this.#fetch(url, { ...how, ...more });
  }

  #isOurs(url: string): boolean {
    return new URL(url, this.#origin).origin === this.#origin;
  }
}

const refusalOf = async (answer: Response): Promise<LinkNotOpened> => {
  if (answer.status === 404) return { kind: 'over' };
  if (answer.status === 429) return { kind: 'too-often' };
  if (answer.status !== 401) return { kind: 'unreachable' };
  const { remainingAttempts } = (await answer.json()) as { readonly remainingAttempts?: number };
  return { kind: 'passcode', remaining: remainingAttempts ?? 0 };
};
