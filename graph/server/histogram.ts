import type { Histogram as PromHistogram, MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Counters of observations with the same labels. */
export interface Observed {
  observe(value: number): void;
}

interface HistogramSettings {
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** Upper bounds, in order. */
  buckets: readonly number[];
}

/**
 * A histogram for prom-client's registry that finds its counts by the labels' values themselves: prom-client's own
 * checks, copies and hashes the labels with each observation, five times for an operation.
 */
export class Histogram {
  readonly name: string;
  readonly #settings: HistogramSettings;
  readonly #counts = new Map<string, Counts>();

  constructor(settings: HistogramSettings, registry: Registry) {
    this.name = settings.name;
    this.#settings = settings;
    if (!settings.labelNames) this.of();
    registry.registerMetric(this as unknown as PromHistogram);
  }

  /** Counters for these label values, in the order of `labelNames`. */
  of(...labels: readonly string[]): Observed {
    const key = labels.join(' ');
    let counts = this.#counts.get(key);
    if (!counts) this.#counts.set(key, (counts = new Counts(labels, this.#settings.buckets)));
    return counts;
  }

  /** Metric for the registry. */
  get(): Omit<MetricObjectWithValues<MetricValue<string>>, 'collect'> {
    const { name, help, labelNames = [], buckets } = this.#settings;
    const values = [...this.#counts.values()].flatMap((counts) => {
      const labels = Object.fromEntries(labelNames.map((label, i) => [label, counts.labels[i] ?? '']));
      return [
        ...[...buckets, '+Inf'].map((le, i) => ({
          metricName: `${name}_bucket`,
          labels: { le, ...labels },
          value: counts.upTo(i),
        })),
        { metricName: `${name}_sum`, labels, value: counts.sum },
        { metricName: `${name}_count`, labels, value: counts.upTo(buckets.length) },
      ];
    });
    return { name, help, type: 'histogram' as never, aggregator: 'sum', values };
  }
}

class Counts implements Observed {
  readonly labels: readonly string[];
  readonly #buckets: readonly number[];
  /** Observations by bucket; the last are above all of them. */
  readonly #counts: number[];
  sum = 0;

  constructor(labels: readonly string[], buckets: readonly number[]) {
    this.labels = labels;
    this.#buckets = buckets;
    this.#counts = Array.from({ length: buckets.length + 1 }, () => 0);
  }

  observe(value: number): void {
    const buckets = this.#buckets;
    let i = 0;
    while (i < buckets.length && value > buckets[i]!) i += 1;
    this.#counts[i]! += 1;
    this.sum += value;
  }

  /** Observations in the bucket of this place or one before. */
  upTo(place: number): number {
    return this.#counts.slice(0, place + 1).reduce((all, count) => all + count, 0);
  }
}
