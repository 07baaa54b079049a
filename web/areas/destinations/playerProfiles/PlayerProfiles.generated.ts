/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type PlayerProfile_ProfileFragment = { __typename: 'PlayerProfile', id: string, alias: string, displayMode: Types.PlayerDisplayMode, isBuiltIn: boolean, profileName: string, hasAutoplay: boolean, isLooped: boolean, isMuted: boolean, isBackground: boolean, callToActionText: string | null, callToActionUrl: string | null, controlColor: string | null, qrClickLabel: string | null, isRestrictedWhenLive: boolean, isPlaylistHidden: boolean, createdAt: string | null };

export type PlayerProfilesPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type PlayerProfilesPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, playerProfiles: { __typename: 'PlayerProfileConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'PlayerProfileEdge', cursor: string, node: (
          { __typename: 'PlayerProfile' }
          & PlayerProfile_ProfileFragment
        ) }> } | null } | null };

export type PlayerProfilePageQueryVariables = Exact<{
  id: string;
}>;


export type PlayerProfilePageQuery = { __typename: 'Query', playerProfile: (
    { __typename: 'PlayerProfile' }
    & PlayerProfile_ProfileFragment
  ) | null };

export type ProfilePreviewQueryVariables = Exact<{
  customerId: string;
}>;


export type ProfilePreviewQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, mediaSearch: { __typename: 'MediaSearchConnection', totalCount: number, edges: Array<{ __typename: 'MediaItemEdge', cursor: string, node: { __typename: 'MediaItem', id: string, title: string, length: number | null, thumbnailUrl: string | null, isPlayable: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreatePlayerProfileMutationVariables = Exact<{
  input: Types.CreatePlayerProfileInput;
}>;


export type CreatePlayerProfileMutation = { __typename: 'Mutation', createPlayerProfile: { __typename: 'PlayerProfilePayload', playerProfile: (
      { __typename: 'PlayerProfile' }
      & PlayerProfile_ProfileFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdatePlayerProfileMutationVariables = Exact<{
  input: Types.UpdatePlayerProfileInput;
}>;


export type UpdatePlayerProfileMutation = { __typename: 'Mutation', updatePlayerProfile: { __typename: 'PlayerProfilePayload', playerProfile: (
      { __typename: 'PlayerProfile' }
      & PlayerProfile_ProfileFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeletePlayerProfileMutationVariables = Exact<{
  input: Types.DeletePlayerProfileInput;
}>;


export type DeletePlayerProfileMutation = { __typename: 'Mutation', deletePlayerProfile: { __typename: 'DeletePlayerProfilePayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const PlayerProfile_ProfileFragmentDoc = /*#__PURE__*/ composeDocument<PlayerProfile_ProfileFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerProfile_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"displayMode"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"profileName"}},{"kind":"Field","name":{"kind":"Name","value":"hasAutoplay"}},{"kind":"Field","name":{"kind":"Name","value":"isLooped"}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}},{"kind":"Field","name":{"kind":"Name","value":"isBackground"}},{"kind":"Field","name":{"kind":"Name","value":"callToActionText"}},{"kind":"Field","name":{"kind":"Name","value":"callToActionUrl"}},{"kind":"Field","name":{"kind":"Name","value":"controlColor"}},{"kind":"Field","name":{"kind":"Name","value":"qrClickLabel"}},{"kind":"Field","name":{"kind":"Name","value":"isRestrictedWhenLive"}},{"kind":"Field","name":{"kind":"Name","value":"isPlaylistHidden"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}, []);
export const PlayerProfilesPageDocument = /*#__PURE__*/ composeDocument<PlayerProfilesPageQuery, PlayerProfilesPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerProfilesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playerProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerProfile_profile"}}]}}]}}]}}]}}]}}, [PlayerProfile_ProfileFragmentDoc]);
export const PlayerProfilePageDocument = /*#__PURE__*/ composeDocument<PlayerProfilePageQuery, PlayerProfilePageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerProfilePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerProfile_profile"}}]}}]}}, [PlayerProfile_ProfileFragmentDoc]);
export const ProfilePreviewDocument = /*#__PURE__*/ composeDocument<ProfilePreviewQuery, ProfilePreviewQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export const CreatePlayerProfileDocument = /*#__PURE__*/ composeDocument<CreatePlayerProfileMutation, CreatePlayerProfileMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlayerProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlayerProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlayerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerProfile_profile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [PlayerProfile_ProfileFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdatePlayerProfileDocument = /*#__PURE__*/ composeDocument<UpdatePlayerProfileMutation, UpdatePlayerProfileMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlayerProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePlayerProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePlayerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerProfile_profile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [PlayerProfile_ProfileFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeletePlayerProfileDocument = /*#__PURE__*/ composeDocument<DeletePlayerProfileMutation, DeletePlayerProfileMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlayerProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePlayerProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePlayerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function usePlayerProfilesPageQuery(options: Apollo.useQuery.Options<PlayerProfilesPageQuery, PlayerProfilesPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlayerProfilesPageDocument, options); }
export function usePlayerProfilesPageLazyQuery(options?: Apollo.useLazyQuery.Options<PlayerProfilesPageQuery, PlayerProfilesPageQueryVariables>) { return Apollo.useLazyQuery(PlayerProfilesPageDocument, options); }
export function usePlayerProfilePageQuery(options: Apollo.useQuery.Options<PlayerProfilePageQuery, PlayerProfilePageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PlayerProfilePageDocument, options); }
export function usePlayerProfilePageLazyQuery(options?: Apollo.useLazyQuery.Options<PlayerProfilePageQuery, PlayerProfilePageQueryVariables>) { return Apollo.useLazyQuery(PlayerProfilePageDocument, options); }
export function useProfilePreviewQuery(options: Apollo.useQuery.Options<ProfilePreviewQuery, ProfilePreviewQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ProfilePreviewDocument, options); }
export function useProfilePreviewLazyQuery(options?: Apollo.useLazyQuery.Options<ProfilePreviewQuery, ProfilePreviewQueryVariables>) { return Apollo.useLazyQuery(ProfilePreviewDocument, options); }
export function useCreatePlayerProfileMutation(options?: Apollo.useMutation.Options<CreatePlayerProfileMutation, CreatePlayerProfileMutationVariables>) { return Apollo.useMutation(CreatePlayerProfileDocument, options); }
export function useUpdatePlayerProfileMutation(options?: Apollo.useMutation.Options<UpdatePlayerProfileMutation, UpdatePlayerProfileMutationVariables>) { return Apollo.useMutation(UpdatePlayerProfileDocument, options); }
export function useDeletePlayerProfileMutation(options?: Apollo.useMutation.Options<DeletePlayerProfileMutation, DeletePlayerProfileMutationVariables>) { return Apollo.useMutation(DeletePlayerProfileDocument, options); }