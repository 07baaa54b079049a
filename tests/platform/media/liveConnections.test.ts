import { describe, expect, test } from '@jest/globals';
import { ConnectionPlaces } from '../../../fixtures/engine/ingest/connectionPlaces.ts';

/** Forty connections, each from the address of its number. */
function fill(places: ConnectionPlaces, addressOf: (number: number) => string) {
  return Array.from({ length: 40 }, (_, number) => places.take(addressOf(number)));
}

describe('places of those who connect over RTMP', () => {
  test('are 40 for all addresses of one network of version 6', () => {
    const places = new ConnectionPlaces();
    expect(fill(places, (number) => `2001:db8:1:2::${number.toString(16)}`)).not.toContain(null);
    expect(places.take('2001:db8:1:2:ffff::1')).toBeNull();
    expect(places.take('2001:db8:1:3::1')).not.toBeNull();
  });

  test('are 40 for each address of version 4, however it is written', () => {
    const places = new ConnectionPlaces();
    expect(fill(places, () => '198.51.100.1')).not.toContain(null);
    expect(places.take('::ffff:198.51.100.1')).toBeNull();
    expect(places.take('198.51.100.2')).not.toBeNull();
  });

  test('are had again by the network when one of it has gone, once each', () => {
    const places = new ConnectionPlaces();
    const [first] = fill(places, (number) => `2001:db8:1:2::${number.toString(16)}`);
    first?.();
    first?.();
    expect(places.take('2001:db8:1:2::aa')).not.toBeNull();
    expect(places.take('2001:db8:1:2::bb')).toBeNull();
  });
});
