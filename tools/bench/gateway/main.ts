import { parseArgs } from 'node:util';
import { canPin, ContenderProcess, type Measured } from './contender-process.ts';
import { type Contender, contenders } from './contenders.ts';

/**
 * `npm run bench:gateway -- --seconds 5 --rounds 5`: getDashboard through the whole gateway, next to what it is compared with,
 * in one run. Rounds take turns, so that a busy machine is busy for all; medians are compared. The bars are judged by the
 * server's processor time per answer: on a free core it decides the rate, and a neighbour's work does not change it.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

const names = Object.keys(contenders) as Contender[];
const measured = new Map<Contender, Measured[]>(names.map((name) => [name, []]));
const running = await Promise.all(names.map((name) => ContenderProcess.start(name)));
try {
  for (const contender of running) await contender.measure(3);
  for (let round = 0; round < rounds; round++) {
    for (const contender of running) measured.get(contender.name)?.push(await contender.measure(seconds));
  }
} finally {
  for (const contender of running) contender.stop();
}

const medianOf = (name: Contender, pick: (each: Measured) => number): number => {
  const all = (measured.get(name) ?? []).map(pick).sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? NaN;
};
const rate = (name: Contender): number => medianOf(name, ({ perSecond }) => perSecond);
const cost = (name: Contender): number => medianOf(name, ({ microseconds }) => microseconds);
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

console.log(
  `getDashboard, ${rounds} rounds of ${seconds} s in turn, medians${canPin ? ', a core each for server and load' : ''}`,
);
console.log('server        answers/s   µs each   of handwritten (by µs)');
for (const name of names) {
  const columns = [rate(name).toFixed(0).padStart(10), cost(name).toFixed(0).padStart(9)];
  console.log(`${name.padEnd(12)} ${columns.join(' ')}   ${percent(cost('handwritten') / cost(name)).padStart(6)}`);
}
const ofHandwritten = cost('handwritten') / cost('gateway');
const timesApollo = cost('apollo') / cost('gateway');
console.log(
  `by µs: the whole gateway is ${percent(ofHandwritten)} of handwritten (bar 55 %), ${timesApollo.toFixed(1)} × Apollo Server (bar 4)`,
);
console.log(
  `by answers/s: ${percent(rate('gateway') / rate('handwritten'))}, ${(rate('gateway') / rate('apollo')).toFixed(1)} ×`,
);
process.exitCode = ofHandwritten >= 0.55 && timesApollo >= 4 ? 0 : 1;
