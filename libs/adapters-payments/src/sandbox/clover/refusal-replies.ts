import { STATUS_CODES } from 'node:http';
import { json, type SandboxReply } from '../sandbox-http-listener.ts';

/** A refusal as the Ecommerce API words it. `more` stands beside the code. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  more: Record<string, string> = {},
): SandboxReply =>
  json(status, { message: `${status} ${STATUS_CODES[status] ?? ''}`.trim(), error: { code, message, ...more } });

export const unauthorized = (): SandboxReply => json(401, { message: '401 Unauthorized' });
export const missing = (what: string): SandboxReply => refusal(404, 'resource_missing', `No such ${what}`);
export const invalid = (message: string): SandboxReply => refusal(400, 'invalid_request', message);
