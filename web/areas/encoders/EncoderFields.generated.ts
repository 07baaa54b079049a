/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderChoicesQueryVariables = Exact<{
  customerId: string;
}>;


export type EncoderChoicesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, encoderPresetList: { __typename: 'EncoderPresetConnection', nodes: Array<{ __typename: 'EncoderPreset', id: string, name: string }> } | null, encoderChannelList: { __typename: 'EncoderChannelConnection', nodes: Array<{ __typename: 'EncoderChannel', id: string, name: string, isViewOnly: boolean }> } | null } | null };


export const EncoderChoicesDocument = /*#__PURE__*/ composeDocument<EncoderChoicesQuery, EncoderChoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoderPresetList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannelList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isViewOnly"}}]}}]}}]}}]}}, []);
export function useEncoderChoicesQuery(options: Apollo.useQuery.Options<EncoderChoicesQuery, EncoderChoicesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderChoicesDocument, options); }
export function useEncoderChoicesLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderChoicesQuery, EncoderChoicesQueryVariables>) { return Apollo.useLazyQuery(EncoderChoicesDocument, options); }