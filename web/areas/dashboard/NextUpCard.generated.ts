/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Readiness_ItemFragment } from '../schedule/readiness/public/Readiness.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { Readiness_ItemFragmentDoc } from '../schedule/readiness/public/Readiness.generated.ts';
import * as Apollo from '@apollo/client/react';
export type NextUpCardQueryVariables = Exact<{
  customerId: string;
  from: string;
  to: string;
}>;


export type NextUpCardQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, timezone: string, schedule: Array<(
      { __typename: 'ScheduleItem' }
      & ScheduleLine_ItemFragment
      & Readiness_ItemFragment
    )> | null } | null };

export type ScheduleLine_ItemFragment = { __typename: 'ScheduleItem', id: string, eventId: string, title: string, type: Types.EventType, bucket: Types.ScheduleBucket, startAt: string, endAt: string, encoderStartsAt: string | null, timezone: string, isPaused: boolean, encoder: { __typename: 'Encoder', id: string, name: string, status: { __typename: 'EncoderStatus', state: Types.EncoderState } } | null, encoderChannel: { __typename: 'EncoderChannel', id: string, name: string } | null };

export const ScheduleLine_ItemFragmentDoc = /*#__PURE__*/ composeDocument<ScheduleLine_ItemFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleLine_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"encoderStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}, []);
export const NextUpCardDocument = /*#__PURE__*/ composeDocument<NextUpCardQuery, NextUpCardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextUpCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleLine_item"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Readiness_item"}}]}}]}}]}}, [ScheduleLine_ItemFragmentDoc, Readiness_ItemFragmentDoc]);
export function useNextUpCardQuery(options: Apollo.useQuery.Options<NextUpCardQuery, NextUpCardQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(NextUpCardDocument, options); }
export function useNextUpCardLazyQuery(options?: Apollo.useLazyQuery.Options<NextUpCardQuery, NextUpCardQueryVariables>) { return Apollo.useLazyQuery(NextUpCardDocument, options); }