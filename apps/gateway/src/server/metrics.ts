import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Noted } from './http-reply.ts';

/** Counts and durations by names of ours only: no person, no address, no value. */
export interface GatewayMetrics {
  /** Takes in one answered request; `seconds` is how long it took. */
  observe(noted: Noted, status: number, seconds: number): void;
  /** Names the one who knows how many requests are being answered now; asked when the numbers are read. */
  running(count: () => number): void;
  /** Counts costly work that was refused, by its kind. */
  workRefused(kind: string): void;
  /** Counts a question to a public registry, by the registry and what came of it. */
  registryAsked(registry: string, outcome: string): void;
  /** Counts what the content policy of a page refused, by its directive. */
  policyBroken(directive: string): void;
  /** Everything, in the text format that Prometheus reads, and its content type. */
  text(): Promise<string>;
  readonly contentType: string;
  /** For metrics of other parts of the gateway. */
  readonly registry: Registry;
}

/**
 * Cap on label combinations: a hundred operations times a few codes. Beyond it a client is inventing operation names,
 * and `operation` becomes `other`.
 */
const mostSeries = 1_000;

export const createMetrics = (options: { readonly ofProcess: boolean } = { ofProcess: true }): GatewayMetrics => {
  const registry = new Registry();
  if (options.ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'portico_request_duration_seconds',
    help: 'How long requests took, by route, GraphQL operation and outcome.',
    labelNames: ['route', 'operation', 'code'],
    buckets: [0.005, 0.02, 0.1, 0.3, 0.5, 1, 2, 10],
    registers: [registry],
  });
  const refusedWork = new Counter({
    name: 'portico_work_refused_total',
    help: 'Costly or outgoing work that was refused because somebody had asked for too much of it, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const registryQuestions = new Counter({
    name: 'portico_registry_questions_total',
    help: 'Questions to public registries (physicians, postal codes, drug names, payers), by registry and outcome.',
    labelNames: ['registry', 'outcome'],
    registers: [registry],
  });
  const brokenPolicy = new Counter({
    name: 'portico_policy_violations_total',
    help: 'What browsers said that the content policy of a page refused, by its directive.',
    labelNames: ['directive'],
    registers: [registry],
  });
  const series = new Map<string, { observe(seconds: number): void }>();
  return {
    registry,
    contentType: registry.contentType,
    workRefused: (kind) => refusedWork.inc({ kind }),
    registryAsked: (name, outcome) => registryQuestions.inc({ registry: name, outcome }),
    policyBroken: (directive) => brokenPolicy.inc({ directive }),
    text: () => registry.metrics(),
    running: (count) => {
      new Gauge({
        name: 'portico_requests_running',
        help: 'Requests that are being answered.',
        registers: [registry],
        collect() {
          this.set(count());
        },
      });
    },
    observe: ({ route, operation = '', code }, status, seconds) => {
      const outcome = code ?? String(status);
      const key = `${route} ${operation} ${outcome}`;
      let child = series.get(key);
      if (child === undefined) {
        child = duration.labels(route, series.size < mostSeries ? operation : 'other', outcome);
        if (series.size < mostSeries) series.set(key, child);
      }
      child.observe(seconds);
    },
  };
};
