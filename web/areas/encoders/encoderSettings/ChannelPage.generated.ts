/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderChannelPageQueryVariables = Exact<{
  id: string;
}>;


export type EncoderChannelPageQuery = { __typename: 'Query', encoderChannel: (
    { __typename: 'EncoderChannel', schedules: Array<{ __typename: 'ScheduleItem', id: string, eventId: string, title: string, bucket: Types.ScheduleBucket, startAt: string, endAt: string, timezone: string, isPaused: boolean }> | null }
    & Channel_EncoderChannelFragment
  ) | null };

export type EditEncoderChannelPageQueryVariables = Exact<{
  id: string;
}>;


export type EditEncoderChannelPageQuery = { __typename: 'Query', encoderChannel: (
    { __typename: 'EncoderChannel' }
    & Channel_EncoderChannelFragment
  ) | null };

export type Channel_EncoderChannelFragment = { __typename: 'EncoderChannel', id: string, name: string, isProvisioned: boolean, bucket: string | null, deleteAfter: number, dvrWindowSeconds: number, isLanOnly: boolean, isViewOnly: boolean, userCount: number, createdAt: string, region: { __typename: 'Region', id: string, name: string } | null, customer: { __typename: 'Customer', id: string, timezone: string } | null, users: Array<{ __typename: 'EncoderChannelUser', userId: string, userName: string, isVenue: boolean, isViewOnly: boolean }> | null };

export const Channel_EncoderChannelFragmentDoc = /*#__PURE__*/ composeDocument<Channel_EncoderChannelFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Channel_encoderChannel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncoderChannel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisioned"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAfter"}},{"kind":"Field","name":{"kind":"Name","value":"dvrWindowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isLanOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isViewOnly"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVenue"}},{"kind":"Field","name":{"kind":"Name","value":"isViewOnly"}}]}}]}}, []);
export const EncoderChannelPageDocument = /*#__PURE__*/ composeDocument<EncoderChannelPageQuery, EncoderChannelPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderChannelPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Channel_encoderChannel"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}}]}}]}}]}}, [Channel_EncoderChannelFragmentDoc]);
export const EditEncoderChannelPageDocument = /*#__PURE__*/ composeDocument<EditEncoderChannelPageQuery, EditEncoderChannelPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditEncoderChannelPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Channel_encoderChannel"}}]}}]}}, [Channel_EncoderChannelFragmentDoc]);
export function useEncoderChannelPageQuery(options: Apollo.useQuery.Options<EncoderChannelPageQuery, EncoderChannelPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderChannelPageDocument, options); }
export function useEncoderChannelPageLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderChannelPageQuery, EncoderChannelPageQueryVariables>) { return Apollo.useLazyQuery(EncoderChannelPageDocument, options); }
export function useEditEncoderChannelPageQuery(options: Apollo.useQuery.Options<EditEncoderChannelPageQuery, EditEncoderChannelPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EditEncoderChannelPageDocument, options); }
export function useEditEncoderChannelPageLazyQuery(options?: Apollo.useLazyQuery.Options<EditEncoderChannelPageQuery, EditEncoderChannelPageQueryVariables>) { return Apollo.useLazyQuery(EditEncoderChannelPageDocument, options); }