import type { TFunction } from 'i18next';
import { CUSTOMER_MESSAGES } from '../../../schema/rules/customerWords.ts';
import { UPLOADER_MESSAGES } from '../../../schema/rules/uploaders.ts';

/** The messages of the rules that these pages can show, by their key in the catalogue (REG-03, SES-01, SES-05). */
export const MESSAGES = {
  ...UPLOADER_MESSAGES,
  userNameRequired: CUSTOMER_MESSAGES.userNameRequired,
  passwordRequired: CUSTOMER_MESSAGES.passwordRequired,
  wrongCredentials: CUSTOMER_MESSAGES.wrongCredentials,
} as const;
type MessageKey = keyof typeof MESSAGES;

const IN_USE = / In use: (\d+) of (\d+)\.$/;

/** A message of the rules, the graph or the platform in the reader's language; as it came when it is none of ours. */
export function translated(t: TFunction<'uploader'>, message: string): string {
  const use = IN_USE.exec(message);
  if (use) return t('noLicenseInUse', { inUse: use[1], total: use[2] });
  const key = (Object.keys(MESSAGES) as MessageKey[]).find((each) => MESSAGES[each] === message);
  return key ? t(`messages.${key}`) : message;
}
