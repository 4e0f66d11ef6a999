import { TestEnvironment } from 'jest-environment-node';
import { Stage } from '@portico/tools/browser/stage.ts';

/**
 * Opens the portal and the browser outside the test's sandbox, where Node runs them as it does in production: within it
 * they are loaded for each file anew, and every global that they name is looked up through the sandbox.
 */
export default class WorldEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['openStage'] = () => Stage.open();
  }
}
