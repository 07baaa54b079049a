import { useEffect } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { report } from '../kernel/errorReporter.ts';

/** A screen that threw, inside the frame, which goes on working around it. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  useEffect(() => report(error, 'route'), [error]);
  return <ErrorPage error={error} onRetry={() => void navigate(0)} />;
}
