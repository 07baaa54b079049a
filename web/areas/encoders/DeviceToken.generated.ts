/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type DeviceToken_EncoderFragment = { __typename: 'Encoder', id: string, activationCode: string | null, deviceToken: { __typename: 'DeviceToken', issuedAt: string, lastUsedAt: string | null, revokedAt: string | null } | null };

export type DeviceTokenQueryVariables = Exact<{
  id: string;
}>;


export type DeviceTokenQuery = { __typename: 'Query', encoder: (
    { __typename: 'Encoder' }
    & DeviceToken_EncoderFragment
  ) | null };

export type RevokeDeviceTokenMutationVariables = Exact<{
  input: Types.RevokeDeviceTokenInput;
}>;


export type RevokeDeviceTokenMutation = { __typename: 'Mutation', revokeDeviceToken: { __typename: 'RevokeDeviceTokenPayload', encoder: (
      { __typename: 'Encoder' }
      & DeviceToken_EncoderFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const DeviceToken_EncoderFragmentDoc = /*#__PURE__*/ composeDocument<DeviceToken_EncoderFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceToken_encoder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encoder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activationCode"}},{"kind":"Field","name":{"kind":"Name","value":"deviceToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}, []);
export const DeviceTokenDocument = /*#__PURE__*/ composeDocument<DeviceTokenQuery, DeviceTokenQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceToken_encoder"}}]}}]}}, [DeviceToken_EncoderFragmentDoc]);
export const RevokeDeviceTokenDocument = /*#__PURE__*/ composeDocument<RevokeDeviceTokenMutation, RevokeDeviceTokenMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeDeviceToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeDeviceTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeDeviceToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceToken_encoder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [DeviceToken_EncoderFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useDeviceTokenQuery(options: Apollo.useQuery.Options<DeviceTokenQuery, DeviceTokenQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DeviceTokenDocument, options); }
export function useDeviceTokenLazyQuery(options?: Apollo.useLazyQuery.Options<DeviceTokenQuery, DeviceTokenQueryVariables>) { return Apollo.useLazyQuery(DeviceTokenDocument, options); }
export function useRevokeDeviceTokenMutation(options?: Apollo.useMutation.Options<RevokeDeviceTokenMutation, RevokeDeviceTokenMutationVariables>) { return Apollo.useMutation(RevokeDeviceTokenDocument, options); }