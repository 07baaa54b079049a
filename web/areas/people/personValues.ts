import { array, object, string } from 'yup';
import { acceptInviteSchema, inviteSchema, PEOPLE_MESSAGES } from '../../../schema/rules/people.ts';
import type { Role } from '../../schema.generated.ts';
import type { User_UserFragment } from './UserPage.generated.ts';

/** Form values shared by invitations and edits. */
interface PersonValues {
  firstName: string;
  lastName: string;
  title: string;
  phone: string;
  roles: Role[];
  isPrimaryContact: boolean;
  isBillingContact: boolean;
  isPointOfContact: boolean;
  hasNetworkAlerts: boolean;
  channels: { encoderChannelId: string; isViewOnly: boolean }[];
}

/** An invitation as the form holds it: one address or several, apart by spaces, commas or lines. */
export interface InviteValues extends PersonValues {
  emails: string;
}

/** A person as the form holds them. */
export interface EditValues extends PersonValues {
  isDisabled: boolean;
}

export const NEW_INVITE: InviteValues = {
  ...{ emails: '', firstName: '', lastName: '', title: '', phone: '', roles: [], channels: [] },
  ...{ isPrimaryContact: false, isBillingContact: false, isPointOfContact: false, hasNetworkAlerts: false },
};

/** The addresses that were typed. */
export const splitEmails = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const roles = array(string()).min(1, PEOPLE_MESSAGES.roleRequired);

const NO_NAMES = { firstName: '', lastName: '', title: '', phone: '' };

/** Rules of the form of invitations; each address is judged by the service, and of several no names are asked. */
export const inviteRules = inviteSchema
  .pick(['firstName', 'lastName', 'title', 'phone'])
  .shape({ emails: string().trim().required(PEOPLE_MESSAGES.emailRequired), roles })
  .transform((values: InviteValues) =>
    splitEmails(values.emails ?? '').length > 1 ? { ...values, ...NO_NAMES } : values,
  );

/** Rules of an edit: names must be there. */
export const editRules = object({
  ...acceptInviteSchema.pick(['firstName', 'lastName', 'phone']).fields,
  ...inviteSchema.pick(['title']).fields,
  roles,
});

/** Rules of one's own details. */
export const accountRules = editRules.omit(['roles']);

/** Initial form values of a user. */
export function toUserValues(user: User_UserFragment): EditValues {
  return {
    ...{
      firstName: user.firstName,
      lastName: user.lastName,
      title: user.title ?? '',
      phone: user.phone ?? '',
    },
    roles: [...user.roles],
    isPrimaryContact: user.isPrimaryContact ?? false,
    isBillingContact: user.isBillingContact ?? false,
    isPointOfContact: user.isPointOfContact ?? false,
    hasNetworkAlerts: user.hasNetworkAlerts ?? false,
    isDisabled: user.isDisabled ?? false,
    channels: (user.channels ?? []).map(({ encoderChannelId, isViewOnly }) => ({
      encoderChannelId,
      isViewOnly,
    })),
  };
}

/** True if two lists give the same access, in whatever order. */
export function isSameAccess(one: EditValues['channels'], other: EditValues['channels']): boolean {
  const said = (list: EditValues['channels']) =>
    list.map(({ encoderChannelId, isViewOnly }) => `${encoderChannelId} ${isViewOnly}`).sort();
  return said(one).join() === said(other).join();
}
