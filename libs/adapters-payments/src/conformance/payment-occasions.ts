import type { Occasion } from '@portico/domain/payments';

export const occasions: readonly Occasion[] = ['payer', 'schedule', 'practice'];
