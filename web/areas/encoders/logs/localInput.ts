/** Formats an instant for date and time fields, in local time to the minute. */
export function toLocalInput(moment: string): string {
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that such fields stand for, in ISO 8601; undefined while they are no day and time. */
export function fromLocalInput(text: string): string | undefined {
  const at = new Date(text);
  return text && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}
