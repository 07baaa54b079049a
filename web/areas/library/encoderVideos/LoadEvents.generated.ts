/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type VenuesToLoadOnQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
}>;


export type VenuesToLoadOnQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, venues: { __typename: 'VenueConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'VenueEdge', cursor: string, node: (
          { __typename: 'Venue' }
          & VenueToLoadOn_VenueFragment
        ) }> } | null } | null };

export type LoadEncoderVideosMutationVariables = Exact<{
  input: Types.LoadEncoderVideosInput;
}>;


export type LoadEncoderVideosMutation = { __typename: 'Mutation', loadEncoderVideos: { __typename: 'LoadEncoderVideosPayload', results: Array<{ __typename: 'VenueLoadResult', venueId: string, venue: (
        { __typename: 'Venue' }
        & VenueToLoadOn_VenueFragment
      ) | null, userErrors: Array<(
        { __typename: 'UserError' }
        & Refusal_ProblemFragment
      )> }>, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type VenueToLoadOn_VenueFragment = { __typename: 'Venue', id: string, userName: string, encoderChannels: Array<{ __typename: 'EncoderChannel', id: string }> | null, decoder: { __typename: 'Decoder', serial: string, isLoggedIn: boolean, status: string, reportedAt: string | null, loadedVideos: Array<{ __typename: 'LoadedEvent', encoderVideoId: string, loadedAt: string, confirmedAt: string | null }> | null } | null };

export const VenueToLoadOn_VenueFragmentDoc = /*#__PURE__*/ composeDocument<VenueToLoadOn_VenueFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueToLoadOn_venue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"isLoggedIn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"loadedVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderVideoId"}},{"kind":"Field","name":{"kind":"Name","value":"loadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]}}, []);
export const VenuesToLoadOnDocument = /*#__PURE__*/ composeDocument<VenuesToLoadOnQuery, VenuesToLoadOnQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenuesToLoadOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME_ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueToLoadOn_venue"}}]}}]}}]}}]}}]}}, [VenueToLoadOn_VenueFragmentDoc]);
export const LoadEncoderVideosDocument = /*#__PURE__*/ composeDocument<LoadEncoderVideosMutation, LoadEncoderVideosMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoadEncoderVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoadEncoderVideosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loadEncoderVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueToLoadOn_venue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [VenueToLoadOn_VenueFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useVenuesToLoadOnQuery(options: Apollo.useQuery.Options<VenuesToLoadOnQuery, VenuesToLoadOnQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(VenuesToLoadOnDocument, options); }
export function useVenuesToLoadOnLazyQuery(options?: Apollo.useLazyQuery.Options<VenuesToLoadOnQuery, VenuesToLoadOnQueryVariables>) { return Apollo.useLazyQuery(VenuesToLoadOnDocument, options); }
export function useLoadEncoderVideosMutation(options?: Apollo.useMutation.Options<LoadEncoderVideosMutation, LoadEncoderVideosMutationVariables>) { return Apollo.useMutation(LoadEncoderVideosDocument, options); }