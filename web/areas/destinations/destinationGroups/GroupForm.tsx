import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { GROUP_NAME_MAX, groupFormSchema } from '../../../../schema/rules/destinationGroups.ts';
import { useSession } from '../../../kernel/session.tsx';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { SwitchField, TextField } from '../../../ui/fields.tsx';
import { FormPage } from '../../../ui/FormPage.tsx';
import { useDestinationGroupChannelsQuery } from './Groups.generated.ts';
import { GroupDestinationsField } from './GroupDestinationsField.tsx';
import type { GroupValues } from './groupValues.ts';
import './destinationGroups.css';

interface Channel {
  id: string;
  name: string;
}

interface GroupFormProps {
  title: string;
  saveLabel: string;
  initialValues: GroupValues;
  /** The channels that it has: they stay to be chosen while the others are read. */
  present?: { webChannel?: Channel | null | undefined; encoderChannel?: Channel | null | undefined };
  back: { label: string; to: string };
  onSubmit: (values: GroupValues) => Promise<object | undefined>;
  onSaved: () => void;
}

/** Creates and edits destination groups (GRP-01 to GRP-06). */
export function GroupForm({ present = {}, ...form }: GroupFormProps) {
  const { t } = useTranslation('destinationGroups');
  const { viewer } = useSession();
  const { data } = useDestinationGroupChannelsQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
  });
  const webChannels = data?.customer?.webChannels ?? [];
  const encoderChannels = data?.customer?.encoderChannelList?.edges.map(({ node }) => node) ?? [];
  return (
    <FormPage<GroupValues> {...form} rules={groupFormSchema}>
      <TextField name="name" label={t('fields.name')} isRequired limit={GROUP_NAME_MAX} autoFocus />
      <div className="form-page__pair">
        <SelectField
          name="webChannelId"
          label={t('fields.webChannel')}
          help={t('help.webChannel')}
          options={[{ value: '', label: t('none') }, ...optionsOf(webChannels, present.webChannel)]}
        />
        <SelectField
          name="encoderChannelId"
          label={t('fields.encoderChannel')}
          help={t('help.encoderChannel')}
          options={[{ value: '', label: t('any') }, ...optionsOf(encoderChannels, present.encoderChannel)]}
        />
      </div>
      <SwitchField
        name="isOfferedBySoftwareEncoders"
        label={t('fields.softwareEncoders')}
        help={t('help.softwareEncoders')}
      />
      <OtherDestinations webChannels={webChannels} />
    </FormPage>
  );
}

function OtherDestinations({ webChannels }: { webChannels: readonly Channel[] }) {
  const { values } = useFormState<GroupValues>({ subscription: { values: true } });
  return (
    <GroupDestinationsField name="destinations" webChannels={webChannels} mainId={values.webChannelId} />
  );
}

/** The channels to choose from, with the present one where it is not among them. */
function optionsOf(channels: readonly Channel[], present: Channel | null | undefined) {
  const isThere = !present || channels.some(({ id }) => id === present.id);
  return [...(isThere ? [] : [present]), ...channels].map(({ id, name }) => ({ value: id, label: name }));
}
