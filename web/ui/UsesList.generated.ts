/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import { composeDocument } from '../kernel/composeDocument.ts';
export type UsesList_UseFragment = { __typename: 'Use', kind: Types.UseKind, id: string, name: string, startsAt: string | null };

export const UsesList_UseFragmentDoc = /*#__PURE__*/ composeDocument<UsesList_UseFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsesList_use"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Use"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}, []);