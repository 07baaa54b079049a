import { expect, test } from '@jest/globals';
import { Histogram as PromHistogram, Registry } from 'prom-client';
import { Histogram } from '../../../graph/server/histogram.ts';

const SETTINGS = {
  name: 'seconds',
  help: 'How long.',
  labelNames: ['service', 'status'],
  buckets: [0.5, 1, 2],
};

test("prints what prom-client's own histogram prints of the same observations", async () => {
  const [own, theirs] = [new Registry(), new Registry()];
  const histogram = new Histogram(SETTINGS, own);
  const reference = new PromHistogram({ ...SETTINGS, registers: [theirs] });
  const observed: [string, string, number][] = [
    ['central', '200', 0.25],
    ['central', '200', 0.5],
    ['central', '503', 1.5],
    ['ai', '200', 2],
    ['ai', '200', 64],
  ];
  for (const [service, status, value] of observed) {
    histogram.of(service, status).observe(value);
    reference.observe({ service, status }, value);
  }
  const plain = { name: 'calls', help: 'How many.', buckets: [1] };
  new Histogram(plain, own);
  new PromHistogram({ ...plain, registers: [theirs] });
  expect(await own.metrics()).toBe(await theirs.metrics());
});
