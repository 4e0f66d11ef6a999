import type { Outcome } from '../laws/law.ts';
import { clockAt, kitHost } from '../fixture/intercepting-host.ts';
import type { Stage } from '../conformance-stage.ts';

/** What is not there at each practice that a test furnishes. */
export const lacksOfStages: readonly string[] = [
  'no visit in an unknown state',
  'no page that leads to another',
  'a step that the system takes at this time',
  'the first patient has no document',
  'nobody can be written to',
  'no form is asked for',
];

/** Whether a law was skipped for a facet or a function that the connection really lacks: `no mail`, `no booking.hold`. */
export const isDeclaredLack = async (stage: Stage, outcome: Outcome): Promise<boolean> => {
  const [, facet, name] = (outcome.kind === 'skipped' && /^no ([a-z]+)(?:\.([a-zA-Z]+))?$/.exec(outcome.why)) || [];
  if (facet === undefined) return false;
  const made = await stage.adapter.connect(stage.settings, kitHost(stage, clockAt(stage.now ?? 0)));
  if (!made.ok) return false;
  const found: unknown = Reflect.get(made.connection, facet);
  return found === undefined || (name !== undefined && Reflect.get(Object(found), name) === undefined);
};
