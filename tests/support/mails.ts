import { workOff } from '../../fixtures/platform/jobs/run.ts';
import { mailDelivery, type MailCarrier } from '../../fixtures/platform/domains/customers/mail/delivery.ts';
import type { Mail } from '../../fixtures/platform/domains/customers/mail/mail.ts';
import type { TestPlatform } from './platform.ts';

/** Mails of a test platform, handed over when a test asks for them. */
export interface TestMails {
  /** Mails to somebody, the oldest first. */
  to(recipient: string): Promise<Mail[]>;
  /** The token in the link of the newest mail to somebody; empty when there is none. */
  token(recipient: string): Promise<string>;
}

/** Takes the platform's mails in place of a mail server. */
export function collectMails(platform: TestPlatform): TestMails {
  const taken: Mail[] = [];
  const carrier: MailCarrier = {
    send: async (mail) => void taken.push(mail),
    close: async () => undefined,
  };
  const to = async (recipient: string) => {
    await workOff(platform.services, mailDelivery(carrier), (error) => {
      throw error;
    });
    return taken.filter((mail) => mail.to === recipient);
  };
  return {
    to,
    token: async (recipient) => /token=([\w-]+)/.exec((await to(recipient)).at(-1)?.text ?? '')?.[1] ?? '',
  };
}
