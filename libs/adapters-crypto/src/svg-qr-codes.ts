import type { QrCode, QrCodes } from '@portico/domain/access';

/** The blank edge that readers need, in modules. */
const quiet = 4;

/** QR codes as one path of squares. */
export class SvgQrCodes implements QrCodes {
  async draw(text: string): Promise<QrCode> {
    // Heavy for what few people use: it comes with the first authenticator app.
    const { create } = await import('qrcode');
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    const squares = Array.from(data).flatMap((dark, at) =>
      dark === 0 ? [] : [`M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z`],
    );
    return { size: size + 2 * quiet, path: squares.join('') };
  }
}
