import { Checkbox } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { ApiRole } from '../../../schema.generated.ts';
import { useClientRoles } from './useClientRoles.ts';

/** Roles to choose, each with what it allows; one that no plan gives says which would (API-01, API-04). */
export function ClientRolesField() {
  const { t } = useTranslation('apiAccess');
  const { roles = [] } = useClientRoles();
  const { input, meta } = useField<ApiRole[]>('roles');
  const submitError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: unknown = ((meta.touched || meta.submitFailed) && meta.error) || submitError;
  const toggle = (role: ApiRole, isHeld: boolean) => {
    input.onChange(isHeld ? [...input.value, role] : input.value.filter((one) => one !== role));
    input.onBlur();
  };
  return (
    <div className="field" role="group" aria-labelledby="api-roles-label">
      <span className="field__label" id="api-roles-label">
        {t('fields.roles')}
      </span>
      <div className="api-roles">
        {roles.map(({ role, permissions, isAvailable }) => {
          const isHeld = input.value.includes(role);
          return (
            <div key={role}>
              <Checkbox
                label={t(`roles.${role}.name`)}
                checked={isHeld}
                // A role the client already has can be removed.
                disabled={!isAvailable && !isHeld}
                aria-describedby={`api-role-${role}`}
                aria-invalid={Boolean(error)}
                onChange={({ currentTarget }) => toggle(role, currentTarget.checked)}
              />
              <span className="field__help" id={`api-role-${role}`}>
                {permissions.map((permission) => t(`permissions.${permission}`)).join(' · ')}
                {!isAvailable && ` ${t(`roles.${role}.plan`)}`}
              </span>
            </div>
          );
        })}
      </div>
      {typeof error === 'string' && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
