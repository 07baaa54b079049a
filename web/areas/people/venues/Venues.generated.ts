/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { VenueRow_VenueFragment } from './VenueRow.generated.ts';
import type { Venue_VenueFragment } from './VenuePage.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { VenueRow_VenueFragmentDoc } from './VenueRow.generated.ts';
import { Venue_VenueFragmentDoc } from './VenuePage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type VenueLicense_LicenseFragment = { __typename: 'VenueLicense', licenseType: Types.VenueLicenseType, totalCount: number, usedCount: number, availableCount: number };

export type VenuesPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type VenuesPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, multisitePlanName: string | null, venueLicenses: Array<(
      { __typename: 'VenueLicense' }
      & VenueLicense_LicenseFragment
    )> | null, venues: { __typename: 'VenueConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'VenueEdge', cursor: string, node: (
          { __typename: 'Venue' }
          & VenueRow_VenueFragment
        ) }> } | null } | null };

export type VenuesChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type VenuesChangedSubscription = { __typename: 'Subscription', venuesChanged: { __typename: 'VenuesChangedEvent', sequence: number, at: string, venues: Array<(
      { __typename: 'Venue' }
      & Venue_VenueFragment
    )> } };

export type VenueChoicesQueryVariables = Exact<{
  customerId: string;
}>;


export type VenueChoicesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, multisitePlanName: string | null, venueLicenses: Array<(
      { __typename: 'VenueLicense' }
      & VenueLicense_LicenseFragment
    )> | null, encoderChannelList: { __typename: 'EncoderChannelConnection', edges: Array<{ __typename: 'EncoderChannelEdge', cursor: string, node: { __typename: 'EncoderChannel', id: string, name: string } }> } | null } | null };

export type CreateVenueMutationVariables = Exact<{
  input: Types.CreateVenueInput;
}>;


export type CreateVenueMutation = { __typename: 'Mutation', createVenue: { __typename: 'VenuePayload', venue: (
      { __typename: 'Venue' }
      & VenueRow_VenueFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateVenueMutationVariables = Exact<{
  input: Types.UpdateVenueInput;
}>;


export type UpdateVenueMutation = { __typename: 'Mutation', updateVenue: { __typename: 'VenuePayload', venue: (
      { __typename: 'Venue', encoderChannels: Array<{ __typename: 'EncoderChannel', id: string, name: string }> | null }
      & VenueRow_VenueFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type ChangeVenuePasswordMutationVariables = Exact<{
  input: Types.ChangeVenuePasswordInput;
}>;


export type ChangeVenuePasswordMutation = { __typename: 'Mutation', changeVenuePassword: { __typename: 'VenuePayload', venue: { __typename: 'Venue', id: string } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteVenueMutationVariables = Exact<{
  input: Types.DeleteVenueInput;
}>;


export type DeleteVenueMutation = { __typename: 'Mutation', deleteVenue: { __typename: 'DeleteVenuePayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const VenueLicense_LicenseFragmentDoc = /*#__PURE__*/ composeDocument<VenueLicense_LicenseFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueLicense_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueLicense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseType"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"availableCount"}}]}}, []);
export const VenuesPageDocument = /*#__PURE__*/ composeDocument<VenuesPageQuery, VenuesPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenuesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"multisitePlanName"}},{"kind":"Field","name":{"kind":"Name","value":"venueLicenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueLicense_license"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_venue"}}]}}]}}]}}]}}]}}, [VenueLicense_LicenseFragmentDoc, VenueRow_VenueFragmentDoc]);
export const VenuesChangedDocument = /*#__PURE__*/ composeDocument<VenuesChangedSubscription, VenuesChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VenuesChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venuesChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Venue_venue"}}]}}]}}]}}, [Venue_VenueFragmentDoc]);
export const VenueChoicesDocument = /*#__PURE__*/ composeDocument<VenueChoicesQuery, VenueChoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"multisitePlanName"}},{"kind":"Field","name":{"kind":"Name","value":"venueLicenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueLicense_license"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannelList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}, [VenueLicense_LicenseFragmentDoc]);
export const CreateVenueDocument = /*#__PURE__*/ composeDocument<CreateVenueMutation, CreateVenueMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_venue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [VenueRow_VenueFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateVenueDocument = /*#__PURE__*/ composeDocument<UpdateVenueMutation, UpdateVenueMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_venue"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [VenueRow_VenueFragmentDoc, Refusal_ProblemFragmentDoc]);
export const ChangeVenuePasswordDocument = /*#__PURE__*/ composeDocument<ChangeVenuePasswordMutation, ChangeVenuePasswordMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeVenuePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeVenuePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeVenuePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const DeleteVenueDocument = /*#__PURE__*/ composeDocument<DeleteVenueMutation, DeleteVenueMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useVenuesPageQuery(options: Apollo.useQuery.Options<VenuesPageQuery, VenuesPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(VenuesPageDocument, options); }
export function useVenuesPageLazyQuery(options?: Apollo.useLazyQuery.Options<VenuesPageQuery, VenuesPageQueryVariables>) { return Apollo.useLazyQuery(VenuesPageDocument, options); }
export function useVenuesChangedSubscription(options: Apollo.useSubscription.Options<VenuesChangedSubscription, VenuesChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(VenuesChangedDocument, options); }
export function useVenueChoicesQuery(options: Apollo.useQuery.Options<VenueChoicesQuery, VenueChoicesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(VenueChoicesDocument, options); }
export function useVenueChoicesLazyQuery(options?: Apollo.useLazyQuery.Options<VenueChoicesQuery, VenueChoicesQueryVariables>) { return Apollo.useLazyQuery(VenueChoicesDocument, options); }
export function useCreateVenueMutation(options?: Apollo.useMutation.Options<CreateVenueMutation, CreateVenueMutationVariables>) { return Apollo.useMutation(CreateVenueDocument, options); }
export function useUpdateVenueMutation(options?: Apollo.useMutation.Options<UpdateVenueMutation, UpdateVenueMutationVariables>) { return Apollo.useMutation(UpdateVenueDocument, options); }
export function useChangeVenuePasswordMutation(options?: Apollo.useMutation.Options<ChangeVenuePasswordMutation, ChangeVenuePasswordMutationVariables>) { return Apollo.useMutation(ChangeVenuePasswordDocument, options); }
export function useDeleteVenueMutation(options?: Apollo.useMutation.Options<DeleteVenueMutation, DeleteVenueMutationVariables>) { return Apollo.useMutation(DeleteVenueDocument, options); }