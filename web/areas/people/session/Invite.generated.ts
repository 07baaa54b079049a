/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type InviteOfferQueryVariables = Exact<{
  id: string;
  token: string;
}>;


export type InviteOfferQuery = { __typename: 'Query', invite: { __typename: 'InviteOffer', email: string, customerName: string, firstName: string | null, lastName: string | null, phone: string | null, state: Types.InviteState } | null };

export type AcceptInviteMutationVariables = Exact<{
  input: Types.AcceptInviteInput;
}>;


export type AcceptInviteMutation = { __typename: 'Mutation', acceptInvite: { __typename: 'AcceptInvitePayload', userName: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RequestInviteMutationVariables = Exact<{
  input: Types.RequestInviteInput;
}>;


export type RequestInviteMutation = { __typename: 'Mutation', requestInvite: { __typename: 'RequestInvitePayload', isRequested: boolean } | null };


export const InviteOfferDocument = /*#__PURE__*/ composeDocument<InviteOfferQuery, InviteOfferQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InviteOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}, []);
export const AcceptInviteDocument = /*#__PURE__*/ composeDocument<AcceptInviteMutation, AcceptInviteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RequestInviteDocument = /*#__PURE__*/ composeDocument<RequestInviteMutation, RequestInviteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRequested"}}]}}]}}, []);
export function useInviteOfferQuery(options: Apollo.useQuery.Options<InviteOfferQuery, InviteOfferQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(InviteOfferDocument, options); }
export function useInviteOfferLazyQuery(options?: Apollo.useLazyQuery.Options<InviteOfferQuery, InviteOfferQueryVariables>) { return Apollo.useLazyQuery(InviteOfferDocument, options); }
export function useAcceptInviteMutation(options?: Apollo.useMutation.Options<AcceptInviteMutation, AcceptInviteMutationVariables>) { return Apollo.useMutation(AcceptInviteDocument, options); }
export function useRequestInviteMutation(options?: Apollo.useMutation.Options<RequestInviteMutation, RequestInviteMutationVariables>) { return Apollo.useMutation(RequestInviteDocument, options); }