import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { RequestError } from '../../../kernel/request.ts';
import type { PayloadErrors } from '../../../ui/useMutationRun.ts';
import { loadReasons, problemText, saidWords } from '../../../kernel/reasons.ts';

/** Error in the user's language. */
interface Found {
  field?: readonly string[] | null;
  words: string;
}

interface UploaderFormOptions<Values extends object> {
  element: RefObject<HTMLFormElement | null>;
  initial: Values;
  /** Values that have a field on screen, in its order; problems of the others stand above the form. */
  fields: readonly (keyof Values & string)[];
  rules: ObjectSchema<AnyObject>;
  /** Answers what was refused; nothing when it is done. */
  send(values: Values): Promise<PayloadErrors['userErrors']>;
  unexpected: 'unexpectedRegistering' | 'unexpectedUnregistering';
}

export interface UploaderForm<Values extends object> {
  values: Values;
  set(change: Partial<Values>): void;
  /** Error of a field in the user's language. */
  problem(field: keyof Values & string): string | null;
  /** Error of the whole form. */
  notice: string | null;
  sending: boolean;
  submit(event: FormEvent): void;
}

/** A form of the public pages: the rules first, then the graph, whose refusals go to their fields. */
export function useUploaderForm<Values extends object>(
  options: UploaderFormOptions<Values>,
): UploaderForm<Values> {
  const { t } = useTranslation('uploader');
  const [values, setValues] = useState(options.initial);
  const [problems, setProblems] = useState<readonly Found[]>([]);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const show = (found: readonly Found[]) => {
    setProblems(found);
    const bad = options.fields.find((name) => found.some(({ field }) => field?.[0] === name));
    if (bad) options.element.current?.querySelector<HTMLElement>(`[name="${bad}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      await loadReasons();
      const broken = await brokenRules(options.rules, values);
      show(broken.length > 0 ? broken : (await options.send(values)).map(inWords));
    } catch (error) {
      show([{ words: faultOf(error, t('throttled'), t('unreachable')) ?? t(options.unexpected) }]);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const ofForm = problems.filter(({ field }) => !options.fields.some((name) => name === field?.[0]));
  return {
    values,
    set: (change) => {
      setValues((before) => ({ ...before, ...change }));
      setProblems((before) => before.filter(({ field }) => !field?.[0] || !(field[0] in change)));
    },
    problem: (name) => {
      const found = problems.find(({ field }) => field?.[0] === name);
      return found?.words ?? null;
    },
    notice: ofForm.map(({ words }) => words).join(' ') || null,
    sending,
    submit: (event) => void submit(event),
  };
}

function inWords(problem: PayloadErrors['userErrors'][number]): Found {
  return { field: problem.field, words: problemText(problem) };
}

async function brokenRules(rules: ObjectSchema<AnyObject>, values: object): Promise<Found[]> {
  try {
    await rules.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
    return [...first].map(([path, message]) => ({ field: [path], words: saidWords(message) ?? message }));
  }
}

function faultOf(error: unknown, throttled: string, unreachable: string): string | null {
  if (!(error instanceof RequestError)) return null;
  if (error.code === 'RATE_LIMITED') return throttled;
  return error.code === 'NETWORK' ? unreachable : null;
}
