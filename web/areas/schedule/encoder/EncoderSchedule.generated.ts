/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type ScheduledEncoderChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type ScheduledEncoderChangedSubscription = { __typename: 'Subscription', encodersChanged: { __typename: 'EncodersChangedEvent', sequence: number, at: string, encoders: Array<{ __typename: 'Encoder', id: string, status: { __typename: 'EncoderStatus', state: Types.EncoderState } }> } };


export const ScheduledEncoderChangedDocument = /*#__PURE__*/ composeDocument<ScheduledEncoderChangedSubscription, ScheduledEncoderChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ScheduledEncoderChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encodersChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"encoders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}, []);
export function useScheduledEncoderChangedSubscription(options: Apollo.useSubscription.Options<ScheduledEncoderChangedSubscription, ScheduledEncoderChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(ScheduledEncoderChangedDocument, options); }