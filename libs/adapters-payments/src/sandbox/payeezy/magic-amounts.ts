/** Bank codes that the double knows to refuse with, and what it says then. */
const bankRefusals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '201': 'Bad card number',
    '202': 'Bad amount',
    '204': 'Other error',
    '225': 'Invalid field',
    '233': 'Card does not match method',
    '234': 'Duplicate order number',
    '264': 'Duplicate deposit',
    '301': 'Issuer unavailable',
    '302': 'Insufficient funds',
    '303': 'Processor decline',
    '304': 'Not on file',
    '305': 'Already reversed',
    '306': 'Amount mismatch',
    '307': 'Authorization not found',
    '353': 'Bad token',
    '401': 'Call',
    '402': 'Default call',
    '501': 'Pick up',
    '502': 'Lost or stolen',
    '503': 'Fraud or security violation',
    '509': 'Over the limit',
    '510': 'Over limit frequency',
    '521': 'Insufficient funds',
    '522': 'Card is expired',
    '530': 'Do not honor',
    '531': 'CVV2 failure',
    '570': 'Stop this recurring payment',
    '571': 'Stop all recurring payments',
    '572': 'Account closed',
    '591': 'Bad card number',
    '594': 'Other error',
    '596': 'Suspected fraud',
    '599': 'Refund not allowed',
    '605': 'Bad expiry date',
    '606': 'Bad card type',
    '811': 'Bad security code',
    '825': 'No account',
    '902': 'Process unavailable',
  }),
);

const gatewayRefusals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '08': 'CVV not verified',
    '12': 'Host timed out',
    '22': 'Invalid card number',
    '24': 'Unable to void',
    '25': 'Invalid expiry date',
    '26': 'Invalid amount',
    '27': 'Invalid card holder',
    '31': 'Invalid verification string',
    '32': 'Invalid transaction code',
    '36': 'Below minimum sale',
    '42': 'Unable to send transaction',
    '44': 'Address not verified',
    '63': 'Duplicate',
    '64': 'Invalid refund',
    '68': 'Restricted card number',
    '69': 'Invalid transaction tag',
    '72': 'Data within the transaction is incorrect',
  }),
);

export const bankMessage = (code: string): string => bankRefusals.get(code) ?? 'Declined';
export const gatewayMessage = (code: string): string => gatewayRefusals.get(code) ?? 'Refused';

/**
 * Amounts that are refused, as in the processor's sandbox: dollars of 5000 and a bank code, or 5000 dollars and a gateway
 * code in cents.
 */
export const magicOf = (amount: number): { readonly bank?: string; readonly gateway?: string } => {
  const [dollars, cents] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
  const bank = String(dollars - 5_000);
  if (cents === '00' && bankRefusals.has(bank)) return { bank };
  return dollars === 5_000 && gatewayRefusals.has(cents) ? { gateway: cents } : {};
};
