import type { QrCode } from '@portico/domain/access';

/** The blank edge that readers need, in modules. */
const quiet = 4;

/** An address as a QR code. The library comes when the first one is drawn, as few people ever need it. */
export const drawQrCode = async (text: string): Promise<QrCode> => {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data).flatMap((dark, at) =>
    dark === 0 ? [] : [`M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z`],
  );
  return { size: size + 2 * quiet, path: squares.join('') };
};
