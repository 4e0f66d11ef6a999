import { PGlite } from '@electric-sql/pglite';

/**
 * From now on the embedded databases of this process are asked in the way that keeps each answer as parsed messages (`OPS-B3`),
 * so that a bench can tell what the other way is worth.
 */
export const keepAnswers = (): void => {
  PGlite.prototype.execProtocolRawStream = async function (this: PGlite, bytes, { onRawData }) {
    onRawData(this.execProtocolRawSync(bytes));
  };
};
