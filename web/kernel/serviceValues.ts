import { request } from './request.ts';
import {
  ServiceValuesDocument,
  useServiceValuesQuery,
  type ServiceValuesQuery,
} from './serviceValues.generated.ts';

/** What the service goes by and screens tell people (CON-04). The screens know none of it by themselves. */
export type ServiceValues = NonNullable<ServiceValuesQuery['serviceValues']>;

/** As the service says them; null until it has: a text that needs one waits for it. */
export function useServiceValues(): ServiceValues | null {
  const { data } = useServiceValuesQuery({ fetchPolicy: 'cache-first' });
  return data?.serviceValues ?? null;
}

/** The same for pages that nobody signs in for; null when it does not answer. */
export async function askServiceValues(): Promise<ServiceValues | null> {
  try {
    return (await request(ServiceValuesDocument, {})).serviceValues ?? null;
  } catch {
    return null;
  }
}
