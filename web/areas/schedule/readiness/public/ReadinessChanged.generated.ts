/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type ReadinessEncodersChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type ReadinessEncodersChangedSubscription = { __typename: 'Subscription', encodersChanged: { __typename: 'EncodersChangedEvent', sequence: number, at: string, encoders: Array<{ __typename: 'Encoder', id: string, status: { __typename: 'EncoderStatus', state: Types.EncoderState } }> } };

export type ReadinessNotificationsChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type ReadinessNotificationsChangedSubscription = { __typename: 'Subscription', notificationsChanged: { __typename: 'NotificationsChangedEvent', sequence: number, at: string, notificationIds: Array<string> } };


export const ReadinessEncodersChangedDocument = /*#__PURE__*/ composeDocument<ReadinessEncodersChangedSubscription, ReadinessEncodersChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReadinessEncodersChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encodersChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"encoders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}, []);
export const ReadinessNotificationsChangedDocument = /*#__PURE__*/ composeDocument<ReadinessNotificationsChangedSubscription, ReadinessNotificationsChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReadinessNotificationsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"notificationIds"}}]}}]}}, []);
export function useReadinessEncodersChangedSubscription(options: Apollo.useSubscription.Options<ReadinessEncodersChangedSubscription, ReadinessEncodersChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(ReadinessEncodersChangedDocument, options); }
export function useReadinessNotificationsChangedSubscription(options: Apollo.useSubscription.Options<ReadinessNotificationsChangedSubscription, ReadinessNotificationsChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(ReadinessNotificationsChangedDocument, options); }