import { createHmac } from 'node:crypto';

export interface Signed {
  readonly apiKey: string;
  readonly nonce: string;
  /** Epoch milliseconds as decimal text, as it stands in the header. */
  readonly timestamp: string;
  readonly merchantToken: string;
  /** The very bytes that are sent; empty where there is no body. */
  readonly body: string;
}

/**
 * The `Authorization` of a request: HMAC-SHA256 over the parts one behind the other, as lowercase hexadecimal, and that
 * text in Base64. The secret looks like hexadecimal and is used as the text that it is.
 */
export const signatureOf = ({ apiKey, nonce, timestamp, merchantToken, body }: Signed, apiSecret: string): string => {
  const digest = createHmac('sha256', apiSecret)
    .update(apiKey + nonce + timestamp + merchantToken + body, 'utf8')
    .digest('hex');
  return Buffer.from(digest, 'ascii').toString('base64');
};
