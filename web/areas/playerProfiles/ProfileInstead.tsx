import { DetailsPage } from '../../ui/DetailsPage.tsx';

interface ProfileInsteadProps {
  load: { loading: boolean; error?: unknown; retry: () => void };
  missing: string;
  back: { label: string; to: string };
}

/** What stands in place of a form while its profile is read, or when there is none to edit. */
export function ProfileInstead(props: ProfileInsteadProps) {
  return <DetailsPage {...props} title={undefined} tabs={[]} />;
}
