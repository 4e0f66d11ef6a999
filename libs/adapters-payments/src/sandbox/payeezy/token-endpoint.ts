import { json, type SandboxReply } from '../sandbox-http-listener.ts';
import type { Json } from './transaction-replies.ts';
import { cardMistakes, mistake, type Mistake } from './card-mistakes.ts';
import type { PayeezySandbox } from './payeezy-sandbox.ts';
import { tokenFor } from './card-tokens.ts';

interface Results {
  readonly status: number;
  readonly results: Json;
}

/** `POST /transactions/tokens`, from server to server. */
export const storeToken = (sandbox: PayeezySandbox, body: Json): SandboxReply => {
  const { status, results } = tokenize(sandbox, body);
  return json(status, results);
};

/**
 * `GET /securitytokens`: a script that calls a function of the page, always with HTTP 200. Pages of other origins may
 * run it and not read it: payeezy_js issue 31 says that the servers know no CORS.
 */
export const tokenScript = (sandbox: PayeezySandbox, query: URLSearchParams): SandboxReply => {
  const card: Record<string, string> = {};
  const body: Record<string, unknown> = { credit_card: card };
  for (const [name, value] of query) {
    if (name.startsWith('credit_card.')) card[name.slice('credit_card.'.length)] = value;
    else body[name] = value;
  }
  const { apiKey, securityKey } = sandbox.keys;
  const isKnown = body['apikey'] === apiKey && body['js_security_key'] === securityKey;
  const called = isKnown
    ? tokenize(sandbox, body)
    : refused(sandbox, 401, [mistake('access_denied', 'The key is not known')]);
  const callback = query.get('callback') ?? 'Payeezy.callback';
  return {
    status: 200,
    headers: {
      'content-type': 'application/javascript',
      'cache-control': 'no-store',
    },
    body: /^[\w.]+$/.test(callback) ? `${callback}(${JSON.stringify(called)})` : '',
  };
};

const tokenize = (sandbox: PayeezySandbox, body: Json): Results => {
  const mistakes = [...cardMistakes(body['credit_card'], sandbox.now())];
  if (body['type'] !== 'FDToken') mistakes.push(mistake('invalid_token_type', 'The token type is not valid'));
  if (body['auth'] !== 'true' && body['ta_token'] !== sandbox.keys.transArmorToken) {
    mistakes.push(mistake('invalid_ta_token', 'The TransArmor token is not valid'));
  }
  if (mistakes.length > 0) return refused(sandbox, 400, mistakes);
  const { type, cardholder_name, exp_date, card_number } = body['credit_card'] as Readonly<Record<string, string>>;
  const value = tokenFor(sandbox.seed, card_number ?? '');
  return {
    status: 201,
    results: {
      correlation_id: `228.${sandbox.newName().tag}`,
      status: 'success',
      type: 'FDToken',
      token: { type, cardholder_name, exp_date, value },
    },
  };
};

const refused = (sandbox: PayeezySandbox, status: number, messages: readonly Mistake[]): Results => ({
  status,
  results: {
    correlation_id: `228.${sandbox.newName().tag}`,
    status: 'failed',
    Error: { messages },
    type: 'FDToken',
  },
});
