/** A package in the address: its name, which may begin with an at sign, and its version. */
export interface OpenPackage {
  name: string;
  version: string;
}

export const packageKey = ({ name, version }: OpenPackage) => `${name}@${version}`;

/** Package named in the URL. Undefined if there is none. */
export function openPackage(value: string | null): OpenPackage | undefined {
  const at = value?.lastIndexOf('@') ?? -1;
  if (!value || at <= 0 || at === value.length - 1) return undefined;
  return { name: value.slice(0, at), version: value.slice(at + 1) };
}
