/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type DestinationFormChannelsQueryVariables = Exact<{
  customerId: string;
}>;


export type DestinationFormChannelsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, webChannels: Array<{ __typename: 'WebChannel', id: string, name: string }> | null } | null };

export type DestinationFormPresetsQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type DestinationFormPresetsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, webPresets: { __typename: 'WebPresetConnection', edges: Array<{ __typename: 'WebPresetEdge', cursor: string, node: { __typename: 'WebPreset', id: string, name: string, isDefault: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type DestinationFormPresetQueryVariables = Exact<{
  id: string;
}>;


export type DestinationFormPresetQuery = { __typename: 'Query', webPreset: { __typename: 'WebPreset', id: string, name: string } | null };

export type DestinationFormRtmpQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type DestinationFormRtmpQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, rtmpDestinations: { __typename: 'RtmpDestinationConnection', edges: Array<{ __typename: 'RtmpDestinationEdge', cursor: string, node: { __typename: 'RtmpDestination', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type DestinationFormPlaylistsQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type DestinationFormPlaylistsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, playlists: { __typename: 'PlaylistConnection', edges: Array<{ __typename: 'PlaylistEdge', cursor: string, node: { __typename: 'Playlist', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type DestinationFormPlaylistQueryVariables = Exact<{
  id: string;
}>;


export type DestinationFormPlaylistQuery = { __typename: 'Query', playlist: { __typename: 'Playlist', id: string, name: string } | null };

export type UploadSocialFileMutationVariables = Exact<{
  input: Types.UploadSocialFileInput;
}>;


export type UploadSocialFileMutation = { __typename: 'Mutation', uploadSocialFile: { __typename: 'UploadSocialFilePayload', fileId: string | null, url: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const DestinationFormChannelsDocument = /*#__PURE__*/ composeDocument<DestinationFormChannelsQuery, DestinationFormChannelsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormChannels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}, []);
export const DestinationFormPresetsDocument = /*#__PURE__*/ composeDocument<DestinationFormPresetsQuery, DestinationFormPresetsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormPresets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webPresets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export const DestinationFormPresetDocument = /*#__PURE__*/ composeDocument<DestinationFormPresetQuery, DestinationFormPresetQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormPreset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}, []);
export const DestinationFormRtmpDocument = /*#__PURE__*/ composeDocument<DestinationFormRtmpQuery, DestinationFormRtmpQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormRtmp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rtmpDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export const DestinationFormPlaylistsDocument = /*#__PURE__*/ composeDocument<DestinationFormPlaylistsQuery, DestinationFormPlaylistsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormPlaylists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playlists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, []);
export const DestinationFormPlaylistDocument = /*#__PURE__*/ composeDocument<DestinationFormPlaylistQuery, DestinationFormPlaylistQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationFormPlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}, []);
export const UploadSocialFileDocument = /*#__PURE__*/ composeDocument<UploadSocialFileMutation, UploadSocialFileMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadSocialFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadSocialFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadSocialFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useDestinationFormChannelsQuery(options: Apollo.useQuery.Options<DestinationFormChannelsQuery, DestinationFormChannelsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormChannelsDocument, options); }
export function useDestinationFormChannelsLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormChannelsQuery, DestinationFormChannelsQueryVariables>) { return Apollo.useLazyQuery(DestinationFormChannelsDocument, options); }
export function useDestinationFormPresetsQuery(options: Apollo.useQuery.Options<DestinationFormPresetsQuery, DestinationFormPresetsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormPresetsDocument, options); }
export function useDestinationFormPresetsLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormPresetsQuery, DestinationFormPresetsQueryVariables>) { return Apollo.useLazyQuery(DestinationFormPresetsDocument, options); }
export function useDestinationFormPresetQuery(options: Apollo.useQuery.Options<DestinationFormPresetQuery, DestinationFormPresetQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormPresetDocument, options); }
export function useDestinationFormPresetLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormPresetQuery, DestinationFormPresetQueryVariables>) { return Apollo.useLazyQuery(DestinationFormPresetDocument, options); }
export function useDestinationFormRtmpQuery(options: Apollo.useQuery.Options<DestinationFormRtmpQuery, DestinationFormRtmpQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormRtmpDocument, options); }
export function useDestinationFormRtmpLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormRtmpQuery, DestinationFormRtmpQueryVariables>) { return Apollo.useLazyQuery(DestinationFormRtmpDocument, options); }
export function useDestinationFormPlaylistsQuery(options: Apollo.useQuery.Options<DestinationFormPlaylistsQuery, DestinationFormPlaylistsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormPlaylistsDocument, options); }
export function useDestinationFormPlaylistsLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormPlaylistsQuery, DestinationFormPlaylistsQueryVariables>) { return Apollo.useLazyQuery(DestinationFormPlaylistsDocument, options); }
export function useDestinationFormPlaylistQuery(options: Apollo.useQuery.Options<DestinationFormPlaylistQuery, DestinationFormPlaylistQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationFormPlaylistDocument, options); }
export function useDestinationFormPlaylistLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationFormPlaylistQuery, DestinationFormPlaylistQueryVariables>) { return Apollo.useLazyQuery(DestinationFormPlaylistDocument, options); }
export function useUploadSocialFileMutation(options?: Apollo.useMutation.Options<UploadSocialFileMutation, UploadSocialFileMutationVariables>) { return Apollo.useMutation(UploadSocialFileDocument, options); }