import { RestError } from '../../kernel/restError.ts';

const templates = new Map<string, readonly string[]>();

/** Splits `/a/{id}/b` into `['/a/', 'id', '/b']`: every second part is a parameter's name. */
function partsOf(template: string): readonly string[] {
  const before = templates.get(template);
  if (before) return before;
  const parts = template.split(/[{}]/);
  templates.set(template, parts);
  return parts;
}

/** No id, or a step in the path: in the hands of a proxy it would lead to another route. */
const NO_ID: readonly unknown[] = ['', '.', '..'];

/**
 * Puts parameters into a path template and appends the query. Values are encoded; a list becomes a repeated
 * parameter; undefined and null are left out; half a surrogate pair, which has no encoding, becomes U+FFFD. Throws a RestError 404 for what can be the id of nothing.
 */
export function fillPath(
  template: string,
  params: Readonly<Record<string, string | number>> | undefined,
  query: Readonly<Record<string, unknown>> | undefined,
): string {
  const parts = partsOf(template);
  let path = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] ?? '';
    const value = params?.[name];
    if (NO_ID.includes(value) || !String(value).isWellFormed())
      throw new RestError({ status: 404, problems: [], call: template, service: '' });
    if (value === undefined) throw new TypeError(`${template} needs the parameter ${name}`);
    path += encodeURIComponent(value) + (parts[index + 1] ?? '');
  }
  if (!query) return path;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one).toWellFormed())}`),
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
