/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Trial_TrialFragment } from './Organization.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Trial_TrialFragmentDoc } from './Organization.generated.ts';
import * as Apollo from '@apollo/client/react';
export type Plan_PlanFragment = { __typename: 'Plan', id: string, name: string, tier: string, liveStorageTb: number | null, libraryTb: number | null, bitrateMbps: number | null, concurrentStreams: number | null, yearlyPrice: number | null };

export type PlansPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansPageQuery = { __typename: 'Query', web: Array<(
    { __typename: 'Plan' }
    & Plan_PlanFragment
  )> | null, vod: Array<(
    { __typename: 'Plan' }
    & Plan_PlanFragment
  )> | null, multisite: Array<(
    { __typename: 'Plan' }
    & Plan_PlanFragment
  )> | null };

export type PlansTrialQueryVariables = Exact<{
  customerId: string;
}>;


export type PlansTrialQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, subscription: { __typename: 'Subscriptions', plans: Array<{ __typename: 'SubscribedPlan', kind: Types.PlanKind, name: string }> } | null, libraryTrial: (
      { __typename: 'LibraryTrial' }
      & Trial_TrialFragment
    ) | null, billing: { __typename: 'Billing', portalUrl: string | null, hasPaymentMethod: boolean } | null } | null };

export const Plan_PlanFragmentDoc = /*#__PURE__*/ composeDocument<Plan_PlanFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"liveStorageTb"}},{"kind":"Field","name":{"kind":"Name","value":"libraryTb"}},{"kind":"Field","name":{"kind":"Name","value":"bitrateMbps"}},{"kind":"Field","name":{"kind":"Name","value":"concurrentStreams"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyPrice"}}]}}, []);
export const PlansPageDocument = /*#__PURE__*/ composeDocument<PlansPageQuery, PlansPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"web"},"name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"WEB"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_plan"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"vod"},"name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"VOD"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_plan"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"multisite"},"name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"MULTISITE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_plan"}}]}}]}}, [Plan_PlanFragmentDoc]);
export const PlansTrialDocument = /*#__PURE__*/ composeDocument<PlansTrialQuery, PlansTrialQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"libraryTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trial_trial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentMethod"}}]}}]}}]}}, [Trial_TrialFragmentDoc]);
export function usePlansPageQuery(options?: Apollo.useQuery.Options<PlansPageQuery, PlansPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlansPageDocument, options); }
export function usePlansPageLazyQuery(options?: Apollo.useLazyQuery.Options<PlansPageQuery, PlansPageQueryVariables>) { return Apollo.useLazyQuery(PlansPageDocument, options); }
export function usePlansTrialQuery(options: Apollo.useQuery.Options<PlansTrialQuery, PlansTrialQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlansTrialDocument, options); }
export function usePlansTrialLazyQuery(options?: Apollo.useLazyQuery.Options<PlansTrialQuery, PlansTrialQueryVariables>) { return Apollo.useLazyQuery(PlansTrialDocument, options); }