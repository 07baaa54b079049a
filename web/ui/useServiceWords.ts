import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadServiceWords, serviceWords } from './serviceWords.ts';

/** Something that a service has written down, in the reader's language as soon as that is known; else as it stands. */
export function useServiceWords<Message extends string | null>(message: Message): Message | string {
  const { language } = useTranslation().i18n;
  const [loaded, setLoaded] = useState('');
  const isAsked = message !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    void loadServiceWords(language).then(() => isWanted && setLoaded(language));
    return () => void (isWanted = false);
  }, [isAsked, language]);
  return message !== null && loaded === language ? (serviceWords(message, language) ?? message) : message;
}
