/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type Contact_ContactFragment = { __typename: 'Contact', id: string, firstName: string, lastName: string, email: string, mobile: string | null, isPrimaryContact: boolean, isBillingContact: boolean, isPointOfContact: boolean };

export type OrganizationContactsQueryVariables = Exact<{
  customerId: string;
}>;


export type OrganizationContactsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, contacts: Array<(
      { __typename: 'Contact' }
      & Contact_ContactFragment
    )> | null } | null };

export type CreateContactMutationVariables = Exact<{
  input: Types.CreateContactInput;
}>;


export type CreateContactMutation = { __typename: 'Mutation', createContact: { __typename: 'ContactPayload', contact: (
      { __typename: 'Contact' }
      & Contact_ContactFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateContactMutationVariables = Exact<{
  input: Types.UpdateContactInput;
}>;


export type UpdateContactMutation = { __typename: 'Mutation', updateContact: { __typename: 'ContactPayload', contact: (
      { __typename: 'Contact' }
      & Contact_ContactFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteContactMutationVariables = Exact<{
  input: Types.DeleteContactInput;
}>;


export type DeleteContactMutation = { __typename: 'Mutation', deleteContact: { __typename: 'DeleteContactPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Contact_ContactFragmentDoc = /*#__PURE__*/ composeDocument<Contact_ContactFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryContact"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingContact"}},{"kind":"Field","name":{"kind":"Name","value":"isPointOfContact"}}]}}, []);
export const OrganizationContactsDocument = /*#__PURE__*/ composeDocument<OrganizationContactsQuery, OrganizationContactsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact_contact"}}]}}]}}]}}, [Contact_ContactFragmentDoc]);
export const CreateContactDocument = /*#__PURE__*/ composeDocument<CreateContactMutation, CreateContactMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact_contact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Contact_ContactFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateContactDocument = /*#__PURE__*/ composeDocument<UpdateContactMutation, UpdateContactMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact_contact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Contact_ContactFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteContactDocument = /*#__PURE__*/ composeDocument<DeleteContactMutation, DeleteContactMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useOrganizationContactsQuery(options: Apollo.useQuery.Options<OrganizationContactsQuery, OrganizationContactsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(OrganizationContactsDocument, options); }
export function useOrganizationContactsLazyQuery(options?: Apollo.useLazyQuery.Options<OrganizationContactsQuery, OrganizationContactsQueryVariables>) { return Apollo.useLazyQuery(OrganizationContactsDocument, options); }
export function useCreateContactMutation(options?: Apollo.useMutation.Options<CreateContactMutation, CreateContactMutationVariables>) { return Apollo.useMutation(CreateContactDocument, options); }
export function useUpdateContactMutation(options?: Apollo.useMutation.Options<UpdateContactMutation, UpdateContactMutationVariables>) { return Apollo.useMutation(UpdateContactDocument, options); }
export function useDeleteContactMutation(options?: Apollo.useMutation.Options<DeleteContactMutation, DeleteContactMutationVariables>) { return Apollo.useMutation(DeleteContactDocument, options); }