import type { Sealing } from '@portico/domain/kernel';

const refuse = (): never => {
  throw new Error('Bug: this database was opened without keys, so nothing in it can be sealed or opened.');
};

/** Of a database that is opened for work that touches nothing sealed, such as migrations. */
export const noSealing: Sealing = {
  seal: refuse,
  open: refuse,
  sealBytes: refuse,
  openBytes: refuse,
  keyOf: refuse,
  current: 'none',
};
