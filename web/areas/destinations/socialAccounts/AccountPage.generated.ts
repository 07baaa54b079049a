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
export type SocialAccountPageQueryVariables = Exact<{
  id: string;
}>;


export type SocialAccountPageQuery = { __typename: 'Query', socialAccount: (
    { __typename: 'SocialAccount', schedules: Array<{ __typename: 'SocialSchedule', id: string, name: string, startsAt: string | null }> | null, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null }
    & Social_AccountFragment
  ) | null };

export type Social_AccountFragment = { __typename: 'SocialAccount', id: string, kind: Types.SocialKind, isStandIn: boolean, networkId: string, networkName: string, name: string, accessState: Types.SocialAccessState, accessExpiresAt: string | null, expiresInDays: number | null, missingPermissions: Array<string>, crosspostDestinationIds: Array<string>, verifiedAt: string | null, createdAt: string, defaultDestination: { __typename: 'SocialPlace', id: string, name: string } | null, customer: { __typename: 'Customer', id: string, timezone: string } | null };

export type SyncSocialAccountMutationVariables = Exact<{
  input: Types.SyncSocialAccountInput;
}>;


export type SyncSocialAccountMutation = { __typename: 'Mutation', syncSocialAccount: { __typename: 'SyncSocialAccountPayload', socialAccount: (
      { __typename: 'SocialAccount' }
      & Social_AccountFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Social_AccountFragmentDoc = /*#__PURE__*/ composeDocument<Social_AccountFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Social_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SocialAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isStandIn"}},{"kind":"Field","name":{"kind":"Name","value":"networkId"}},{"kind":"Field","name":{"kind":"Name","value":"networkName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accessState"}},{"kind":"Field","name":{"kind":"Name","value":"accessExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInDays"}},{"kind":"Field","name":{"kind":"Name","value":"missingPermissions"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crosspostDestinationIds"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}, []);
export const SocialAccountPageDocument = /*#__PURE__*/ composeDocument<SocialAccountPageQuery, SocialAccountPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SocialAccountPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Social_account"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [Social_AccountFragmentDoc, UsesList_UseFragmentDoc]);
export const SyncSocialAccountDocument = /*#__PURE__*/ composeDocument<SyncSocialAccountMutation, SyncSocialAccountMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncSocialAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncSocialAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncSocialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Social_account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Social_AccountFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useSocialAccountPageQuery(options: Apollo.useQuery.Options<SocialAccountPageQuery, SocialAccountPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SocialAccountPageDocument, options); }
export function useSocialAccountPageLazyQuery(options?: Apollo.useLazyQuery.Options<SocialAccountPageQuery, SocialAccountPageQueryVariables>) { return Apollo.useLazyQuery(SocialAccountPageDocument, options); }
export function useSyncSocialAccountMutation(options?: Apollo.useMutation.Options<SyncSocialAccountMutation, SyncSocialAccountMutationVariables>) { return Apollo.useMutation(SyncSocialAccountDocument, options); }