import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

/** Which requests are traced, as `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` say it. */
export const samplerOf = (env: Readonly<Record<string, string | undefined>>): Sampler => {
  const { OTEL_TRACES_SAMPLER: name = 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: share } = env;
  const [, isParentBased, kind] = /^(parentbased_)?(.*)$/.exec(name) ?? [];
  const root = rootOf(kind, share);
  return isParentBased === undefined ? root : new ParentBasedSampler({ root });
};

const rootOf = (kind: string | undefined, share: string | undefined): Sampler => {
  if (kind === 'always_off') return new AlwaysOffSampler();
  const ratio = Number(share ?? 1);
  const isShare = kind === 'traceidratio' && ratio >= 0 && ratio <= 1;
  return isShare ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
};
