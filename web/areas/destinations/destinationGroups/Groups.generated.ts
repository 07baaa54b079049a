/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { UsesList_UseFragmentDoc } from '../../../ui/UsesList.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type GroupRow_GroupFragment = { __typename: 'DestinationGroup', id: string, name: string, isOfferedBySoftwareEncoders: boolean, destinationCount: number, createdAt: string, webChannel: { __typename: 'WebChannel', id: string, name: string } | null, encoderChannel: { __typename: 'EncoderChannel', id: string, name: string } | null };

export type Group_DestinationFragment = { __typename: 'GroupDestination', id: string, kind: Types.DestinationKind, destinationId: string, name: string | null, title: string | null, description: string | null, accountId: string | null, privacy: Types.DestinationPrivacy | null, publishStatus: Types.PublishState | null, isCrossposted: boolean, hasButton: boolean, buttonText: string | null, buttonUrl: string | null };

export type Group_GroupFragment = (
  { __typename: 'DestinationGroup', destinations: Array<(
    { __typename: 'GroupDestination' }
    & Group_DestinationFragment
  )>, customer: { __typename: 'Customer', id: string, timezone: string } | null }
  & GroupRow_GroupFragment
);

export type DestinationGroupsPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type DestinationGroupsPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, destinationGroups: { __typename: 'DestinationGroupConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'DestinationGroupEdge', cursor: string, node: (
          { __typename: 'DestinationGroup' }
          & GroupRow_GroupFragment
        ) }> } | null } | null };

export type DestinationGroupPageQueryVariables = Exact<{
  id: string;
}>;


export type DestinationGroupPageQuery = { __typename: 'Query', destinationGroup: (
    { __typename: 'DestinationGroup', uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null }
    & Group_GroupFragment
  ) | null };

export type DestinationGroupUsesQueryVariables = Exact<{
  id: string;
}>;


export type DestinationGroupUsesQuery = { __typename: 'Query', destinationGroup: { __typename: 'DestinationGroup', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type GroupAccountQueryVariables = Exact<{
  id: string;
}>;


export type GroupAccountQuery = { __typename: 'Query', socialAccount: { __typename: 'SocialAccount', id: string, name: string } | null };

export type DestinationGroupChannelsQueryVariables = Exact<{
  customerId: string;
}>;


export type DestinationGroupChannelsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, webChannels: Array<{ __typename: 'WebChannel', id: string, name: string }> | null, encoderChannelList: { __typename: 'EncoderChannelConnection', edges: Array<{ __typename: 'EncoderChannelEdge', cursor: string, node: { __typename: 'EncoderChannel', id: string, name: string } }> } | null } | null };

export type DestinationGroupCandidatesQueryVariables = Exact<{
  customerId: string;
  filter?: string | null | undefined;
}>;


export type DestinationGroupCandidatesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, rtmpDestinations: { __typename: 'RtmpDestinationConnection', edges: Array<{ __typename: 'RtmpDestinationEdge', cursor: string, node: { __typename: 'RtmpDestination', id: string, name: string } }> } | null } | null };

export type CreateDestinationGroupMutationVariables = Exact<{
  input: Types.CreateDestinationGroupInput;
}>;


