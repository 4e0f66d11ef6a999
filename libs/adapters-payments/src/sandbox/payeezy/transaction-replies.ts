import { json, type SandboxReply } from '../sandbox-http-listener.ts';
import type { Mistake } from './card-mistakes.ts';
import { bankMessage, gatewayMessage } from './magic-amounts.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What is repeated of the question in every answer to it. */
export interface Repeated {
  readonly correlation_id: string;
  readonly transaction_type: string;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
}

export const approved = (
  repeated: Repeated,
  name: { readonly id: string; readonly tag: string },
  more: Json,
): SandboxReply =>
  json(201, {
    ...repeated,
    transaction_status: 'approved',
    validation_status: 'success',
    transaction_id: name.id,
    transaction_tag: name.tag,
    bank_resp_code: '100',
    bank_message: 'Approved',
    gateway_resp_code: '00',
    gateway_message: 'Transaction Normal',
    ...more,
  });

/** A refusal is an answer like any other, without the id of a transaction. */
export const declined = (
  repeated: Repeated,
  { bank, gateway }: { readonly bank?: string; readonly gateway?: string },
): SandboxReply =>
  json(201, {
    ...repeated,
    transaction_status: 'declined',
    validation_status: 'success',
    ...(bank === undefined ? {} : { bank_resp_code: bank, bank_message: bankMessage(bank) }),
    gateway_resp_code: gateway ?? '00',
    gateway_message: gateway === undefined ? 'Transaction Normal' : gatewayMessage(gateway),
  });

/** `echoed` is what a careless processor repeats of the question. */
export const notProcessed = (
  repeated: Partial<Repeated>,
  messages: readonly Mistake[],
  { status = 400, echoed = {} }: { readonly status?: number; readonly echoed?: Json } = {},
): SandboxReply =>
  json(status, {
    ...repeated,
    Error: { messages },
    transaction_status: 'Not Processed',
    validation_status: 'failed',
    ...echoed,
  });

/** Codes after which it is unknown whether the bank was asked; answered with status 500. */
const broken: readonly string[] = ['12', '42'];

export const gatewayMistake = (repeated: Partial<Repeated>, code: string): SandboxReply =>
  notProcessed(repeated, [{ code: 'server_error', description: `Bad Request (${code}) - ${gatewayMessage(code)}` }], {
    status: broken.includes(code) ? 500 : 400,
  });
