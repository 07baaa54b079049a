/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderStatus_StatusFragment } from './EncoderRow.generated.ts';
import { composeDocument } from '../../kernel/composeDocument.ts';
import { EncoderStatus_StatusFragmentDoc } from './EncoderRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncodersChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type EncodersChangedSubscription = { __typename: 'Subscription', encodersChanged: { __typename: 'EncodersChangedEvent', sequence: number, at: string, encoders: Array<{ __typename: 'Encoder', id: string, name: string, version: string, availableVersion: string | null, pendingNetworks: number, status: (
        { __typename: 'EncoderStatus' }
        & EncoderStatus_StatusFragment
      ) }> } };


export const EncodersChangedDocument = /*#__PURE__*/ composeDocument<EncodersChangedSubscription, EncodersChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EncodersChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encodersChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"encoders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableVersion"}},{"kind":"Field","name":{"kind":"Name","value":"pendingNetworks"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderStatus_status"}}]}}]}}]}}]}}, [EncoderStatus_StatusFragmentDoc]);
export function useEncodersChangedSubscription(options: Apollo.useSubscription.Options<EncodersChangedSubscription, EncodersChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(EncodersChangedDocument, options); }