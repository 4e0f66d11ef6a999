import { limitTests } from '../../../tools/testing/time-limit.mjs';

/** A way through the portal has many steps. */
export default () => limitTests(120_000);
