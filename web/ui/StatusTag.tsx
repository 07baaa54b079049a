import { useTranslation } from 'react-i18next';
import { StateIconMark } from './StateIconMark.tsx';
import { getStateLook, type StateKind, type StateOf } from './states.ts';
import './StatusTag.css';

interface StatusTagProps<Kind extends StateKind> {
  kind: Kind;
  state: StateOf<Kind>;
  /** Said after the word, for example how far it is: "processing 42 %". */
  detail?: string;
}

export function StatusTag<Kind extends StateKind>({ kind, state, detail }: StatusTagProps<Kind>) {
  const { t } = useTranslation('ui');
  const look = getStateLook(kind, state);
  const word = look ? t(`states.${look.word}`) : state.toLowerCase().replaceAll('_', ' ');
  return (
    <span className={`status-tag status-tag--${look?.tone ?? 'idle'}`} data-state={state}>
      <StateIconMark icon={look?.icon ?? 'dot'} />
      <span className="status-tag__word">{word}</span>
      {detail && <span className="num">{detail}</span>}
    </span>
  );
}
