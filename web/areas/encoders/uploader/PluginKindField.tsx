import { useTranslation } from 'react-i18next';
import { PLUGIN_KINDS, type PluginKind } from '../../../../schema/rules/uploaders.ts';

interface PluginKindFieldProps {
  value: PluginKind;
  problem: string | null;
  onChange: (kind: PluginKind) => void;
}

/** The program that the encoder is a plugin of (REG-02). */
export function PluginKindField({ value, problem, onChange }: PluginKindFieldProps) {
  const { t } = useTranslation('uploader');
  return (
    <fieldset className="uploader-group">
      <legend>{t('register.plugin')}</legend>
      <div className="uploader-kinds">
        {PLUGIN_KINDS.map((kind) => (
          <label key={kind} className="uploader-kind">
            <input
              type="radio"
              name="pluginKind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            {t(`plugins.${kind}`)}
          </label>
        ))}
      </div>
      {problem && <span className="problem">{problem}</span>}
    </fieldset>
  );
}
