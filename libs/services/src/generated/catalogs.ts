// Written by `npm run texts -- compile`, from the catalogs that stand in the house.
import texts0 from '../appointments/texts/es.json' with { type: 'json' };
import texts1 from '../forms/texts/es.json' with { type: 'json' };
import texts2 from '../payments/cards/texts/es.json' with { type: 'json' };
import texts3 from '../payments/plans/texts/es.json' with { type: 'json' };
import texts4 from '../scheduling/texts/es.json' with { type: 'json' };
import texts5 from '../signup/texts/es.json' with { type: 'json' };
import texts6 from '../surveys/texts/es.json' with { type: 'json' };

export const catalogs = {
  'es': { ...texts0, ...texts1, ...texts2, ...texts3, ...texts4, ...texts5, ...texts6 },
};
