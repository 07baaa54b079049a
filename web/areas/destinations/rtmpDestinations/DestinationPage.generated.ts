/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { UsesList_UseFragmentDoc } from '../../../ui/UsesList.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type RtmpDestinationPageQueryVariables = Exact<{
  id: string;
}>;


export type RtmpDestinationPageQuery = { __typename: 'Query', rtmpDestination: (
    { __typename: 'RtmpDestination', uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null }
    & Rtmp_DestinationFragment
  ) | null };

export type Rtmp_DestinationFragment = { __typename: 'RtmpDestination', id: string, name: string, streamUrl: string, viewUrl: string | null, createdAt: string, customer: { __typename: 'Customer', id: string, timezone: string } | null };

export type RevealRtmpKeyMutationVariables = Exact<{
  input: Types.RevealRtmpKeyInput;
}>;


export type RevealRtmpKeyMutation = { __typename: 'Mutation', revealRtmpKey: { __typename: 'RevealRtmpKeyPayload', streamKey: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Rtmp_DestinationFragmentDoc = /*#__PURE__*/ composeDocument<Rtmp_DestinationFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Rtmp_destination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RtmpDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"streamUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}, []);
export const RtmpDestinationPageDocument = /*#__PURE__*/ composeDocument<RtmpDestinationPageQuery, RtmpDestinationPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RtmpDestinationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rtmpDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rtmp_destination"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [Rtmp_DestinationFragmentDoc, UsesList_UseFragmentDoc]);
export const RevealRtmpKeyDocument = /*#__PURE__*/ composeDocument<RevealRtmpKeyMutation, RevealRtmpKeyMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealRtmpKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealRtmpKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealRtmpKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streamKey"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useRtmpDestinationPageQuery(options: Apollo.useQuery.Options<RtmpDestinationPageQuery, RtmpDestinationPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(RtmpDestinationPageDocument, options); }
export function useRtmpDestinationPageLazyQuery(options?: Apollo.useLazyQuery.Options<RtmpDestinationPageQuery, RtmpDestinationPageQueryVariables>) { return Apollo.useLazyQuery(RtmpDestinationPageDocument, options); }
export function useRevealRtmpKeyMutation(options?: Apollo.useMutation.Options<RevealRtmpKeyMutation, RevealRtmpKeyMutationVariables>) { return Apollo.useMutation(RevealRtmpKeyDocument, options); }