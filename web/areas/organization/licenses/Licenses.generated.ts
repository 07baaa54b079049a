/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type LicenseRow_PackageFragment = { __typename: 'LicensedPackage', name: string, version: string, license: string | null };

export type LicensesPageQueryVariables = Exact<{
  part: Types.LicensePart;
  filter?: string | null | undefined;
  sort: Types.ListSort;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LicensesPageQuery = { __typename: 'Query', licenseManifest: { __typename: 'LicensedPackageConnection', totalCount: number, edges: Array<{ __typename: 'LicensedPackageEdge', cursor: string, node: (
        { __typename: 'LicensedPackage' }
        & LicenseRow_PackageFragment
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type LicenseTextQueryVariables = Exact<{
  part: Types.LicensePart;
  name: string;
  version: string;
}>;


export type LicenseTextQuery = { __typename: 'Query', licenseText: string | null };

export const LicenseRow_PackageFragmentDoc = /*#__PURE__*/ composeDocument<LicenseRow_PackageFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenseRow_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LicensedPackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"license"}}]}}, []);
export const LicensesPageDocument = /*#__PURE__*/ composeDocument<LicensesPageQuery, LicensesPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LicensesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicensePart"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseManifest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenseRow_package"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}, [LicenseRow_PackageFragmentDoc]);
export const LicenseTextDocument = /*#__PURE__*/ composeDocument<LicenseTextQuery, LicenseTextQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LicenseText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicensePart"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}, []);
export function useLicensesPageQuery(options: Apollo.useQuery.Options<LicensesPageQuery, LicensesPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LicensesPageDocument, options); }
export function useLicensesPageLazyQuery(options?: Apollo.useLazyQuery.Options<LicensesPageQuery, LicensesPageQueryVariables>) { return Apollo.useLazyQuery(LicensesPageDocument, options); }
export function useLicenseTextQuery(options: Apollo.useQuery.Options<LicenseTextQuery, LicenseTextQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LicenseTextDocument, options); }
export function useLicenseTextLazyQuery(options?: Apollo.useLazyQuery.Options<LicenseTextQuery, LicenseTextQueryVariables>) { return Apollo.useLazyQuery(LicenseTextDocument, options); }