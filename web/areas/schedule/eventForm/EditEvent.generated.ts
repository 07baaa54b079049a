/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EventForm_EventFragment } from './EventForm.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { EventForm_EventFragmentDoc } from './EventForm.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EditedEvent_TimeFragment = { __typename: 'ScheduleItem', id: string, startAt: string, endAt: string, bucket: Types.ScheduleBucket };

export type EditedEventQueryVariables = Exact<{
  id: string;
  from?: string | null | undefined;
}>;


export type EditedEventQuery = { __typename: 'Query', event: (
    { __typename: 'Event', encoder: { __typename: 'Encoder', id: string, status: { __typename: 'EncoderStatus', state: Types.EncoderState } } | null, takenOut: Array<{ __typename: 'Event', id: string, takenFromAt: string | null }> | null, occurrences: Array<(
      { __typename: 'ScheduleItem' }
      & EditedEvent_TimeFragment
    )> | null }
    & EventForm_EventFragment
  ) | null };

export const EditedEvent_TimeFragmentDoc = /*#__PURE__*/ composeDocument<EditedEvent_TimeFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedEvent_time"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}}]}}, []);
export const EditedEventDocument = /*#__PURE__*/ composeDocument<EditedEventQuery, EditedEventQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventForm_event"}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"takenOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenFromAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurrences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedEvent_time"}}]}}]}}]}}, [EventForm_EventFragmentDoc, EditedEvent_TimeFragmentDoc]);
export function useEditedEventQuery(options: Apollo.useQuery.Options<EditedEventQuery, EditedEventQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EditedEventDocument, options); }
export function useEditedEventLazyQuery(options?: Apollo.useLazyQuery.Options<EditedEventQuery, EditedEventQueryVariables>) { return Apollo.useLazyQuery(EditedEventDocument, options); }