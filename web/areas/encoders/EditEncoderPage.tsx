import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useEditEncoderQuery } from './EditEncoderPage.generated.ts';
import { EncoderForm } from './EncoderForm.tsx';
import { encodersPath } from './paths.ts';

/** Settings and networks of an encoder (S-127). Read anew when it is opened: an edit begins from what is true now. */
export function EditEncoderPage() {
  const { t } = useTranslation('encoders');
  const { uuid = '' } = useParams();
  const { data, loading, error, refetch } = useEditEncoderQuery({
    variables: { id: uuid },
    fetchPolicy: 'network-only',
  });
  if (data?.encoder) return <EncoderForm key={uuid} encoder={data.encoder} />;
  return (
    <>
      <PageHeader title={t('edit.loading')} back={{ label: t('list.title'), to: encodersPath() }} />
      <div className="card">
        {loading ? (
          <SkeletonRows />
        ) : error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            drawing="nothing"
            sentence={t('details.missing')}
            action={{ label: t('list.title'), to: encodersPath() }}
          />
        )}
      </div>
    </>
  );
}
