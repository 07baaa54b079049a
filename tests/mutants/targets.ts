/** Critical sources with the test files that cover them. */
export interface Target {
  area: 'access' | 'limits' | 'counts' | 'machines';
  source: string;
  tests: readonly string[];
}

const core = (name: string) => `tests/platform/core/${name}.test.ts`;
const secondFactor = 'tests/platform/people/secondFactor.test.ts';
const webhooks = ['webhooks', 'webhookRoles'].map((name) => `tests/platform/customers/${name}.test.ts`);
const factorReset = 'tests/platform/people/factorReset.test.ts';

export const TARGETS: readonly Target[] = [
  { area: 'access', source: 'schema/rules/rights.ts', tests: [core('rightsMatrix')] },
  { area: 'access', source: 'schema/rules/permissions.ts', tests: [core('rightsMatrix')] },
  {
    area: 'access',
    source: 'fixtures/platform/kernel/access/access.ts',
    tests: [core('statedAccess'), 'tests/platform/customers/rights.test.ts'],
  },
  {
    area: 'access',
    source: 'fixtures/platform/kernel/access/declaredAccess.ts',
    tests: [core('statedAccess')],
  },
  {
    area: 'access',
    source: 'fixtures/platform/domains/customers/auth/callers.ts',
    tests: ['rights', 'rightsOfNow', 'session'].map((name) => `tests/platform/customers/${name}.test.ts`),
  },
  { area: 'limits', source: 'graph/engine/cost.ts', tests: ['tests/graph/core/limits.test.ts'] },
  { area: 'limits', source: 'graph/engine/limits.ts', tests: ['tests/graph/core/limits.test.ts'] },
  {
    area: 'limits',
    source: 'fixtures/platform/kernel/limits/signIns.ts',
    tests: ['tests/platform/customers/limits.test.ts', 'tests/platform/customers/knownDevices.test.ts'],
  },
  {
    area: 'limits',
    source: 'schema/rules/uploadCheck.ts',
    tests: ['tests/platform/media/uploadRules.test.ts'],
  },
  {
    area: 'limits',
    source: 'fixtures/platform/domains/encoders/encoders/presetLimits.ts',
    tests: ['tests/platform/encoders/presets.test.ts'],
  },
  {
    area: 'counts',
    source: 'fixtures/platform/domains/encoders/encoders/uploaderLicenses.ts',
    tests: ['tests/platform/encoders/uploaders.test.ts'],
  },
  {
    area: 'counts',
    source: 'fixtures/platform/domains/customers/organizations/venueLicenses.ts',
    tests: ['tests/platform/venues/venues.test.ts', 'tests/platform/venues/venueWrites.test.ts'],
  },
  {
    area: 'counts',
    source: 'fixtures/platform/domains/media/uploads/uploads.ts',
    tests: ['tests/platform/media/uploads.test.ts', 'tests/platform/media/uploadProcessing.test.ts'],
  },
  {
    area: 'counts',
    source: 'fixtures/platform/domains/events/schedule/occurrences.ts',
    tests: ['events/repeat', 'events/plannedEvents', 'destinations/simulator'].map(
      (name) => `tests/platform/${name}.test.ts`,
    ),
  },
  {
    area: 'counts',
    source: 'fixtures/platform/domains/customers/subscriptions/trials.ts',
    tests: ['tests/platform/customers/trials.test.ts'],
  },
  {
    area: 'access',
    source: 'fixtures/platform/domains/customers/credentials/factors.ts',
    tests: [secondFactor, factorReset, 'tests/platform/encoders/uploaderFactor.test.ts'],
  },
  {
    area: 'access',
    source: 'fixtures/platform/domains/customers/credentials/codes.ts',
    tests: [secondFactor],
  },
  {
    area: 'access',
    source: 'fixtures/platform/domains/customers/credentials/recovery.ts',
    tests: [secondFactor],
  },
  {
    area: 'access',
    source: 'fixtures/platform/domains/events/schedule/rights.ts',
    tests: ['tests/platform/events/events.test.ts', 'tests/platform/events/planning.test.ts'],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/customers/credentials/steps.ts',
    tests: [secondFactor, factorReset],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/events/model/eventModel.ts',
    tests: ['tests/platform/events/eventModel.test.ts'],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/events/goLive/progress.ts',
    tests: ['tests/platform/events/goLiveModel.test.ts'],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/venues/loads.ts',
    tests: ['tests/platform/venues/decoderLoads.test.ts'],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/customers/webhooks/deliveries.ts',
    tests: webhooks,
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/customers/webhooks/deliveryJobs.ts',
    tests: webhooks,
  },
  {
    area: 'machines',
    source: 'web/kernel/sessionState.ts',
    tests: ['tests/web/kernel/sessionState.test.ts'],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/media/items/mediaMachine.ts',
    tests: ['tests/platform/media/machine.test.ts'],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/destinations/states/machine.ts',
    tests: ['tests/platform/destinations/machine.test.ts'],
  },
  {
    area: 'machines',
    source: 'fixtures/platform/domains/encoders/encoders/machine.ts',
    tests: ['tests/platform/encoders/machine.test.ts'],
  },
];
