/** Types of yup tests that fail because a value is missing. */
const MISSING: ReadonlySet<string> = new Set(['required', 'optionality', 'nullable']);

/** Returns the error code of a broken rule, by the type of its test. Graph and platform use the same codes. */
export function codeOfRule(type: string | undefined): 'REQUIRED' | 'INVALID' {
  return type !== undefined && MISSING.has(type) ? 'REQUIRED' : 'INVALID';
}
