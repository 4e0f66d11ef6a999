// Written by `npm run texts -- compile`, from the catalogs that stand in the house.
import texts0 from '../gateway/texts/es.json' with { type: 'json' };

export const catalogs = {
  'es': { ...texts0 },
};
