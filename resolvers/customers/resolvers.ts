import { ApiClient, ApiClientRole } from './ApiClient.ts';
import { AuditEntry } from './AuditEntry.ts';
import { Contact } from './Contact.ts';
import { Customer } from './Customer.ts';
import { CustomerConnection, CustomerEdge } from './CustomerConnection.ts';
import { FailedJob } from './FailedJob.ts';
import { ChannelAccess, Invite, InviteOffer } from './Invite.ts';
import { LicensedPackage } from './LicensedPackage.ts';
import { mutations } from './mutations.ts';
import { NewsItem } from './NewsItem.ts';
import { payloads } from './payloads.ts';
import { Preferences } from './preferences.ts';
import { queries } from './queries.ts';
import { Region, VodBucket } from './Region.ts';
import { SecondFactor, SecondFactorAddition, SecondFactorStep } from './SecondFactor.ts';
import { Toggle } from './toggles.ts';
import { User } from './User.ts';
import { Viewer } from './Viewer.ts';
import { Webhook, WebhookDelivery } from './Webhook.ts';

/** Resolvers of the customers domain. */
export const customersResolvers = {
  Query: queries,
  Mutation: mutations,
  ApiClient,
  ApiClientRole,
  AuditEntry,
  ChannelAccess,
  Contact,
  Customer,
  CustomerConnection,
  CustomerEdge,
  FailedJob,
  Invite,
  InviteOffer,
  LicensedPackage,
  NewsItem,
  ...payloads,
  Preferences,
  Region,
  SecondFactor,
  SecondFactorAddition,
  SecondFactorStep,
  Toggle,
  User,
  Viewer,
  VodBucket,
  Webhook,
  WebhookDelivery,
};
