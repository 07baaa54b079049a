import { Checkbox } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { Permission, Role } from '../../schema.generated.ts';

interface RolesFieldProps {
  /** The roles that can be given, with what each allows; those that somebody has already come with them. */
  roles: readonly { role: Role; permissions: readonly Permission[] }[];
}

/** Roles to choose, each with what it allows in words (USR-05, USR-06, PRM-01 to PRM-14). */
export function RolesField({ roles }: RolesFieldProps) {
  const { t } = useTranslation('people');
  const { input, meta } = useField<Role[]>('roles');
  const submitError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: unknown = ((meta.touched || meta.submitFailed) && meta.error) || submitError;
  const toggle = (role: Role, isHeld: boolean) => {
    input.onChange(isHeld ? [...input.value, role] : input.value.filter((one) => one !== role));
    input.onBlur();
  };
  return (
    <div className="field" role="group" aria-labelledby="roles-label">
      <span className="field__label" id="roles-label">
        {t('fields.roles')}
      </span>
      <div className="people-roles">
        {roles.map(({ role, permissions }) => (
          <div key={role}>
            <Checkbox
              label={t(`roles.${role}.name`)}
              checked={input.value.includes(role)}
              aria-describedby={`role-${role}`}
              aria-invalid={Boolean(error)}
              onChange={({ currentTarget }) => toggle(role, currentTarget.checked)}
            />
            <span className="field__help" id={`role-${role}`}>
              {permissions.map((permission) => t(`permissions.${permission}`)).join(' · ')}
            </span>
          </div>
        ))}
      </div>
      {typeof error === 'string' && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
