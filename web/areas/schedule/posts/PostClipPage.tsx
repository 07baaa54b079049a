import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { DESTINATION_DESCRIPTION_MAX } from '../../../../schema/rules/contentDestinations.ts';
import { saidWords } from '../../../kernel/reasons.ts';
import { useScreen } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { viewerZone } from '../../../time/formatters.ts';
import { FormPage } from '../../../ui/FormPage.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { mediaPath } from '../../../kernel/paths/media.ts';
import { ClipFields, PrivacyField, TitleField, WhenFields } from './ClipFields.tsx';
import { clipInput, clipProblems, FORM_NAMES, valuesOfClip, type ClipValues } from './clipValues.ts';
import { forgetPosts } from './forgetPosts.ts';
import { postClipPath, postPath } from '../../../kernel/paths/posts.ts';
import { useCreatePostMutation, usePostClipQuery, type PostClipQuery } from './PostClip.generated.ts';

type Clip = NonNullable<PostClipQuery['mediaItem']>;

/** Posts a clip, or another saved video, to Facebook or YouTube at once or at a time (S-026). */
export function PostClipPage() {
  const { t } = useTranslation('posts');
  const { uuid = '' } = useParams();
  const query = usePostClipQuery({ variables: { id: uuid } });
  const { thing: clip, load } = useDetails(query, uuid, (data) => data.mediaItem);
  const back = { label: t('clip.choose'), to: postClipPath() };
  if (!clip) return <LoadPage load={load} missing={t('clip.missing')} back={back} />;
  return <ClipForm key={clip.id} clip={clip} />;
}

function ClipForm({ clip }: { clip: Clip }) {
  const { t } = useTranslation('posts');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { viewer } = useSession();
  const { submit } = useMutationForm();
  const [create] = useCreatePostMutation({
    update: (cache) => forgetPosts(cache, viewer.customer.id),
  });

  const made = useRef<string>(undefined);
  const hasPosts = useScreen('post') !== undefined;
  const initialValues = useMemo<ClipValues>(() => valuesOfClip(clip), [clip]);
  const zone = clip.customer?.timezone ?? viewerZone();
  return (
    <FormPage<ClipValues>
      title={t('clip.title', { name: clip.title })}
      saveLabel={t('clip.post')}
      initialValues={initialValues}
      back={{ label: clip.title, to: mediaPath(clip.id) }}
      rules={(values) => {
        const problems = Object.entries(clipProblems(values, clip.id, zone, new Date()));
        return Object.fromEntries(problems.map(([field, said]) => [field, saidWords(said) ?? said]));
      }}
      onSubmit={(values) =>
        submit(
          () => create({ variables: { input: clipInput(values, clip.id, zone) } }),
          (data) => data.createPost,
          ({ post }) => {
            made.current = post?.id;
          },
          FORM_NAMES,
        )
      }
      onSaved={() => {
        toasts.show({ intent: 'success', message: t('clip.done', { name: clip.title }) });
        void navigate(made.current && hasPosts ? postPath(made.current) : mediaPath(clip.id));
      }}
    >
      {!clip.isPlayable && (
        <p className="field__error" role="alert">
          {t('clip.notReady')}
        </p>
      )}
      <ClipFields lengthMs={clip.length} />
      <TitleField />
      <TextAreaField
        name="description"
        label={t('fields.description')}
        isRequired
        limit={DESTINATION_DESCRIPTION_MAX}
      />
      <PrivacyField />
      <WhenFields zone={zone} />
    </FormPage>
  );
}
