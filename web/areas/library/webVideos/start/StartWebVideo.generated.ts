/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WebVideoDestination_DestinationFragment } from '../WebVideo.generated.ts';
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { WebVideoDestination_DestinationFragmentDoc } from '../WebVideo.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type StartFromMediaQueryVariables = Exact<{
  id: string;
}>;


export type StartFromMediaQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, title: string, description: string | null, length: number | null, state: Types.MediaState, isPlayable: boolean, renditions: { __typename: 'MediaRenditions', picture: { __typename: 'MediaPicture', width: number, height: number, codecs: string } | null } | null } | null };

export type StartFromRecordingQueryVariables = Exact<{
  id: string;
}>;


export type StartFromRecordingQuery = { __typename: 'Query', contentDestination: { __typename: 'ContentDestination', id: string, title: string, description: string | null, duration: number | null, isPlayable: boolean } | null };

export type StartFromChannelQueryVariables = Exact<{
  id: string;
}>;


export type StartFromChannelQuery = { __typename: 'Query', webChannel: { __typename: 'WebChannel', id: string, name: string } | null };

export type StartWebVideoMutationVariables = Exact<{
  input: Types.StartWebVideoInput;
}>;


export type StartWebVideoMutation = { __typename: 'Mutation', startWebVideo: { __typename: 'StartWebVideoPayload', contentDestinations: Array<(
      { __typename: 'ContentDestination' }
      & WebVideoDestination_DestinationFragment
    )> | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const StartFromMediaDocument = /*#__PURE__*/ composeDocument<StartFromMediaQuery, StartFromMediaQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartFromMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"renditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"codecs"}}]}}]}}]}}]}}, []);
export const StartFromRecordingDocument = /*#__PURE__*/ composeDocument<StartFromRecordingQuery, StartFromRecordingQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartFromRecording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}}]}}]}}, []);
export const StartFromChannelDocument = /*#__PURE__*/ composeDocument<StartFromChannelQuery, StartFromChannelQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartFromChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}, []);
export const StartWebVideoDocument = /*#__PURE__*/ composeDocument<StartWebVideoMutation, StartWebVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartWebVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartWebVideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startWebVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebVideoDestination_destination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [WebVideoDestination_DestinationFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useStartFromMediaQuery(options: Apollo.useQuery.Options<StartFromMediaQuery, StartFromMediaQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(StartFromMediaDocument, options); }
export function useStartFromMediaLazyQuery(options?: Apollo.useLazyQuery.Options<StartFromMediaQuery, StartFromMediaQueryVariables>) { return Apollo.useLazyQuery(StartFromMediaDocument, options); }
export function useStartFromRecordingQuery(options: Apollo.useQuery.Options<StartFromRecordingQuery, StartFromRecordingQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(StartFromRecordingDocument, options); }
export function useStartFromRecordingLazyQuery(options?: Apollo.useLazyQuery.Options<StartFromRecordingQuery, StartFromRecordingQueryVariables>) { return Apollo.useLazyQuery(StartFromRecordingDocument, options); }
export function useStartFromChannelQuery(options: Apollo.useQuery.Options<StartFromChannelQuery, StartFromChannelQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(StartFromChannelDocument, options); }
export function useStartFromChannelLazyQuery(options?: Apollo.useLazyQuery.Options<StartFromChannelQuery, StartFromChannelQueryVariables>) { return Apollo.useLazyQuery(StartFromChannelDocument, options); }
export function useStartWebVideoMutation(options?: Apollo.useMutation.Options<StartWebVideoMutation, StartWebVideoMutationVariables>) { return Apollo.useMutation(StartWebVideoDocument, options); }