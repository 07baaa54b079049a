import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { trimmed, type EventValues } from '../eventValues.ts';

/** The encoder calls it as people do, until somebody says otherwise (EVT-03). */
export function FollowName() {
  const form = useForm<EventValues>();
  const { input } = useField<string>('name', { subscription: { value: true } });
  const before = useRef(input.value);
  useEffect(() => {
    const { encoderScheduleName } = form.getState().values;
    if (trimmed(encoderScheduleName) === trimmed(before.current))
      form.change('encoderScheduleName', input.value);
    before.current = input.value;
  }, [form, input.value]);
  return null;
}
