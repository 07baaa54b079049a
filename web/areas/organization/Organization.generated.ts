/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type Trial_TrialFragment = { __typename: 'LibraryTrial', state: Types.TrialState, startedAt: string | null, endsAt: string | null, plan: { __typename: 'Plan', id: string, name: string, libraryTb: number | null, yearlyPrice: number | null } | null };

export type OrganizationPageQueryVariables = Exact<{
  customerId: string;
}>;


export type OrganizationPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, name: string, timezone: string, subscription: { __typename: 'Subscriptions', softwareEncoders: number, venues: number, rtmp: number, audio16: number, subtitlesHoursPerMonth: number, plans: Array<{ __typename: 'SubscribedPlan', kind: Types.PlanKind, name: string, startDate: string | null }> } | null, libraryTrial: (
      { __typename: 'LibraryTrial' }
      & Trial_TrialFragment
    ) | null, billing: { __typename: 'Billing', portalUrl: string | null, hasPaymentMethod: boolean } | null, streamUsage: { __typename: 'StreamUsage', usedCount: number, allowedCount: number | null } | null } | null };

export type OrganizationVenueLicensesQueryVariables = Exact<{
  customerId: string;
}>;


export type OrganizationVenueLicensesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, venueLicenses: Array<{ __typename: 'VenueLicense', licenseType: Types.VenueLicenseType, totalCount: number, usedCount: number, availableCount: number }> | null } | null };

export type StartTrialMutationVariables = Exact<{
  input: Types.StartTrialInput;
}>;


export type StartTrialMutation = { __typename: 'Mutation', startTrial: { __typename: 'TrialPayload', libraryTrial: (
      { __typename: 'LibraryTrial' }
      & Trial_TrialFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type CancelTrialMutationVariables = Exact<{
  input: Types.CancelTrialInput;
}>;


export type CancelTrialMutation = { __typename: 'Mutation', cancelTrial: { __typename: 'TrialPayload', libraryTrial: (
      { __typename: 'LibraryTrial' }
      & Trial_TrialFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type OrganizationTogglesQueryVariables = Exact<{
  customerId: string;
}>;


export type OrganizationTogglesQuery = { __typename: 'Query', toggles: Array<{ __typename: 'Toggle', id: string, name: string, description: string }> | null, customer: { __typename: 'Customer', id: string, toggleIds: Array<string> | null } | null };

export type SetToggleMutationVariables = Exact<{
  input: Types.SetToggleInput;
}>;


export type SetToggleMutation = { __typename: 'Mutation', setToggle: { __typename: 'SetTogglePayload', customer: { __typename: 'Customer', id: string, toggleIds: Array<string> | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Trial_TrialFragmentDoc = /*#__PURE__*/ composeDocument<Trial_TrialFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trial_trial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryTrial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"libraryTb"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyPrice"}}]}}]}}, []);
export const OrganizationPageDocument = /*#__PURE__*/ composeDocument<OrganizationPageQuery, OrganizationPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"softwareEncoders"}},{"kind":"Field","name":{"kind":"Name","value":"venues"}},{"kind":"Field","name":{"kind":"Name","value":"rtmp"}},{"kind":"Field","name":{"kind":"Name","value":"audio16"}},{"kind":"Field","name":{"kind":"Name","value":"subtitlesHoursPerMonth"}}]}},{"kind":"Field","name":{"kind":"Name","value":"libraryTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trial_trial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentMethod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCount"}}]}}]}}]}}, [Trial_TrialFragmentDoc]);
export const OrganizationVenueLicensesDocument = /*#__PURE__*/ composeDocument<OrganizationVenueLicensesQuery, OrganizationVenueLicensesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationVenueLicenses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"venueLicenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseType"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"availableCount"}}]}}]}}]}}, []);
export const StartTrialDocument = /*#__PURE__*/ composeDocument<StartTrialMutation, StartTrialMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartTrialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTrial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trial_trial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Trial_TrialFragmentDoc, Refusal_ProblemFragmentDoc]);
export const CancelTrialDocument = /*#__PURE__*/ composeDocument<CancelTrialMutation, CancelTrialMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelTrialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelTrial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trial_trial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Trial_TrialFragmentDoc, Refusal_ProblemFragmentDoc]);
export const OrganizationTogglesDocument = /*#__PURE__*/ composeDocument<OrganizationTogglesQuery, OrganizationTogglesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationToggles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toggleIds"}}]}}]}}, []);
export const SetToggleDocument = /*#__PURE__*/ composeDocument<SetToggleMutation, SetToggleMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetToggle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetToggleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setToggle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toggleIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useOrganizationPageQuery(options: Apollo.useQuery.Options<OrganizationPageQuery, OrganizationPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(OrganizationPageDocument, options); }
export function useOrganizationPageLazyQuery(options?: Apollo.useLazyQuery.Options<OrganizationPageQuery, OrganizationPageQueryVariables>) { return Apollo.useLazyQuery(OrganizationPageDocument, options); }
export function useOrganizationVenueLicensesQuery(options: Apollo.useQuery.Options<OrganizationVenueLicensesQuery, OrganizationVenueLicensesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(OrganizationVenueLicensesDocument, options); }
export function useOrganizationVenueLicensesLazyQuery(options?: Apollo.useLazyQuery.Options<OrganizationVenueLicensesQuery, OrganizationVenueLicensesQueryVariables>) { return Apollo.useLazyQuery(OrganizationVenueLicensesDocument, options); }
export function useStartTrialMutation(options?: Apollo.useMutation.Options<StartTrialMutation, StartTrialMutationVariables>) { return Apollo.useMutation(StartTrialDocument, options); }
export function useCancelTrialMutation(options?: Apollo.useMutation.Options<CancelTrialMutation, CancelTrialMutationVariables>) { return Apollo.useMutation(CancelTrialDocument, options); }
export function useOrganizationTogglesQuery(options: Apollo.useQuery.Options<OrganizationTogglesQuery, OrganizationTogglesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(OrganizationTogglesDocument, options); }
export function useOrganizationTogglesLazyQuery(options?: Apollo.useLazyQuery.Options<OrganizationTogglesQuery, OrganizationTogglesQueryVariables>) { return Apollo.useLazyQuery(OrganizationTogglesDocument, options); }
export function useSetToggleMutation(options?: Apollo.useMutation.Options<SetToggleMutation, SetToggleMutationVariables>) { return Apollo.useMutation(SetToggleDocument, options); }