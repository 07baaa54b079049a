/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type SecondFactorsQueryVariables = Exact<{
  customerId: string;
  isAdmin: boolean;
}>;


export type SecondFactorsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', secondFactors: (
      { __typename: 'SecondFactors' }
      & SecondFactors_AllFragment
    ) | null } | null, customer?: { __typename: 'Customer', id: string, isSecondFactorNeeded: boolean | null } | null };

export type SecondFactors_AllFragment = { __typename: 'SecondFactors', recoveryCodesLeft: number, isRequired: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, lastUsedAt: string | null, createdAt: string }> };

export type BeginSecondFactorMutationVariables = Exact<{
  input: Types.BeginSecondFactorInput;
}>;


export type BeginSecondFactorMutation = { __typename: 'Mutation', beginSecondFactor: { __typename: 'SecondFactorAdditionPayload', addition: { __typename: 'SecondFactorAddition', token: string, secret: string | null, uri: string | null, passkeyOptions: string | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type AddSecondFactorMutationVariables = Exact<{
  input: Types.AddSecondFactorInput;
}>;


export type AddSecondFactorMutation = { __typename: 'Mutation', addSecondFactor: { __typename: 'SecondFactorsPayload', recoveryCodes: Array<string> | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RenameSecondFactorMutationVariables = Exact<{
  input: Types.RenameSecondFactorInput;
}>;


export type RenameSecondFactorMutation = { __typename: 'Mutation', renameSecondFactor: { __typename: 'SecondFactorsPayload', userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: Types.RemoveSecondFactorInput;
}>;


export type RemoveSecondFactorMutation = { __typename: 'Mutation', removeSecondFactor: { __typename: 'SecondFactorsPayload', userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { __typename: 'Mutation', renewRecoveryCodes: { __typename: 'SecondFactorsPayload', recoveryCodes: Array<string> | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateSignInRulesMutationVariables = Exact<{
  input: Types.UpdateSignInRulesInput;
}>;


export type UpdateSignInRulesMutation = { __typename: 'Mutation', updateSignInRules: { __typename: 'SignInRulesPayload', customer: { __typename: 'Customer', id: string, isSecondFactorNeeded: boolean | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const SecondFactors_AllFragmentDoc = /*#__PURE__*/ composeDocument<SecondFactors_AllFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactors_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}, []);
export const SecondFactorsDocument = /*#__PURE__*/ composeDocument<SecondFactorsQuery, SecondFactorsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactors_all"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSecondFactorNeeded"}}]}}]}}, [SecondFactors_AllFragmentDoc]);
export const BeginSecondFactorDocument = /*#__PURE__*/ composeDocument<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyOptions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const AddSecondFactorDocument = /*#__PURE__*/ composeDocument<AddSecondFactorMutation, AddSecondFactorMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RenameSecondFactorDocument = /*#__PURE__*/ composeDocument<RenameSecondFactorMutation, RenameSecondFactorMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RemoveSecondFactorDocument = /*#__PURE__*/ composeDocument<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RenewRecoveryCodesDocument = /*#__PURE__*/ composeDocument<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewRecoveryCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const UpdateSignInRulesDocument = /*#__PURE__*/ composeDocument<UpdateSignInRulesMutation, UpdateSignInRulesMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSignInRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSignInRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSignInRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSecondFactorNeeded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useSecondFactorsQuery(options: Apollo.useQuery.Options<SecondFactorsQuery, SecondFactorsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SecondFactorsDocument, options); }
export function useSecondFactorsLazyQuery(options?: Apollo.useLazyQuery.Options<SecondFactorsQuery, SecondFactorsQueryVariables>) { return Apollo.useLazyQuery(SecondFactorsDocument, options); }
export function useBeginSecondFactorMutation(options?: Apollo.useMutation.Options<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>) { return Apollo.useMutation(BeginSecondFactorDocument, options); }
export function useAddSecondFactorMutation(options?: Apollo.useMutation.Options<AddSecondFactorMutation, AddSecondFactorMutationVariables>) { return Apollo.useMutation(AddSecondFactorDocument, options); }
export function useRenameSecondFactorMutation(options?: Apollo.useMutation.Options<RenameSecondFactorMutation, RenameSecondFactorMutationVariables>) { return Apollo.useMutation(RenameSecondFactorDocument, options); }
export function useRemoveSecondFactorMutation(options?: Apollo.useMutation.Options<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>) { return Apollo.useMutation(RemoveSecondFactorDocument, options); }
export function useRenewRecoveryCodesMutation(options?: Apollo.useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) { return Apollo.useMutation(RenewRecoveryCodesDocument, options); }
export function useUpdateSignInRulesMutation(options?: Apollo.useMutation.Options<UpdateSignInRulesMutation, UpdateSignInRulesMutationVariables>) { return Apollo.useMutation(UpdateSignInRulesDocument, options); }