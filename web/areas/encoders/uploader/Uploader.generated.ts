/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type UploaderRegistrationQueryVariables = Exact<{
  deviceId: string;
}>;


export type UploaderRegistrationQuery = { __typename: 'Query', uploaderRegistration: { __typename: 'UploaderRegistration', deviceId: string, isRegistered: boolean, name: string | null, customerName: string | null } | null };

export type RegisterUploaderMutationVariables = Exact<{
  input: Types.RegisterUploaderInput;
}>;


export type RegisterUploaderMutation = { __typename: 'Mutation', registerUploader: { __typename: 'RegisterUploaderPayload', encoderId: string | null, customerName: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UnregisterUploaderMutationVariables = Exact<{
  input: Types.UnregisterUploaderInput;
}>;


export type UnregisterUploaderMutation = { __typename: 'Mutation', unregisterUploader: { __typename: 'UnregisterUploaderPayload', isUnregistered: boolean, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const UploaderRegistrationDocument = /*#__PURE__*/ composeDocument<UploaderRegistrationQuery, UploaderRegistrationQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploaderRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deviceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploaderRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deviceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deviceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceId"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}}]}}, []);
export const RegisterUploaderDocument = /*#__PURE__*/ composeDocument<RegisterUploaderMutation, RegisterUploaderMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterUploader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterUploaderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerUploader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const UnregisterUploaderDocument = /*#__PURE__*/ composeDocument<UnregisterUploaderMutation, UnregisterUploaderMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnregisterUploader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnregisterUploaderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unregisterUploader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isUnregistered"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useUploaderRegistrationQuery(options: Apollo.useQuery.Options<UploaderRegistrationQuery, UploaderRegistrationQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(UploaderRegistrationDocument, options); }
export function useUploaderRegistrationLazyQuery(options?: Apollo.useLazyQuery.Options<UploaderRegistrationQuery, UploaderRegistrationQueryVariables>) { return Apollo.useLazyQuery(UploaderRegistrationDocument, options); }
export function useRegisterUploaderMutation(options?: Apollo.useMutation.Options<RegisterUploaderMutation, RegisterUploaderMutationVariables>) { return Apollo.useMutation(RegisterUploaderDocument, options); }
export function useUnregisterUploaderMutation(options?: Apollo.useMutation.Options<UnregisterUploaderMutation, UnregisterUploaderMutationVariables>) { return Apollo.useMutation(UnregisterUploaderDocument, options); }