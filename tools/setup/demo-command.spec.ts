import { describe, expect, it } from '@jest/globals';
import { readStartOptions } from './demo-command.mjs';

describe('what npm start is asked for', () => {
  it('is the demo, or the demo with practices that have systems of their own', () => {
    expect(readStartOptions([])).toEqual({ isForeign: false, isToBuild: false });
    expect(readStartOptions(['--practices', 'foreign'])).toEqual({ isForeign: true, isToBuild: false });
    expect(readStartOptions(['--build'])).toEqual({ isForeign: false, isToBuild: true });
  });

  it.each([[['--port', '80']], [['--practices', 'strange']], [['foreign']], [['--practices']]])(
    'is named and explained where it is nothing that there is: %j',
    (parameters) => {
      const { mistake, isForeign } = readStartOptions(parameters);
      expect(isForeign).toBe(false);
      expect(mistake).toContain(parameters.at(-1) === '80' ? '--port' : (parameters.at(-1) ?? ''));
      expect(mistake).toContain('npm start -- --practices foreign');
    },
  );
});
