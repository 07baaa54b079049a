import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Edit, EyeOpen, More, Repeat, Stop, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { canStop } from '../public/canStop.ts';
import type { WebVideo } from '../useWebVideo.ts';
import { usePublishContentDestinationMutation } from './Changes.generated.ts';
import { DeleteDestinationDialog } from './DeleteDestinationDialog.tsx';
import { EditDestinationDialog } from './EditDestinationDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { StopDestinationsDialog } from './StopDestinationsDialog.tsx';

/** What can be done to a broadcast beside stopping it alone (S-030, S-178 to S-180). */
export function WebVideoMenu({ video }: { video: WebVideo }) {
  const { t } = useTranslation('webVideos');
  const [open, setOpen] = useState<'edit' | 'publish' | 'stop' | 'delete'>();
  const close = () => setOpen(undefined);
  const replay = useNextReplay(video);
  const { otherDestinations, customer } = video;
  const running = [video, ...(otherDestinations ?? [])].filter(canStop);
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        content={
          <Menu>
            <MenuItem icon={<Edit />} text={t('edit.open')} onClick={() => setOpen('edit')} />
            <MenuItem icon={<EyeOpen />} text={t('publish.open')} onClick={() => setOpen('publish')} />
            {video.webChannel && (
              <MenuItem
                icon={<Repeat />}
                text={t(video.isNextReplay ? 'replay.clear' : 'replay.choose')}
                onClick={() => void replay(!video.isNextReplay)}
              />
            )}
            <MenuDivider />
            {running.length > 1 && customer && (
              <MenuItem
                icon={<Stop />}
                text={t('stopMany.open', { count: running.length })}
                onClick={() => setOpen('stop')}
              />
            )}
            <MenuItem
              icon={<Trash />}
              intent="danger"
              text={t('delete.open')}
              onClick={() => setOpen('delete')}
            />
          </Menu>
        }
      >
        <Button icon={<More />} aria-label={t('more')} />
      </PopoverNext>
      {open === 'edit' && <EditDestinationDialog video={video} onClose={close} />}
      {open === 'publish' && <PublishDialog video={video} onClose={close} />}
      {open === 'delete' && <DeleteDestinationDialog video={video} onClose={close} />}
      {open === 'stop' && customer && (
        <StopDestinationsDialog destinations={running} customerId={customer.id} onClose={close} />
      )}
    </>
  );
}

/** Chooses a broadcast as what its web channel replays next, or no longer (EVT-30). */
function useNextReplay({ id, title: name }: WebVideo) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const run = useMutationRun();
  const [publish] = usePublishContentDestinationMutation();
  return async (isNextReplay: boolean) => {
    const outcome = await run(
      () => publish({ variables: { input: { id, isNextReplay } } }),
      (data) => data.publishContentDestination,
    );
    if (outcome.ok) {
      toasts.show({
        intent: 'success',
        message: t(isNextReplay ? 'replay.chosen' : 'replay.cleared', { name }),
      });
    } else {
      toasts.show({ intent: 'danger', message: refusalText(outcome) });
    }
  };
}
