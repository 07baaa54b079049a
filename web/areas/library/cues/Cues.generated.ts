/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type Cue_CueFragment = { __typename: 'Cue', id: string, position: string, name: string, userName: string, userId: string, visibility: Types.CueVisibility, isAutomatic: boolean };

export type MediaCuesQueryVariables = Exact<{
  id: string;
}>;


export type MediaCuesQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, cues: Array<(
      { __typename: 'Cue' }
      & Cue_CueFragment
    )> | null } | null };

export type EncoderVideoCuesQueryVariables = Exact<{
  id: string;
}>;


export type EncoderVideoCuesQuery = { __typename: 'Query', encoderVideo: { __typename: 'EncoderVideo', id: string, canSetCues: boolean | null, cues: Array<(
      { __typename: 'Cue' }
      & Cue_CueFragment
    )> | null } | null };

export type WebVideoCuesQueryVariables = Exact<{
  id: string;
}>;


export type WebVideoCuesQuery = { __typename: 'Query', contentDestination: { __typename: 'ContentDestination', id: string, canSetCues: boolean | null, cues: Array<(
      { __typename: 'Cue' }
      & Cue_CueFragment
    )> | null } | null };

export type CuesChangedSubscriptionVariables = Exact<{
  source: Types.CueSourceInput;
}>;


export type CuesChangedSubscription = { __typename: 'Subscription', cuesChanged: { __typename: 'CuesChangedEvent', sequence: number, at: string, cues: Array<(
      { __typename: 'Cue' }
      & Cue_CueFragment
    )> } };

export type CreateCueMutationVariables = Exact<{
  input: Types.CreateCueInput;
}>;


export type CreateCueMutation = { __typename: 'Mutation', createCue: { __typename: 'CuePayload', cue: (
      { __typename: 'Cue' }
      & Cue_CueFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateCueMutationVariables = Exact<{
  input: Types.UpdateCueInput;
}>;


export type UpdateCueMutation = { __typename: 'Mutation', updateCue: { __typename: 'CuePayload', cue: (
      { __typename: 'Cue' }
      & Cue_CueFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteCueMutationVariables = Exact<{
  input: Types.DeleteCueInput;
}>;


export type DeleteCueMutation = { __typename: 'Mutation', deleteCue: { __typename: 'DeleteCuePayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Cue_CueFragmentDoc = /*#__PURE__*/ composeDocument<Cue_CueFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cue_cue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}}]}}, []);
export const MediaCuesDocument = /*#__PURE__*/ composeDocument<MediaCuesQuery, MediaCuesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaCues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cue_cue"}}]}}]}}]}}, [Cue_CueFragmentDoc]);
export const EncoderVideoCuesDocument = /*#__PURE__*/ composeDocument<EncoderVideoCuesQuery, EncoderVideoCuesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVideoCues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canSetCues"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cue_cue"}}]}}]}}]}}, [Cue_CueFragmentDoc]);
export const WebVideoCuesDocument = /*#__PURE__*/ composeDocument<WebVideoCuesQuery, WebVideoCuesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebVideoCues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canSetCues"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cue_cue"}}]}}]}}]}}, [Cue_CueFragmentDoc]);
export const CuesChangedDocument = /*#__PURE__*/ composeDocument<CuesChangedSubscription, CuesChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CuesChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CueSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cuesChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cue_cue"}}]}}]}}]}}, [Cue_CueFragmentDoc]);
export const CreateCueDocument = /*#__PURE__*/ composeDocument<CreateCueMutation, CreateCueMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cue_cue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Cue_CueFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateCueDocument = /*#__PURE__*/ composeDocument<UpdateCueMutation, UpdateCueMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cue_cue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Cue_CueFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteCueDocument = /*#__PURE__*/ composeDocument<DeleteCueMutation, DeleteCueMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useMediaCuesQuery(options: Apollo.useQuery.Options<MediaCuesQuery, MediaCuesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(MediaCuesDocument, options); }
export function useMediaCuesLazyQuery(options?: Apollo.useLazyQuery.Options<MediaCuesQuery, MediaCuesQueryVariables>) { return Apollo.useLazyQuery(MediaCuesDocument, options); }
export function useEncoderVideoCuesQuery(options: Apollo.useQuery.Options<EncoderVideoCuesQuery, EncoderVideoCuesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVideoCuesDocument, options); }
export function useEncoderVideoCuesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVideoCuesQuery, EncoderVideoCuesQueryVariables>) { return Apollo.useLazyQuery(EncoderVideoCuesDocument, options); }
export function useWebVideoCuesQuery(options: Apollo.useQuery.Options<WebVideoCuesQuery, WebVideoCuesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebVideoCuesDocument, options); }
export function useWebVideoCuesLazyQuery(options?: Apollo.useLazyQuery.Options<WebVideoCuesQuery, WebVideoCuesQueryVariables>) { return Apollo.useLazyQuery(WebVideoCuesDocument, options); }
export function useCuesChangedSubscription(options: Apollo.useSubscription.Options<CuesChangedSubscription, CuesChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(CuesChangedDocument, options); }
export function useCreateCueMutation(options?: Apollo.useMutation.Options<CreateCueMutation, CreateCueMutationVariables>) { return Apollo.useMutation(CreateCueDocument, options); }
export function useUpdateCueMutation(options?: Apollo.useMutation.Options<UpdateCueMutation, UpdateCueMutationVariables>) { return Apollo.useMutation(UpdateCueDocument, options); }
export function useDeleteCueMutation(options?: Apollo.useMutation.Options<DeleteCueMutation, DeleteCueMutationVariables>) { return Apollo.useMutation(DeleteCueDocument, options); }