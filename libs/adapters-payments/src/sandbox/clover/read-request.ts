import type { SandboxCall } from '../sandbox-http-listener.ts';

export type Body = Readonly<Record<string, unknown>>;

/** The object that a request brings, or undefined if it is none, or not said to be JSON. */
export const objectOf = ({ headers, body }: SandboxCall): Body | undefined => {
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return undefined;
  try {
    return asObject(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
};

export const asObject = (value: unknown): Body | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const headerOf = ({ headers }: SandboxCall, name: string): string | undefined => textOf(headers[name]);