export type CreateDestinationGroupMutation = { __typename: 'Mutation', createDestinationGroup: { __typename: 'DestinationGroupPayload', destinationGroup: (
      { __typename: 'DestinationGroup' }
      & Group_GroupFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateDestinationGroupMutationVariables = Exact<{
  input: Types.UpdateDestinationGroupInput;
}>;


export type UpdateDestinationGroupMutation = { __typename: 'Mutation', updateDestinationGroup: { __typename: 'DestinationGroupPayload', destinationGroup: (
      { __typename: 'DestinationGroup' }
      & Group_GroupFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteDestinationGroupMutationVariables = Exact<{
  input: Types.DeleteDestinationGroupInput;
}>;


export type DeleteDestinationGroupMutation = { __typename: 'Mutation', deleteDestinationGroup: { __typename: 'DeleteDestinationGroupPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const GroupRow_GroupFragmentDoc = /*#__PURE__*/ composeDocument<GroupRow_GroupFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupRow_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DestinationGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOfferedBySoftwareEncoders"}},{"kind":"Field","name":{"kind":"Name","value":"destinationCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}, []);
export const Group_DestinationFragmentDoc = /*#__PURE__*/ composeDocument<Group_DestinationFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Group_destination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"destinationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"publishStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossposted"}},{"kind":"Field","name":{"kind":"Name","value":"hasButton"}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"buttonUrl"}}]}}, []);
export const Group_GroupFragmentDoc = /*#__PURE__*/ composeDocument<Group_GroupFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Group_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DestinationGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow_group"}},{"kind":"Field","name":{"kind":"Name","value":"destinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Group_destination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}, [GroupRow_GroupFragmentDoc, Group_DestinationFragmentDoc]);
export const DestinationGroupsPageDocument = /*#__PURE__*/ composeDocument<DestinationGroupsPageQuery, DestinationGroupsPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationGroupsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destinationGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow_group"}}]}}]}}]}}]}}]}}, [GroupRow_GroupFragmentDoc]);
export const DestinationGroupPageDocument = /*#__PURE__*/ composeDocument<DestinationGroupPageQuery, DestinationGroupPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationGroupPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Group_group"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [Group_GroupFragmentDoc, UsesList_UseFragmentDoc]);
export const DestinationGroupUsesDocument = /*#__PURE__*/ composeDocument<DestinationGroupUsesQuery, DestinationGroupUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationGroupUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const GroupAccountDocument = /*#__PURE__*/ composeDocument<GroupAccountQuery, GroupAccountQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}, []);
export const DestinationGroupChannelsDocument = /*#__PURE__*/ composeDocument<DestinationGroupChannelsQuery, DestinationGroupChannelsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationGroupChannels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannelList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}, []);
export const DestinationGroupCandidatesDocument = /*#__PURE__*/ composeDocument<DestinationGroupCandidatesQuery, DestinationGroupCandidatesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationGroupCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rtmpDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}, []);
export const CreateDestinationGroupDocument = /*#__PURE__*/ composeDocument<CreateDestinationGroupMutation, CreateDestinationGroupMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDestinationGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDestinationGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDestinationGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Group_group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Group_GroupFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateDestinationGroupDocument = /*#__PURE__*/ composeDocument<UpdateDestinationGroupMutation, UpdateDestinationGroupMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDestinationGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDestinationGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDestinationGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Group_group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Group_GroupFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteDestinationGroupDocument = /*#__PURE__*/ composeDocument<DeleteDestinationGroupMutation, DeleteDestinationGroupMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDestinationGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDestinationGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDestinationGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useDestinationGroupsPageQuery(options: Apollo.useQuery.Options<DestinationGroupsPageQuery, DestinationGroupsPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationGroupsPageDocument, options); }
export function useDestinationGroupsPageLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationGroupsPageQuery, DestinationGroupsPageQueryVariables>) { return Apollo.useLazyQuery(DestinationGroupsPageDocument, options); }
export function useDestinationGroupPageQuery(options: Apollo.useQuery.Options<DestinationGroupPageQuery, DestinationGroupPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationGroupPageDocument, options); }
export function useDestinationGroupPageLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationGroupPageQuery, DestinationGroupPageQueryVariables>) { return Apollo.useLazyQuery(DestinationGroupPageDocument, options); }
export function useDestinationGroupUsesQuery(options: Apollo.useQuery.Options<DestinationGroupUsesQuery, DestinationGroupUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationGroupUsesDocument, options); }
export function useDestinationGroupUsesLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationGroupUsesQuery, DestinationGroupUsesQueryVariables>) { return Apollo.useLazyQuery(DestinationGroupUsesDocument, options); }
export function useGroupAccountQuery(options: Apollo.useQuery.Options<GroupAccountQuery, GroupAccountQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(GroupAccountDocument, options); }
export function useGroupAccountLazyQuery(options?: Apollo.useLazyQuery.Options<GroupAccountQuery, GroupAccountQueryVariables>) { return Apollo.useLazyQuery(GroupAccountDocument, options); }
export function useDestinationGroupChannelsQuery(options: Apollo.useQuery.Options<DestinationGroupChannelsQuery, DestinationGroupChannelsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationGroupChannelsDocument, options); }
export function useDestinationGroupChannelsLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationGroupChannelsQuery, DestinationGroupChannelsQueryVariables>) { return Apollo.useLazyQuery(DestinationGroupChannelsDocument, options); }
export function useDestinationGroupCandidatesQuery(options: Apollo.useQuery.Options<DestinationGroupCandidatesQuery, DestinationGroupCandidatesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DestinationGroupCandidatesDocument, options); }
export function useDestinationGroupCandidatesLazyQuery(options?: Apollo.useLazyQuery.Options<DestinationGroupCandidatesQuery, DestinationGroupCandidatesQueryVariables>) { return Apollo.useLazyQuery(DestinationGroupCandidatesDocument, options); }
export function useCreateDestinationGroupMutation(options?: Apollo.useMutation.Options<CreateDestinationGroupMutation, CreateDestinationGroupMutationVariables>) { return Apollo.useMutation(CreateDestinationGroupDocument, options); }
export function useUpdateDestinationGroupMutation(options?: Apollo.useMutation.Options<UpdateDestinationGroupMutation, UpdateDestinationGroupMutationVariables>) { return Apollo.useMutation(UpdateDestinationGroupDocument, options); }
export function useDeleteDestinationGroupMutation(options?: Apollo.useMutation.Options<DeleteDestinationGroupMutation, DeleteDestinationGroupMutationVariables>) { return Apollo.useMutation(DeleteDestinationGroupDocument, options); }