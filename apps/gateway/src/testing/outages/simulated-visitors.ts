import {
  GetDashboardDocument,
  GetUserTokenDocument,
  type GetUserTokenMutation,
} from '@portico/adapters-graphql/operations';
import { credentials, holding } from '../running-gateway.ts';

/** What became of one request: the status, and the first error's code. */
export interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as {
    readonly data?: unknown;
    readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  };
  return { answer, json };
};

/** People who look at their dashboard again and again. */
export class Visitors {
  readonly outcomes: Outcome[] = [];
  #over = false;
  #longestWait = 0;
  readonly #coming: readonly Promise<void>[];

  private constructor(url: string, headers: Record<string, string>, count: number) {
    this.#coming = Array.from({ length: count }, () => this.#visit(url, headers));
  }

  /** Signs in once, and starts `count` visitors with that session. */
  static async come(url: string, count: number): Promise<Visitors> {
    const { documentId } = GetUserTokenDocument;
    const { json } = await post(url, { documentId, variables: credentials() });
    const tokens = (json.data as GetUserTokenMutation | undefined)?.getUserToken.cognitoPayload;
    if (!tokens) throw new Error(`Nobody could sign in: ${JSON.stringify(json)}`);
    return new Visitors(url, holding(tokens, 'north'), count);
  }

  get served(): number {
    return this.outcomes.filter(({ status, code }) => status === 200 && code === undefined).length;
  }

  get failed(): readonly Outcome[] {
    return this.outcomes.filter(({ status, code }) => status !== 200 || code !== undefined);
  }

  /** Milliseconds. */
  get longestWait(): number {
    return this.#longestWait;
  }

  async leave(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#coming);
  }

  async #visit(url: string, headers: Record<string, string>): Promise<void> {
    while (!this.#over) {
      const asked = performance.now();
      const outcome = await post(url, { documentId: GetDashboardDocument.documentId }, headers).then(
        ({ answer, json }) => ({
          status: answer.status,
          code: json.errors?.[0]?.extensions?.code,
          retryAfter: answer.headers.get('retry-after'),
        }),
        () => ({ status: 0, code: undefined, retryAfter: null }),
      );
      this.#longestWait = Math.max(this.#longestWait, performance.now() - asked);
      this.outcomes.push(outcome);
      await new Promise((resolve) => setTimeout(resolve, outcome.status === 200 ? 0 : 20));
    }
  }
}
