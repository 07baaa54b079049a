/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type SharedWebChannelQueryVariables = Exact<{
  id: string;
}>;


export type SharedWebChannelQuery = { __typename: 'Query', webChannel: { __typename: 'WebChannel', id: string, name: string, embedUrl: string, embedType: Types.WebEmbedType, hlsUrl: string | null, dashUrl: string | null } | null };


export const SharedWebChannelDocument = /*#__PURE__*/ composeDocument<SharedWebChannelQuery, SharedWebChannelQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedWebChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"embedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"embedType"}},{"kind":"Field","name":{"kind":"Name","value":"hlsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"dashUrl"}}]}}]}}, []);
export function useSharedWebChannelQuery(options: Apollo.useQuery.Options<SharedWebChannelQuery, SharedWebChannelQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SharedWebChannelDocument, options); }
export function useSharedWebChannelLazyQuery(options?: Apollo.useLazyQuery.Options<SharedWebChannelQuery, SharedWebChannelQueryVariables>) { return Apollo.useLazyQuery(SharedWebChannelDocument, options); }