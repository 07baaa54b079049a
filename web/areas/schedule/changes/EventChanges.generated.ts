/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Event_HeadFragment, Event_TimeFragment } from '../event/EventPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Event_HeadFragmentDoc, Event_TimeFragmentDoc } from '../event/EventPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EventToMoveQueryVariables = Exact<{
  id: string;
  withEncoders: boolean;
}>;


export type EventToMoveQuery = { __typename: 'Query', event: (
    { __typename: 'Event', encoder?: { __typename: 'Encoder', id: string, status: { __typename: 'EncoderStatus', state: Types.EncoderState } } | null }
    & Event_HeadFragment
  ) | null };

export type EventToChangeQueryVariables = Exact<{
  id: string;
  from: string;
  withEncoders: boolean;
}>;


export type EventToChangeQuery = { __typename: 'Query', event: (
    { __typename: 'Event', encoder?: { __typename: 'Encoder', id: string, status: { __typename: 'EncoderStatus', state: Types.EncoderState } } | null, takenOut: Array<{ __typename: 'Event', id: string, name: string }> | null, occurrences: Array<{ __typename: 'ScheduleItem', id: string, bucket: Types.ScheduleBucket }> | null, contentDestinations: Array<{ __typename: 'ContentDestination', id: string, kind: Types.DestinationKind, title: string, state: Types.DestinationState, webChannel: { __typename: 'WebChannel', id: string, name: string } | null }> | null }
    & Event_HeadFragment
  ) | null };

export type MoveEventMutationVariables = Exact<{
  input: Types.MoveEventInput;
  from: string;
  to: string;
}>;


export type MoveEventMutation = { __typename: 'Mutation', moveEvent: { __typename: 'EventPayload', event: (
      { __typename: 'Event', occurrences: Array<(
        { __typename: 'ScheduleItem' }
        & Event_TimeFragment
      )> | null }
      & Event_HeadFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type PauseEventMutationVariables = Exact<{
  input: Types.PauseEventInput;
}>;


export type PauseEventMutation = { __typename: 'Mutation', pauseEvent: { __typename: 'EventPayload', event: (
      { __typename: 'Event' }
      & Event_HeadFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RemoveEventMutationVariables = Exact<{
  input: Types.RemoveEventInput;
}>;


export type RemoveEventMutation = { __typename: 'Mutation', removeEvent: { __typename: 'RemoveEventPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type SkipEventDateMutationVariables = Exact<{
  input: Types.EventDateInput;
}>;


export type SkipEventDateMutation = { __typename: 'Mutation', skipEventDate: { __typename: 'EventPayload', event: (
      { __typename: 'Event' }
      & Event_HeadFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RestoreEventDateMutationVariables = Exact<{
  input: Types.EventDateInput;
}>;


export type RestoreEventDateMutation = { __typename: 'Mutation', restoreEventDate: { __typename: 'EventPayload', event: (
      { __typename: 'Event' }
      & Event_HeadFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const EventToMoveDocument = /*#__PURE__*/ composeDocument<EventToMoveQuery, EventToMoveQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventToMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withEncoders"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Event_head"}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withEncoders"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}, [Event_HeadFragmentDoc]);
export const EventToChangeDocument = /*#__PURE__*/ composeDocument<EventToChangeQuery, EventToChangeQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventToChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withEncoders"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Event_head"}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withEncoders"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"takenOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurrences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"300"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}, [Event_HeadFragmentDoc]);
export const MoveEventDocument = /*#__PURE__*/ composeDocument<MoveEventMutation, MoveEventMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Event_head"}},{"kind":"Field","name":{"kind":"Name","value":"occurrences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Event_time"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Event_HeadFragmentDoc, Event_TimeFragmentDoc, Refusal_ProblemFragmentDoc]);
export const PauseEventDocument = /*#__PURE__*/ composeDocument<PauseEventMutation, PauseEventMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Event_head"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Event_HeadFragmentDoc, Refusal_ProblemFragmentDoc]);
export const RemoveEventDocument = /*#__PURE__*/ composeDocument<RemoveEventMutation, RemoveEventMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const SkipEventDateDocument = /*#__PURE__*/ composeDocument<SkipEventDateMutation, SkipEventDateMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipEventDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipEventDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Event_head"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Event_HeadFragmentDoc, Refusal_ProblemFragmentDoc]);
export const RestoreEventDateDocument = /*#__PURE__*/ composeDocument<RestoreEventDateMutation, RestoreEventDateMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEventDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEventDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Event_head"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Event_HeadFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useEventToMoveQuery(options: Apollo.useQuery.Options<EventToMoveQuery, EventToMoveQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EventToMoveDocument, options); }
export function useEventToMoveLazyQuery(options?: Apollo.useLazyQuery.Options<EventToMoveQuery, EventToMoveQueryVariables>) { return Apollo.useLazyQuery(EventToMoveDocument, options); }
export function useEventToChangeQuery(options: Apollo.useQuery.Options<EventToChangeQuery, EventToChangeQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EventToChangeDocument, options); }
export function useEventToChangeLazyQuery(options?: Apollo.useLazyQuery.Options<EventToChangeQuery, EventToChangeQueryVariables>) { return Apollo.useLazyQuery(EventToChangeDocument, options); }
export function useMoveEventMutation(options?: Apollo.useMutation.Options<MoveEventMutation, MoveEventMutationVariables>) { return Apollo.useMutation(MoveEventDocument, options); }
export function usePauseEventMutation(options?: Apollo.useMutation.Options<PauseEventMutation, PauseEventMutationVariables>) { return Apollo.useMutation(PauseEventDocument, options); }
export function useRemoveEventMutation(options?: Apollo.useMutation.Options<RemoveEventMutation, RemoveEventMutationVariables>) { return Apollo.useMutation(RemoveEventDocument, options); }
export function useSkipEventDateMutation(options?: Apollo.useMutation.Options<SkipEventDateMutation, SkipEventDateMutationVariables>) { return Apollo.useMutation(SkipEventDateDocument, options); }
export function useRestoreEventDateMutation(options?: Apollo.useMutation.Options<RestoreEventDateMutation, RestoreEventDateMutationVariables>) { return Apollo.useMutation(RestoreEventDateDocument, options); }