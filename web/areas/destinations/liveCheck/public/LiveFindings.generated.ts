/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type LiveFindingsQueryVariables = Exact<{
  customerId: string;
}>;


export type LiveFindingsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, liveFindings: Array<{ __typename: 'ChannelFindings', encoderChannelId: string, findings: Array<(
        { __typename: 'LiveFinding' }
        & LiveFinding_FindingFragment
      )> }> | null } | null };

export type LiveFinding_FindingFragment = { __typename: 'LiveFinding', kind: Types.LiveFindingKind, severity: Types.LiveFindingSeverity, found: string | null, wanted: string | null };

export const LiveFinding_FindingFragmentDoc = /*#__PURE__*/ composeDocument<LiveFinding_FindingFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveFinding_finding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiveFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}}]}}, []);
export const LiveFindingsDocument = /*#__PURE__*/ composeDocument<LiveFindingsQuery, LiveFindingsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveFindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannelId"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveFinding_finding"}}]}}]}}]}}]}}, [LiveFinding_FindingFragmentDoc]);
export function useLiveFindingsQuery(options: Apollo.useQuery.Options<LiveFindingsQuery, LiveFindingsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LiveFindingsDocument, options); }
export function useLiveFindingsLazyQuery(options?: Apollo.useLazyQuery.Options<LiveFindingsQuery, LiveFindingsQueryVariables>) { return Apollo.useLazyQuery(LiveFindingsDocument, options); }