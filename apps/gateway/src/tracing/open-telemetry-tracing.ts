import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type TextMapGetter,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanStart, Tracing } from './tracing.ts';
import { samplerOf } from './span-sampler.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const kinds = { client: Kind.CLIENT, internal: Kind.INTERNAL, server: Kind.SERVER };
const propagator = new W3CTraceContextPropagator();

const header: TextMapGetter<Readonly<Record<string, string | readonly string[] | undefined>>> = {
  keys: (carrier) => Object.keys(carrier),
  get: (carrier, name) => carrier[name] as string | string[] | undefined,
};

/** Spans by the packages of OpenTelemetry, sent by OTLP over HTTP as the standard variables say. */
export const openTelemetry = (
  env: Environment,
  processor: SpanProcessor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }),
): Tracing => {
  const provider = new TracerProvider({
    sampler: samplerOf(env),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'portico' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('portico');
  const running = new AsyncLocalStorage<Context>();

  const begun = ({ name, kind, attributes }: SpanStart, parent: Context): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);

  const spanned = <T>(start: SpanStart, parent: Context, work: (span: OpenSpan) => T): T => {
    const span = begun(start, parent);
    const context = trace.setSpan(parent, span);
    try {
      const answer = running.run(context, () => work(openSpan(span, context)));
      if (answer instanceof Promise) return endedAfter(span, answer) as T;
      span.end();
      return answer;
    } catch (error) {
      fail(span, error);
      throw error;
    }
  };

  return {
    request: (start, headers, work) => spanned(start, propagator.extract(ROOT_CONTEXT, headers, header), work),
    within: (start, work) => {
      const parent = running.getStore();
      return parent === undefined ? work(undefined) : spanned(start, parent, work);
    },
    close: () => provider.shutdown(),
  };
};

const openSpan = (span: Span, context: Context): OpenSpan => ({
  rename: (name) => void span.updateName(name),
  tell: (attributes) => void span.setAttributes(attributes),
  headers: () => {
    const carrier: Record<string, string> = {};
    propagator.inject(context, carrier, { set: (into, name, value) => (into[name] = value) });
    return carrier;
  },
});

const endedAfter = async <T>(span: Span, answer: Promise<T>): Promise<T> => {
  try {
    const value = await answer;
    span.end();
    return value;
  } catch (error) {
    fail(span, error);
    throw error;
  }
};

/** The class alone: a message may hold what somebody typed. */
const fail = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};
