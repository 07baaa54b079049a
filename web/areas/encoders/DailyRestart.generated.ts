/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderMarathonQueryVariables = Exact<{
  id: string;
}>;


export type EncoderMarathonQuery = { __typename: 'Query', encoder: { __typename: 'Encoder', id: string, marathon: (
      { __typename: 'Marathon' }
      & DailyRestart_MarathonFragment
    ) | null } | null };

export type UpdateMarathonMutationVariables = Exact<{
  input: Types.UpdateMarathonInput;
}>;


export type UpdateMarathonMutation = { __typename: 'Mutation', updateMarathon: { __typename: 'UpdateMarathonPayload', marathon: (
      { __typename: 'Marathon' }
      & DailyRestart_MarathonFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DailyRestart_MarathonFragment = { __typename: 'Marathon', isEnabled: boolean, state: Types.MarathonState, schedule: string, nextRunAt: string | null };

export const DailyRestart_MarathonFragmentDoc = /*#__PURE__*/ composeDocument<DailyRestart_MarathonFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyRestart_marathon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Marathon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}}]}}, []);
export const EncoderMarathonDocument = /*#__PURE__*/ composeDocument<EncoderMarathonQuery, EncoderMarathonQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderMarathon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"marathon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DailyRestart_marathon"}}]}}]}}]}}, [DailyRestart_MarathonFragmentDoc]);
export const UpdateMarathonDocument = /*#__PURE__*/ composeDocument<UpdateMarathonMutation, UpdateMarathonMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMarathon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMarathonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMarathon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marathon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DailyRestart_marathon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [DailyRestart_MarathonFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useEncoderMarathonQuery(options: Apollo.useQuery.Options<EncoderMarathonQuery, EncoderMarathonQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderMarathonDocument, options); }
export function useEncoderMarathonLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderMarathonQuery, EncoderMarathonQueryVariables>) { return Apollo.useLazyQuery(EncoderMarathonDocument, options); }
export function useUpdateMarathonMutation(options?: Apollo.useMutation.Options<UpdateMarathonMutation, UpdateMarathonMutationVariables>) { return Apollo.useMutation(UpdateMarathonDocument, options); }