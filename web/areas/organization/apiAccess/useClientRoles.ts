import { useApiClientRolesQuery } from './ApiClients.generated.ts';

/** The roles of API clients, and whether the organization's plans open none of them (API-04). */
export function useClientRoles() {
  const { data, loading, error, refetch } = useApiClientRolesQuery({ errorPolicy: 'all' });
  const roles = data?.apiClientRoles ?? undefined;
  const isGated = roles !== undefined && roles.every(({ isAvailable }) => !isAvailable);
  return { roles, isGated, loading, error, refetch };
}
