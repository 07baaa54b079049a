const UUID = /\b([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\b/g;

/** The number of a copy as a part of names that have a fixed length. */
const digits = (copy: number): string => String(copy).padStart(4, '0');

/** The id that a thing of the demo has in a copy of its organization. */
export function ownId(id: string, copy: number): string {
  return id.replace(UUID, (_all, head: string, group: string, tail: string) => {
    const marked = (Number.parseInt(group, 16) ^ copy).toString(16).padStart(4, '0');
    return `${head}-${marked}-${tail}`;
  });
}

/**
 * A text about the demo as it is in a copy: user names, venues, the activation codes on the shelf and
 * devices of software encoders, which are each there once in all organizations.
 */
export function ownNames(text: string, copy: number): string {
  return text
    .replace(/@(harbour|northgate)\.example/g, `@$1-${copy}.example`)
    .replace(/\b(harbour-main-hall|harbour-chapel|northgate-concourse|studio-b)\b/g, `$1-${copy}`)
    .replace(/\be2e-[a-z]+\b/g, `$&-${copy}`)
    .replace(/\bdemo-(000\d)\b/g, `${digits(copy)}-$1`);
}

/** A row of the demo, as JSON, as it stands in a copy. `isOwn` tells the ids that belong to the organization. */
export function ownRow(json: string, copy: number, isOwn: (id: string) => boolean): string {
  return ownNames(json, copy)
    .replace(UUID, (id) => (isOwn(id) ? ownId(id, copy) : id))
    .replace(/"(Harbour Street Church|Northgate Arena)"/g, `"$1 ${copy}"`)
    .replace(/"([ED])\d{4}(\d{4})"/g, `"$1${digits(copy)}$2"`)
    .replace(/"(activation_code)": "\w{4}-/g, `"$1": "${digits(copy)}-`)
    .replace(/"(load_balancer|embed_id|master_ecg)": "([^"]+)"/g, `"$1": "$2-${copy}"`);
}
