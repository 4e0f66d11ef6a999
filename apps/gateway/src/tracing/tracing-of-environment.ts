import type { Tracing } from './tracing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether spans are sent anywhere, by the variables that OpenTelemetry names. */
export const isTracingOn = (env: Environment): boolean =>
  Boolean(env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']) &&
  env['OTEL_SDK_DISABLED'] !== 'true' &&
  env['OTEL_TRACES_EXPORTER'] !== 'none';

/** Nothing of OpenTelemetry is loaded where it is off. */
export const tracingOf = async (env: Environment): Promise<Tracing | undefined> =>
  isTracingOn(env) ? (await import('./open-telemetry-tracing.ts')).openTelemetry(env) : undefined;
