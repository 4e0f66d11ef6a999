// Written by `npm run texts -- compile`, from the catalogs that stand in the house.
import texts0 from '../forms/texts/es.json' with { type: 'json' };
import texts1 from '../kit/texts/es.json' with { type: 'json' };
import texts2 from '../screens/access/texts/es.json' with { type: 'json' };
import texts3 from '../screens/activity/texts/es.json' with { type: 'json' };
import texts4 from '../screens/appointments/texts/es.json' with { type: 'json' };
import texts5 from '../screens/authentication/texts/es.json' with { type: 'json' };
import texts6 from '../screens/dashboard/texts/es.json' with { type: 'json' };
import texts7 from '../screens/delegates/texts/es.json' with { type: 'json' };
import texts8 from '../screens/entrance/texts/es.json' with { type: 'json' };
import texts9 from '../screens/forms/texts/es.json' with { type: 'json' };
import texts10 from '../screens/frame/texts/es.json' with { type: 'json' };
import texts11 from '../screens/guests/texts/es.json' with { type: 'json' };
import texts12 from '../screens/health/texts/es.json' with { type: 'json' };
import texts13 from '../screens/messages/texts/es.json' with { type: 'json' };
import texts14 from '../screens/open/texts/es.json' with { type: 'json' };
import texts15 from '../screens/payments/cards/texts/es.json' with { type: 'json' };
import texts16 from '../screens/payments/checkout/texts/es.json' with { type: 'json' };
import texts17 from '../screens/payments/history/texts/es.json' with { type: 'json' };
import texts18 from '../screens/payments/plans/texts/es.json' with { type: 'json' };
import texts19 from '../screens/payments/shop/texts/es.json' with { type: 'json' };
import texts20 from '../screens/profile/texts/es.json' with { type: 'json' };
import texts21 from '../screens/scheduling/texts/es.json' with { type: 'json' };
import texts22 from '../screens/signup/texts/es.json' with { type: 'json' };
import texts23 from '../screens/support/texts/es.json' with { type: 'json' };
import texts24 from '../screens/surveys/texts/es.json' with { type: 'json' };
import texts25 from '../screens/system/texts/es.json' with { type: 'json' };
import texts26 from '../screens/titles/texts/es.json' with { type: 'json' };
import texts27 from '../screens/visits/texts/es.json' with { type: 'json' };
import texts28 from '../words/texts/es.json' with { type: 'json' };

export const catalogs = {
  'es': { ...texts0, ...texts1, ...texts2, ...texts3, ...texts4, ...texts5, ...texts6, ...texts7, ...texts8, ...texts9, ...texts10, ...texts11, ...texts12, ...texts13, ...texts14, ...texts15, ...texts16, ...texts17, ...texts18, ...texts19, ...texts20, ...texts21, ...texts22, ...texts23, ...texts24, ...texts25, ...texts26, ...texts27, ...texts28 },
};
