import { connectionFromArray } from '../../graph/kernel/connection.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import type { NotificationRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import {
  listNotifications,
  markNotificationsRead,
} from '../../graph/upstream/rest/encoders/notifications.ts';
import { notificationsPoller } from '../../graph/upstream/watch/notifications.ts';
import { ATTENTION_REASON_NAMES } from '../../schema/rules/attention.ts';
import { notificationsReadSchema } from '../../schema/rules/notifications.ts';
import type {
  CustomerResolvers,
  MutationResolvers,
  NotificationResolvers,
  SubscriptionResolvers,
} from '../__generated__/types.ts';
import { changes } from '../shared/changes.ts';
import { checked } from '../shared/checked.ts';
import type { Extending } from '../shared/parents.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** The notifications of an organization. */
export const notificationsOfCustomer = {
  notifications: async ({ id }, args, { rest, pageMax }) => {
    const rows = await listNotifications(rest, id);
    const unreadCount = rows.filter(({ isRead }) => !isRead).length;
    return Object.assign(connectionFromArray(rows, args, pageMax), { unreadCount });
  },
} satisfies Extending<CustomerResolvers>;

/** That an encoder, an encoder channel, an event or a destination wants or wanted attention. */
export const Notification = {
  reason: ({ reason }) => ATTENTION_REASON_NAMES[reason],
  // One that has moved to another organization is no longer the reader's to see.
  encoder: ({ customerId, encoderId }, _args, { loaders }) =>
    encoderId === null ? null : loaders.encoder.loadOf(customerId, encoderId),
  encoderChannel: ({ customerId, encoderChannelId }, _args, { loaders }) =>
    encoderChannelId === null ? null : loaders.encoderChannel.loadOf(customerId, encoderChannelId),
  event: ({ eventId: id }) => (id === null ? null : { __typename: 'Event', id }),
  contentDestination: ({ customerId, contentDestinationId: id }, _args, { loaders }) =>
    id === null ? null : loaders.contentDestination.loadOf(customerId, id),
  encoderName: ({ subjectName }) => subjectName,
} satisfies NotificationResolvers;

/** Read marks of notifications. */
export const notificationMutations = {
  markNotificationsRead: (_root, { input }, context) => {
    const { customerId: present } = requireCaller(context);
    return checked(notificationsReadSchema, input, ({ customerId, ids }) =>
      userErrors(async () => {
        const id = customerId ?? present;
        await markNotificationsRead(context.rest, id, ids ?? undefined);
        return { customer: { __typename: 'Customer' as const, id } };
      }),
    );
  },
} satisfies MutationResolvers;

/** That notifications came, ended or went. */
export const notificationSubscriptions = {
  notificationsChanged: changes(notificationsPoller, (changed: NotificationRecord[]) => ({
    notificationIds: changed.map(({ id }) => id),
  })),
} satisfies SubscriptionResolvers;
