// Written by `npm run texts -- compile`, from the catalogs that stand in the house.
export const languages = ['en', 'es'] as const;
