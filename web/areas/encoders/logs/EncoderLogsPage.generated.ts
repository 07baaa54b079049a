/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderStatus_StatusFragment } from '../EncoderRow.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { EncoderStatus_StatusFragmentDoc } from '../EncoderRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderLogsPageQueryVariables = Exact<{
  id: string;
}>;


export type EncoderLogsPageQuery = { __typename: 'Query', encoder: { __typename: 'Encoder', id: string, name: string, customer: { __typename: 'Customer', id: string } | null, status: (
      { __typename: 'EncoderStatus' }
      & EncoderStatus_StatusFragment
    ) } | null };

export type EncoderLogEntriesQueryVariables = Exact<{
  id: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  minLevel?: Types.LogLevel | null | undefined;
}>;


export type EncoderLogEntriesQuery = { __typename: 'Query', encoder: { __typename: 'Encoder', id: string, logs: { __typename: 'EncoderLog', isCut: boolean, entries: Array<{ __typename: 'EncoderLogEntry', level: Types.LogLevel, entry: string, time: string }> } | null } | null };


export const EncoderLogsPageDocument = /*#__PURE__*/ composeDocument<EncoderLogsPageQuery, EncoderLogsPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderLogsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderStatus_status"}}]}}]}}]}}, [EncoderStatus_StatusFragmentDoc]);
export const EncoderLogEntriesDocument = /*#__PURE__*/ composeDocument<EncoderLogEntriesQuery, EncoderLogEntriesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderLogEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minLevel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LogLevel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"minLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minLevel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCut"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"time"},"name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}}]}}]}}]}}]}}, []);
export function useEncoderLogsPageQuery(options: Apollo.useQuery.Options<EncoderLogsPageQuery, EncoderLogsPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderLogsPageDocument, options); }
export function useEncoderLogsPageLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderLogsPageQuery, EncoderLogsPageQueryVariables>) { return Apollo.useLazyQuery(EncoderLogsPageDocument, options); }
export function useEncoderLogEntriesQuery(options: Apollo.useQuery.Options<EncoderLogEntriesQuery, EncoderLogEntriesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderLogEntriesDocument, options); }
export function useEncoderLogEntriesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderLogEntriesQuery, EncoderLogEntriesQueryVariables>) { return Apollo.useLazyQuery(EncoderLogEntriesDocument, options); }