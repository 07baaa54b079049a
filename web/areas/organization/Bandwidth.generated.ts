/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type BandwidthPageQueryVariables = Exact<{
  customerId: string;
  start?: string | null | undefined;
  end?: string | null | undefined;
  unit?: Types.BandwidthUnit | null | undefined;
}>;


export type BandwidthPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, bandwidth: { __typename: 'Bandwidth', usedBytes: number, allowanceBytes: number, averageBytes: number, resetsAt: string } | null, bandwidthHistory: Array<{ __typename: 'BandwidthDay', day: string, bytes: number }> | null } | null };

export type BandwidthDayPageQueryVariables = Exact<{
  customerId: string;
  day: string;
}>;


export type BandwidthDayPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, bandwidthOfDay: { __typename: 'BandwidthOfDay', day: string, bytes: number, channels: Array<{ __typename: 'ChannelBandwidth', webChannelId: string, name: string | null, bytes: number }> } | null } | null };

export type RequestBandwidthMutationVariables = Exact<{
  input: Types.RequestBandwidthInput;
}>;


export type RequestBandwidthMutation = { __typename: 'Mutation', requestBandwidth: { __typename: 'RequestBandwidthPayload', isSent: boolean, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const BandwidthPageDocument = /*#__PURE__*/ composeDocument<BandwidthPageQuery, BandwidthPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BandwidthPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BandwidthUnit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bandwidth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceBytes"}},{"kind":"Field","name":{"kind":"Name","value":"averageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandwidthHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]}}, []);
export const BandwidthDayPageDocument = /*#__PURE__*/ composeDocument<BandwidthDayPageQuery, BandwidthDayPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BandwidthDayPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bandwidthOfDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannelId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]}}]}}, []);
export const RequestBandwidthDocument = /*#__PURE__*/ composeDocument<RequestBandwidthMutation, RequestBandwidthMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestBandwidth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestBandwidthInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestBandwidth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useBandwidthPageQuery(options: Apollo.useQuery.Options<BandwidthPageQuery, BandwidthPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(BandwidthPageDocument, options); }
export function useBandwidthPageLazyQuery(options?: Apollo.useLazyQuery.Options<BandwidthPageQuery, BandwidthPageQueryVariables>) { return Apollo.useLazyQuery(BandwidthPageDocument, options); }
export function useBandwidthDayPageQuery(options: Apollo.useQuery.Options<BandwidthDayPageQuery, BandwidthDayPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(BandwidthDayPageDocument, options); }
export function useBandwidthDayPageLazyQuery(options?: Apollo.useLazyQuery.Options<BandwidthDayPageQuery, BandwidthDayPageQueryVariables>) { return Apollo.useLazyQuery(BandwidthDayPageDocument, options); }
export function useRequestBandwidthMutation(options?: Apollo.useMutation.Options<RequestBandwidthMutation, RequestBandwidthMutationVariables>) { return Apollo.useMutation(RequestBandwidthDocument, options); }