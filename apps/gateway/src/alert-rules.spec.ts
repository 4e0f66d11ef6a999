import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { queues } from '@portico/adapters-storage';
import { parse } from 'yaml';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly runbook: string };
}

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { groups } = parse(read('deploy/prometheus-alerts.yml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');
const metrics = new Set([...sources.matchAll(/'(portico_\w+)'/g)].map(([, name = '']) => name));
const withoutSuffix = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');

const anchors = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
  heading.toLowerCase().replaceAll(' ', '-'),
);

/** The values that a rule compares a label with. */
const valuesOf = (label: string): readonly string[] =>
  rules.flatMap(({ expr }) =>
    [...expr.matchAll(new RegExp(`${label}!?="(\\w[\\w-]*)"`, 'g'))].map(([, value = '']) => value),
  );

describe('the alert rules', () => {
  it('are each about numbers that the gateway has', () => {
    const named = rules.flatMap(({ expr }) => expr.match(/portico_\w+/g) ?? []);
    expect(named.filter((name) => !metrics.has(withoutSuffix(name)))).toEqual([]);
    expect(rules.length).toBeGreaterThan(10);
  });

  it('name queues and workers that there are', () => {
    expect(valuesOf('queue').filter((queue) => !queues.some((known) => known === queue))).toEqual([]);
    expect(valuesOf('worker').filter((worker) => !sources.includes(`'${worker}'`))).toEqual([]);
    expect(valuesOf('queue').length).toBeGreaterThan(2);
  });

  it('lead each to a section that says what to do, and no section is without one', () => {
    const led = rules.map(({ annotations }) => annotations.runbook.split('#'));
    expect(led.map(([file]) => file)).toEqual(rules.map(() => 'docs/runbooks.md'));
    expect([...new Set(led.map(([, anchor]) => anchor))].sort()).toEqual([...anchors].sort());
  });
});

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly gridPos: { readonly x: number; readonly y: number };
  readonly targets?: readonly { readonly expr: string }[];
}

describe('the dashboard', () => {
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { readonly panels: readonly Panel[] };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  it('shows numbers that the gateway has, and each that an alert is about', () => {
    const named = shown.flatMap((expr) => expr.match(/portico_\w+/g) ?? []).map(withoutSuffix);
    expect(named.filter((name) => !metrics.has(name))).toEqual([]);
    const alerted = rules.flatMap(({ expr }) => expr.match(/portico_\w+/g) ?? []).map(withoutSuffix);
    // A practice that nobody serves shows in the oldest payment that waits.
    const missing = [...new Set(alerted)].filter((name) => !named.includes(name));
    expect(missing).toEqual(['portico_plan_payments_unserved']);
  });

  it('asks something in each panel, and puts no two in one place', () => {
    const withoutRows = panels.filter(({ type }) => type !== 'row');
    expect(withoutRows.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
    expect(new Set(withoutRows.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(withoutRows.length);
  });
});

describe('the page on objectives', () => {
  it('names the alerts that burn what they allow, and no other', () => {
    const burning = rules.map(({ alert }) => alert).filter((name) => name.includes('Burn'));
    const named = read('docs/slo.md').match(/Portico\w*Burn\w*/g) ?? [];
    expect([...new Set(named)].sort()).toEqual([...burning].sort());
  });
});

describe('the page on operations', () => {
  it('names every number of the gateway', () => {
    const page = read('docs/operations.md');
    expect([...metrics].filter((name) => !page.includes(name))).toEqual([]);
  });
});
