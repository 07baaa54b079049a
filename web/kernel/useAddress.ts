import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** Values by their names in the address; one that is empty is left out of it. */
export type AddressValues = Readonly<Record<string, string | readonly string[]>>;

/** Changes the values that are given and leaves the others. `isStep`: the way back leads to what it was before. */
export type ChangeAddress = (values: AddressValues, how?: { isStep?: boolean }) => void;

/** What was asked for on an address that is drawn, whoever asked, until the next one is. */
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * What stands in the address after `?`, and how to change it. The router tells only what it has drawn, so a change that was made
 * of that would take back the one before it: here each goes on from the last, from whichever part of the page that came.
 */
export function useAddress(): [params: URLSearchParams, change: ChangeAddress] {
  const location = useLocation();
  const navigate = useNavigate();
  // A change may come late, such as words that somebody has finished typing, from a function of an earlier drawing.
  const drawn = useRef(location);
  useLayoutEffect(() => {
    drawn.current = location;
  }, [location]);
  const change = useCallback<ChangeAddress>(
    (values, { isStep = false } = {}) => {
      const params = new URLSearchParams(asked.get(drawn.current) ?? drawn.current.search);
      for (const [name, value] of Object.entries(values)) put(params, name, value);
      asked.set(drawn.current, params);
      void navigate({ search: params.toString() }, { replace: !isStep, preventScrollReset: true });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(location.search), [location.search]), change];
}

/** A name keeps its place in the address as long as it has a value. */
function put(params: URLSearchParams, name: string, value: string | readonly string[]): void {
  const [first, ...more] = [value].flat().filter(Boolean);
  if (first === undefined) params.delete(name);
  else params.set(name, first);
  for (const one of more) params.append(name, one);
}
