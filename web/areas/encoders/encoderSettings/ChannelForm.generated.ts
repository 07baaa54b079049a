/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Channel_EncoderChannelFragment } from './ChannelPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Channel_EncoderChannelFragmentDoc } from './ChannelPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type CreateEncoderChannelMutationVariables = Exact<{
  input: Types.CreateEncoderChannelInput;
}>;


export type CreateEncoderChannelMutation = { __typename: 'Mutation', createEncoderChannel: { __typename: 'CreateEncoderChannelPayload', encoderChannel: (
      { __typename: 'EncoderChannel' }
      & Channel_EncoderChannelFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateEncoderChannelMutationVariables = Exact<{
  input: Types.UpdateEncoderChannelInput;
}>;


export type UpdateEncoderChannelMutation = { __typename: 'Mutation', updateEncoderChannel: { __typename: 'UpdateEncoderChannelPayload', encoderChannel: { __typename: 'EncoderChannel', id: string, name: string, isProvisioned: boolean, bucket: string | null, deleteAfter: number, dvrWindowSeconds: number, isLanOnly: boolean, region: { __typename: 'Region', id: string, name: string } | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type SetEncoderChannelUsersMutationVariables = Exact<{
  input: Types.SetEncoderChannelUsersInput;
}>;


export type SetEncoderChannelUsersMutation = { __typename: 'Mutation', setEncoderChannelUsers: { __typename: 'SetEncoderChannelUsersPayload', encoderChannel: { __typename: 'EncoderChannel', id: string, isViewOnly: boolean, userCount: number, users: Array<{ __typename: 'EncoderChannelUser', userId: string, userName: string, isVenue: boolean, isViewOnly: boolean }> | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const CreateEncoderChannelDocument = /*#__PURE__*/ composeDocument<CreateEncoderChannelMutation, CreateEncoderChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEncoderChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEncoderChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEncoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Channel_encoderChannel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Channel_EncoderChannelFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateEncoderChannelDocument = /*#__PURE__*/ composeDocument<UpdateEncoderChannelMutation, UpdateEncoderChannelMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEncoderChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEncoderChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEncoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisioned"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAfter"}},{"kind":"Field","name":{"kind":"Name","value":"dvrWindowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isLanOnly"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const SetEncoderChannelUsersDocument = /*#__PURE__*/ composeDocument<SetEncoderChannelUsersMutation, SetEncoderChannelUsersMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEncoderChannelUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetEncoderChannelUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEncoderChannelUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isViewOnly"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVenue"}},{"kind":"Field","name":{"kind":"Name","value":"isViewOnly"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useCreateEncoderChannelMutation(options?: Apollo.useMutation.Options<CreateEncoderChannelMutation, CreateEncoderChannelMutationVariables>) { return Apollo.useMutation(CreateEncoderChannelDocument, options); }
export function useUpdateEncoderChannelMutation(options?: Apollo.useMutation.Options<UpdateEncoderChannelMutation, UpdateEncoderChannelMutationVariables>) { return Apollo.useMutation(UpdateEncoderChannelDocument, options); }
export function useSetEncoderChannelUsersMutation(options?: Apollo.useMutation.Options<SetEncoderChannelUsersMutation, SetEncoderChannelUsersMutationVariables>) { return Apollo.useMutation(SetEncoderChannelUsersDocument, options); }