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
export type SocialAccountUsesQueryVariables = Exact<{
  id: string;
}>;


export type SocialAccountUsesQuery = { __typename: 'Query', socialAccount: { __typename: 'SocialAccount', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type RemoveSocialAccountMutationVariables = Exact<{
  input: Types.RemoveSocialAccountInput;
}>;


export type RemoveSocialAccountMutation = { __typename: 'Mutation', removeSocialAccount: { __typename: 'RemoveSocialAccountPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const SocialAccountUsesDocument = /*#__PURE__*/ composeDocument<SocialAccountUsesQuery, SocialAccountUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SocialAccountUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const RemoveSocialAccountDocument = /*#__PURE__*/ composeDocument<RemoveSocialAccountMutation, RemoveSocialAccountMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSocialAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSocialAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSocialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useSocialAccountUsesQuery(options: Apollo.useQuery.Options<SocialAccountUsesQuery, SocialAccountUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SocialAccountUsesDocument, options); }
export function useSocialAccountUsesLazyQuery(options?: Apollo.useLazyQuery.Options<SocialAccountUsesQuery, SocialAccountUsesQueryVariables>) { return Apollo.useLazyQuery(SocialAccountUsesDocument, options); }
export function useRemoveSocialAccountMutation(options?: Apollo.useMutation.Options<RemoveSocialAccountMutation, RemoveSocialAccountMutationVariables>) { return Apollo.useMutation(RemoveSocialAccountDocument, options); }