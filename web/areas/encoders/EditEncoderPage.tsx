import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LoadPage } from '../../ui/LoadState.tsx';
import { useDetails } from '../../ui/useDetails.ts';
import { useEditEncoderQuery } from './EditEncoderPage.generated.ts';
import { EncoderForm } from './EncoderForm.tsx';
import { encodersPath } from '../../kernel/paths/encoders.ts';

/** Settings and networks of an encoder (S-127). Read anew when it is opened: an edit begins from what is true now. */
export function EditEncoderPage() {
  const { t } = useTranslation('encoders');
  const { uuid = '' } = useParams();
  const query = useEditEncoderQuery({ variables: { id: uuid }, fetchPolicy: 'network-only' });
  const { thing: encoder, load } = useDetails(query, uuid, (data) => data.encoder);
  if (encoder) return <EncoderForm key={uuid} encoder={encoder} />;
  return (
    <LoadPage
      title={t('edit.loading')}
      load={load}
      missing={t('details.missing')}
      back={{ label: t('list.title'), to: encodersPath() }}
    />
  );
}
