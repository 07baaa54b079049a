/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type { Social_AccountFragment } from './AccountPage.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import { Social_AccountFragmentDoc } from './AccountPage.generated.ts';
import * as Apollo from '@apollo/client/react';
export type AuthorizeSocialAccountMutationVariables = Exact<{
  input: Types.AuthorizeSocialAccountInput;
}>;


export type AuthorizeSocialAccountMutation = { __typename: 'Mutation', authorizeSocialAccount: { __typename: 'AuthorizeSocialAccountPayload', address: string | null, isStandIn: boolean | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type LinkSocialAccountMutationVariables = Exact<{
  input: Types.LinkSocialAccountInput;
}>;


export type LinkSocialAccountMutation = { __typename: 'Mutation', linkSocialAccount: { __typename: 'LinkSocialAccountPayload', socialAccount: (
      { __typename: 'SocialAccount' }
      & Social_AccountFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const AuthorizeSocialAccountDocument = /*#__PURE__*/ composeDocument<AuthorizeSocialAccountMutation, AuthorizeSocialAccountMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuthorizeSocialAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizeSocialAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeSocialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isStandIn"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const LinkSocialAccountDocument = /*#__PURE__*/ composeDocument<LinkSocialAccountMutation, LinkSocialAccountMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkSocialAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSocialAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkSocialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Social_account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Social_AccountFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useAuthorizeSocialAccountMutation(options?: Apollo.useMutation.Options<AuthorizeSocialAccountMutation, AuthorizeSocialAccountMutationVariables>) { return Apollo.useMutation(AuthorizeSocialAccountDocument, options); }
export function useLinkSocialAccountMutation(options?: Apollo.useMutation.Options<LinkSocialAccountMutation, LinkSocialAccountMutationVariables>) { return Apollo.useMutation(LinkSocialAccountDocument, options); }