/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', customer: (
      { __typename: 'Customer' }
      & Notifications_CustomerFragment
    ) } | null };

export type Notifications_CustomerFragment = { __typename: 'Customer', id: string, notifications: { __typename: 'NotificationConnection', unreadCount: number, nodes: Array<(
      { __typename: 'Notification' }
      & NotificationRow_NotificationFragment
    )> } | null };

export type NotificationRow_NotificationFragment = { __typename: 'Notification', id: string, reason: Types.AttentionReason, subjectName: string, contentDestinationId: string | null, beganAt: string, endedAt: string | null, isRead: boolean, encoder: { __typename: 'Encoder', id: string, name: string } | null, encoderChannel: { __typename: 'EncoderChannel', id: string, name: string } | null, event: { __typename: 'Event', id: string, name: string } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  input: Types.MarkNotificationsReadInput;
}>;


export type MarkNotificationsReadMutation = { __typename: 'Mutation', markNotificationsRead: { __typename: 'MarkNotificationsReadPayload', customer: (
      { __typename: 'Customer' }
      & Notifications_CustomerFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type NotificationsChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type NotificationsChangedSubscription = { __typename: 'Subscription', notificationsChanged: { __typename: 'NotificationsChangedEvent', sequence: number, at: string, notificationIds: Array<string> } };

export const NotificationRow_NotificationFragmentDoc = /*#__PURE__*/ composeDocument<NotificationRow_NotificationFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinationId"}},{"kind":"Field","name":{"kind":"Name","value":"beganAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}, []);
export const Notifications_CustomerFragmentDoc = /*#__PURE__*/ composeDocument<Notifications_CustomerFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notifications_customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow_notification"}}]}}]}}]}}, [NotificationRow_NotificationFragmentDoc]);
export const NotificationsDocument = /*#__PURE__*/ composeDocument<NotificationsQuery, NotificationsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications_customer"}}]}}]}}]}}, [Notifications_CustomerFragmentDoc]);
export const MarkNotificationsReadDocument = /*#__PURE__*/ composeDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications_customer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Notifications_CustomerFragmentDoc, Refusal_ProblemFragmentDoc]);
export const NotificationsChangedDocument = /*#__PURE__*/ composeDocument<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"notificationIds"}}]}}]}}, []);
export function useNotificationsQuery(options?: Apollo.useQuery.Options<NotificationsQuery, NotificationsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(NotificationsDocument, options); }
export function useNotificationsLazyQuery(options?: Apollo.useLazyQuery.Options<NotificationsQuery, NotificationsQueryVariables>) { return Apollo.useLazyQuery(NotificationsDocument, options); }
export function useMarkNotificationsReadMutation(options?: Apollo.useMutation.Options<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>) { return Apollo.useMutation(MarkNotificationsReadDocument, options); }
export function useNotificationsChangedSubscription(options: Apollo.useSubscription.Options<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(NotificationsChangedDocument, options); }