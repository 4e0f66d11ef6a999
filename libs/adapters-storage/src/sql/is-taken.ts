/** Whether a value that must be unique was there already (PostgreSQL's code 23505). */
export const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
