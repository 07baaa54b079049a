/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LiveFindingsQueryVariables = Exact<{
  customerId: string;
}>;


export type LiveFindingsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, liveFindings: Array<{ __typename: 'ChannelFindings', encoderChannelId: string, findings: Array<{ __typename: 'LiveFinding', kind: Types.LiveFindingKind, severity: Types.LiveFindingSeverity, found: string | null, wanted: string | null }> }> | null } | null };

export type LiveFinding_FindingFragment = { __typename: 'LiveFinding', kind: Types.LiveFindingKind, severity: Types.LiveFindingSeverity, found: string | null, wanted: string | null };

export const LiveFinding_FindingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveFinding_finding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiveFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}}]}}]} as unknown as DocumentNode<LiveFinding_FindingFragment, unknown>;
export const LiveFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveFindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannelId"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveFinding_finding"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveFinding_finding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiveFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}}]}}]} as unknown as DocumentNode<LiveFindingsQuery, LiveFindingsQueryVariables>;
export function useLiveFindingsQuery(options: Apollo.useQuery.Options<LiveFindingsQuery, LiveFindingsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LiveFindingsDocument, options); }
export function useLiveFindingsLazyQuery(options?: Apollo.useLazyQuery.Options<LiveFindingsQuery, LiveFindingsQueryVariables>) { return Apollo.useLazyQuery(LiveFindingsDocument, options); }