import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Cross, EyeOpen, Media, More, Trash } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

/** Dialogs of the web channel menu. */
export type WebChannelDialog = 'preview' | 'clear' | 'image' | 'remove';

interface WebChannelMenuProps {
  /** True if it shows something that can be removed (WCH-12). */
  isShowing: boolean;
  /** True if the plan changes channels. */
  mayChange: boolean;
  onOpen: (dialog: WebChannelDialog) => void;
}

/** Less frequent actions on a web channel. Clearing it and its offline image are separate (WCH-15). */
export function WebChannelMenu({ isShowing, mayChange, onOpen }: WebChannelMenuProps) {
  const { t } = useTranslation('webChannels');
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <Menu>
          <MenuItem icon={<EyeOpen />} text={t('preview.open')} onClick={() => onOpen('preview')} />
          {mayChange && (
            <>
              <MenuItem icon={<Media />} text={t('image.open')} onClick={() => onOpen('image')} />
              {isShowing && (
                <MenuItem icon={<Cross />} text={t('clear.open')} onClick={() => onOpen('clear')} />
              )}
              <MenuDivider />
              <MenuItem
                icon={<Trash />}
                intent="danger"
                text={t('remove')}
                onClick={() => onOpen('remove')}
              />
            </>
          )}
        </Menu>
      }
    >
      <Button icon={<More />} aria-label={t('more')} />
    </PopoverNext>
  );
}
