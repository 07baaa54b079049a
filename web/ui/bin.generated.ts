/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../kernel/refusal.generated.ts';
import type * as Types from '../schema.generated.ts';

import { composeDocument } from '../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type BinQueryVariables = Exact<{
  customerId: string;
  kind: Types.BinKind;
}>;


export type BinQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, binEntries: { __typename: 'BinEntryConnection', nodes: Array<{ __typename: 'BinEntry', id: string, name: string, deletedAt: string, deletedBy: string, expiresAt: string }> } | null } | null };

export type RestoreDeletedMutationVariables = Exact<{
  input: Types.RestoreDeletedInput;
}>;


export type RestoreDeletedMutation = { __typename: 'Mutation', restoreDeleted: { __typename: 'RestoreDeletedPayload', restoredId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const BinDocument = /*#__PURE__*/ composeDocument<BinQuery, BinQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BinKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"binEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]}}, []);
export const RestoreDeletedDocument = /*#__PURE__*/ composeDocument<RestoreDeletedMutation, RestoreDeletedMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDeleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreDeletedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDeleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoredId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useBinQuery(options: Apollo.useQuery.Options<BinQuery, BinQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(BinDocument, options); }
export function useBinLazyQuery(options?: Apollo.useLazyQuery.Options<BinQuery, BinQueryVariables>) { return Apollo.useLazyQuery(BinDocument, options); }
export function useRestoreDeletedMutation(options?: Apollo.useMutation.Options<RestoreDeletedMutation, RestoreDeletedMutationVariables>) { return Apollo.useMutation(RestoreDeletedDocument, options); }