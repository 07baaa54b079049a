import { Button, Tag } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../kernel/access.ts';
import { useSession } from '../../kernel/session.tsx';
import { BinButton } from '../../ui/BinButton.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { ContactDialog, FLAGS } from './ContactDialog.tsx';
import { useOrganizationContactsQuery, type Contact_ContactFragment } from './Contacts.generated.ts';
import { RemoveContactDialog } from './RemoveContactDialog.tsx';

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; contact: Contact_ContactFragment };

/** Contacts of the organization (within S-075, USR-08). */
export function ContactsCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation('organization');
  const { viewer } = useSession();
  const [open, setOpen] = useState<Open>();
  const { data, loading, error, refetch } = useOrganizationContactsQuery({
    variables: { customerId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const mayChange = allows(viewer, { capabilities: ['contacts'] });
  const contacts = data?.customer?.contacts;
  const close = () => setOpen(undefined);
  return (
    <section className="card" aria-labelledby="org-contacts">
      <div className="org-head">
        <h2 id="org-contacts">{t('contacts.title')}</h2>
        {mayChange && contacts && (
          <div className="org-contact">
            <BinButton kind="CONTACT" onRestored={() => void refetch()} />
            <Button icon={<Add />} text={t('contacts.add')} onClick={() => setOpen({ kind: 'add' })} />
          </div>
        )}
      </div>
      {!contacts && <LoadState load={{ loading, error, retry: () => void refetch() }} />}
      {contacts?.length === 0 && <p className="muted">{t('contacts.empty')}</p>}
      {contacts && contacts.length > 0 && (
        <ul className="org-contacts">
          {contacts.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              onOpen={mayChange ? (kind) => setOpen({ kind, contact }) : undefined}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'add' && <ContactDialog customerId={customerId} onClose={close} />}
      {open?.kind === 'edit' && (
        <ContactDialog customerId={customerId} contact={open.contact} onClose={close} />
      )}
      {open?.kind === 'remove' && <RemoveContactDialog contact={open.contact} onClose={close} />}
    </section>
  );
}

interface ContactRowProps {
  contact: Contact_ContactFragment;
  /** Undefined for who may only look. */
  onOpen: ((kind: 'edit' | 'remove') => void) | undefined;
}

function ContactRow({ contact, onOpen }: ContactRowProps) {
  const { t } = useTranslation('organization');
  const { firstName, lastName, email, mobile } = contact;
  const name = `${firstName} ${lastName}`;
  return (
    <li>
      <div className="org-contact">
        <strong>{name}</strong>
        <a href={`mailto:${email}`}>{email}</a>
        {mobile && <a href={`tel:${mobile.replace(/[^+\d]/g, '')}`}>{mobile}</a>}
        {FLAGS.filter((flag) => contact[flag]).map((flag) => (
          <Tag key={flag} minimal>
            {t(`contacts.flags.${flag}`)}
          </Tag>
        ))}
      </div>
      {onOpen && (
        <div className="org-contact">
          <Button
            text={t('contacts.edit')}
            aria-label={t('contacts.editOne', { name })}
            onClick={() => onOpen('edit')}
          />
          <Button
            text={t('contacts.remove')}
            aria-label={t('contacts.removeOne', { name })}
            onClick={() => onOpen('remove')}
          />
        </div>
      )}
    </li>
  );
}
