/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import { composeDocument } from './composeDocument.ts';
export type Refusal_ProblemFragment = { __typename: 'UserError', code: Types.UserErrorCode, reason: Types.Reason, field: Array<string> | null, message: string, parameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> };

export const Refusal_ProblemFragmentDoc = /*#__PURE__*/ composeDocument<Refusal_ProblemFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}, []);