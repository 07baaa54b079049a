import { posts } from '../../fixtures/platform/kernel/db/schema/posts.ts';
import { webhookDeliveries, webhooks } from '../../fixtures/platform/kernel/db/schema/webhooks.ts';
import type { PlatformServices } from '../../fixtures/platform/kernel/app/app.ts';
import { API_CLIENTS, CUSTOMERS, USERS } from '../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../fixtures/demo/seed/mediaIds.ts';
import { SOCIAL_ACCOUNT_IDS } from '../../fixtures/demo/seed/streamingIds.ts';

/** Things of Harbour's of kinds that the demo has none of. */
export const MORE_IDS = {
  post: 'f1000000-0000-4000-8000-000000000001',
  webhook: 'f2000000-0000-4000-8000-000000000001',
  delivery: 'f3000000-0000-4000-8000-000000000001',
} as const;

const DAY = 24 * 60 * 60_000;

/** Adds them to a platform that is filled with the demo. */
export async function addMoreObjects({ db, clock }: PlatformServices): Promise<void> {
  const now = clock.now();
  await db.insert(posts).values({
    ...{ uuid: MORE_IDS.post, customerId: CUSTOMERS.harbour, accountId: SOCIAL_ACCOUNT_IDS.youtube },
    ...{ kind: 'YOUTUBE', destinationId: 'UCharbourstreet', destinationName: 'Harbour Street' },
    ...{ mediaId: demoMediaId(CUSTOMERS.harbour, 12), title: 'Harbour sermon', description: 'Sunday' },
    ...{ privacy: 'org', publishAt: new Date(now.getTime() + DAY), step: 'PLANNED' },
    ...{ createdBy: USERS.harbourAdmin, createdAt: now },
  });
  await db.insert(webhooks).values({
    ...{ uuid: MORE_IDS.webhook, customerId: CUSTOMERS.harbour, clientId: API_CLIENTS.harbourAnalytics },
    ...{ url: 'https://hooks.example.com/rostrum', events: ['video.ready'], sealedSecret: 'sealed' },
    ...{ state: 'off', since: now, createdAt: now },
  });
  await db.insert(webhookDeliveries).values({
    ...{ id: MORE_IDS.delivery, webhookId: MORE_IDS.webhook, event: 'ping', subject: 'ping', body: '{}' },
    ...{ state: 'failed', attempts: 1, createdAt: now },
  });
}
