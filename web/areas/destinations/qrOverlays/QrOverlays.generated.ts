/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type QrOverlay_QrOverlayFragment = { __typename: 'QrOverlay', id: string, name: string, url: string, customLabel: string | null, openingBehavior: Types.QrOpeningBehavior, type: Types.QrOverlayType, createdAt: string };

export type QrOverlaysPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type QrOverlaysPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, qrOverlays: { __typename: 'QrOverlayConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'QrOverlayEdge', cursor: string, node: (
          { __typename: 'QrOverlay' }
          & QrOverlay_QrOverlayFragment
        ) }> } | null } | null };

export type QrOverlayPageQueryVariables = Exact<{
  id: string;
}>;


export type QrOverlayPageQuery = { __typename: 'Query', qrOverlay: (
    { __typename: 'QrOverlay' }
    & QrOverlay_QrOverlayFragment
  ) | null };

export type CreateQrOverlayMutationVariables = Exact<{
  input: Types.CreateQrOverlayInput;
}>;


export type CreateQrOverlayMutation = { __typename: 'Mutation', createQrOverlay: { __typename: 'QrOverlayPayload', qrOverlay: (
      { __typename: 'QrOverlay' }
      & QrOverlay_QrOverlayFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateQrOverlayMutationVariables = Exact<{
  input: Types.UpdateQrOverlayInput;
}>;


export type UpdateQrOverlayMutation = { __typename: 'Mutation', updateQrOverlay: { __typename: 'QrOverlayPayload', qrOverlay: (
      { __typename: 'QrOverlay' }
      & QrOverlay_QrOverlayFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteQrOverlayMutationVariables = Exact<{
  input: Types.DeleteQrOverlayInput;
}>;


export type DeleteQrOverlayMutation = { __typename: 'Mutation', deleteQrOverlay: { __typename: 'DeleteQrOverlayPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const QrOverlay_QrOverlayFragmentDoc = /*#__PURE__*/ composeDocument<QrOverlay_QrOverlayFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"QrOverlay_qrOverlay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QrOverlay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"customLabel"}},{"kind":"Field","name":{"kind":"Name","value":"openingBehavior"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, []);
export const QrOverlaysPageDocument = /*#__PURE__*/ composeDocument<QrOverlaysPageQuery, QrOverlaysPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QrOverlaysPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrOverlays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QrOverlay_qrOverlay"}}]}}]}}]}}]}}]}}, [QrOverlay_QrOverlayFragmentDoc]);
export const QrOverlayPageDocument = /*#__PURE__*/ composeDocument<QrOverlayPageQuery, QrOverlayPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QrOverlayPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qrOverlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QrOverlay_qrOverlay"}}]}}]}}, [QrOverlay_QrOverlayFragmentDoc]);
export const CreateQrOverlayDocument = /*#__PURE__*/ composeDocument<CreateQrOverlayMutation, CreateQrOverlayMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQrOverlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateQrOverlayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQrOverlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qrOverlay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QrOverlay_qrOverlay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [QrOverlay_QrOverlayFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateQrOverlayDocument = /*#__PURE__*/ composeDocument<UpdateQrOverlayMutation, UpdateQrOverlayMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateQrOverlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQrOverlayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQrOverlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qrOverlay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QrOverlay_qrOverlay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [QrOverlay_QrOverlayFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteQrOverlayDocument = /*#__PURE__*/ composeDocument<DeleteQrOverlayMutation, DeleteQrOverlayMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteQrOverlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteQrOverlayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQrOverlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useQrOverlaysPageQuery(options: Apollo.useQuery.Options<QrOverlaysPageQuery, QrOverlaysPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(QrOverlaysPageDocument, options); }
export function useQrOverlaysPageLazyQuery(options?: Apollo.useLazyQuery.Options<QrOverlaysPageQuery, QrOverlaysPageQueryVariables>) { return Apollo.useLazyQuery(QrOverlaysPageDocument, options); }
export function useQrOverlayPageQuery(options: Apollo.useQuery.Options<QrOverlayPageQuery, QrOverlayPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(QrOverlayPageDocument, options); }
export function useQrOverlayPageLazyQuery(options?: Apollo.useLazyQuery.Options<QrOverlayPageQuery, QrOverlayPageQueryVariables>) { return Apollo.useLazyQuery(QrOverlayPageDocument, options); }
export function useCreateQrOverlayMutation(options?: Apollo.useMutation.Options<CreateQrOverlayMutation, CreateQrOverlayMutationVariables>) { return Apollo.useMutation(CreateQrOverlayDocument, options); }
export function useUpdateQrOverlayMutation(options?: Apollo.useMutation.Options<UpdateQrOverlayMutation, UpdateQrOverlayMutationVariables>) { return Apollo.useMutation(UpdateQrOverlayDocument, options); }
export function useDeleteQrOverlayMutation(options?: Apollo.useMutation.Options<DeleteQrOverlayMutation, DeleteQrOverlayMutationVariables>) { return Apollo.useMutation(DeleteQrOverlayDocument, options); }