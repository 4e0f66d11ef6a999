import { type Contender, contenders } from './contenders.ts';

/** Runs one contender in a process of its own; tells its address to the parent, and the processor time it took when asked. */
const url = await contenders[process.argv[2] as Contender]();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url });
