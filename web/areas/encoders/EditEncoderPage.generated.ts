/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EditEncoderQueryVariables = Exact<{
  id: string;
}>;


export type EditEncoderQuery = { __typename: 'Query', encoder: (
    { __typename: 'Encoder' }
    & EditEncoder_EncoderFragment
  ) | null };

export type EditEncoder_EncoderFragment = { __typename: 'Encoder', id: string, name: string, model: string, type: Types.EncoderType, configuration: Types.EncoderConfiguration, inputSource: Types.InputSource | null, isInLanMode: boolean, revision: number, pendingNetworks: number, customer: { __typename: 'Customer', id: string } | null, channel: { __typename: 'EncoderChannel', id: string, name: string } | null, preset: { __typename: 'EncoderPreset', id: string, name: string } | null, networks: Array<{ __typename: 'EncoderNetwork', nicDisplayName: string, ipv4Address: string | null, subnetMask: string | null, gateway: string | null, dns: Array<string>, isDhcpOn: boolean, macAddress: string | null, isApplied: boolean }> | null };

export type EncoderInputSourcesQueryVariables = Exact<{
  model: string;
}>;


export type EncoderInputSourcesQuery = { __typename: 'Query', encoderOptions: { __typename: 'EncoderOptions', inputSources: Array<Types.InputSource> } | null };

export type UpdateEncoderMutationVariables = Exact<{
  input: Types.UpdateEncoderInput;
}>;


export type UpdateEncoderMutation = { __typename: 'Mutation', updateEncoder: { __typename: 'UpdateEncoderPayload', encoder: (
      { __typename: 'Encoder' }
      & EditEncoder_EncoderFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateEncoderNetworkMutationVariables = Exact<{
  input: Types.UpdateEncoderNetworkInput;
}>;


export type UpdateEncoderNetworkMutation = { __typename: 'Mutation', updateEncoderNetwork: { __typename: 'UpdateEncoderNetworkPayload', encoder: (
      { __typename: 'Encoder' }
      & EditEncoder_EncoderFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const EditEncoder_EncoderFragmentDoc = /*#__PURE__*/ composeDocument<EditEncoder_EncoderFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEncoder_encoder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encoder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"inputSource"}},{"kind":"Field","name":{"kind":"Name","value":"isInLanMode"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"pendingNetworks"}},{"kind":"Field","name":{"kind":"Name","value":"channel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nicDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"ipv4Address"}},{"kind":"Field","name":{"kind":"Name","value":"subnetMask"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"dns"}},{"kind":"Field","name":{"kind":"Name","value":"isDhcpOn"}},{"kind":"Field","name":{"kind":"Name","value":"macAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}}]}}, []);
export const EditEncoderDocument = /*#__PURE__*/ composeDocument<EditEncoderQuery, EditEncoderQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEncoder_encoder"}}]}}]}}, [EditEncoder_EncoderFragmentDoc]);
export const EncoderInputSourcesDocument = /*#__PURE__*/ composeDocument<EncoderInputSourcesQuery, EncoderInputSourcesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderInputSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inputSources"}}]}}]}}, []);
export const UpdateEncoderDocument = /*#__PURE__*/ composeDocument<UpdateEncoderMutation, UpdateEncoderMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEncoderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEncoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEncoder_encoder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [EditEncoder_EncoderFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateEncoderNetworkDocument = /*#__PURE__*/ composeDocument<UpdateEncoderNetworkMutation, UpdateEncoderNetworkMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEncoderNetwork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEncoderNetworkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEncoderNetwork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEncoder_encoder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [EditEncoder_EncoderFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useEditEncoderQuery(options: Apollo.useQuery.Options<EditEncoderQuery, EditEncoderQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EditEncoderDocument, options); }
export function useEditEncoderLazyQuery(options?: Apollo.useLazyQuery.Options<EditEncoderQuery, EditEncoderQueryVariables>) { return Apollo.useLazyQuery(EditEncoderDocument, options); }
export function useEncoderInputSourcesQuery(options: Apollo.useQuery.Options<EncoderInputSourcesQuery, EncoderInputSourcesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderInputSourcesDocument, options); }
export function useEncoderInputSourcesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderInputSourcesQuery, EncoderInputSourcesQueryVariables>) { return Apollo.useLazyQuery(EncoderInputSourcesDocument, options); }
export function useUpdateEncoderMutation(options?: Apollo.useMutation.Options<UpdateEncoderMutation, UpdateEncoderMutationVariables>) { return Apollo.useMutation(UpdateEncoderDocument, options); }
export function useUpdateEncoderNetworkMutation(options?: Apollo.useMutation.Options<UpdateEncoderNetworkMutation, UpdateEncoderNetworkMutationVariables>) { return Apollo.useMutation(UpdateEncoderNetworkDocument, options); }