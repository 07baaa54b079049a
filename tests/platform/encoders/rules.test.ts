import {
  DEFAULT_SUBNET_MASK,
  inSameSubnet,
  isIpv4,
  isSubnetMask,
  getSubnet,
} from '../../../schema/rules/ipv4.ts';
import { ACTIVATION_CODE_PATTERN, SERIAL_PATTERN } from '../../../schema/rules/encoders.ts';
import { hasRunTooLong } from '../../../fixtures/platform/domains/encoders/jobs/encoderLongestRun.ts';
import { ENCODER_STATES, encoderRuns, encoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { compareVersions, versionsFrom } from '../../../schema/rules/encoderVersions.ts';

test('ENC-07 an IPv4 address has four numbers from 0 to 255 without leading zeros', () => {
  for (const text of ['0.0.0.0', '192.168.10.1', '255.255.255.255']) expect(isIpv4(text)).toBe(true);
  for (const text of ['', '1.2.3', '1.2.3.4.5', '256.1.1.1', '01.2.3.4', '1.2.3.4 ', 'a.b.c.d', '1..2.3'])
    expect(isIpv4(text)).toBe(false);
});

test('ENC-07 a subnet mask is ones, then zeros, with room for hosts', () => {
  for (const text of ['255.255.255.0', '255.255.0.0', '255.255.255.252', '128.0.0.0', '255.255.255.254'])
    expect(isSubnetMask(text)).toBe(true);
  for (const text of ['255.0.255.0', '0.0.0.0', '255.255.255.255', '255.255.255.1', 'mask'])
    expect(isSubnetMask(text)).toBe(false);
});

test('ENC-07 a gateway lies in the subnet of its card', () => {
  expect(inSameSubnet('192.168.10.1', '192.168.10.254', DEFAULT_SUBNET_MASK)).toBe(true);
  expect(inSameSubnet('192.168.11.1', '192.168.10.254', DEFAULT_SUBNET_MASK)).toBe(false);
  expect(inSameSubnet('192.168.11.1', '192.168.10.254', '255.255.254.0')).toBe(true);
  expect(getSubnet('192.168.10.40', DEFAULT_SUBNET_MASK)).toBe('192.168.10.0/24');
  expect(getSubnet('200.1.2.3', '255.255.255.252')).toBe('200.1.2.0/30');
  expect(getSubnet('10.9.8.7', '128.0.0.0')).toBe('0.0.0.0/1');
});

test('ENC-02 ENC-10 codes are four and four letters or digits, serial numbers E and eight digits', () => {
  expect(['ab12-cd34', 'AB12-CD34'].every((code) => ACTIVATION_CODE_PATTERN.test(code))).toBe(true);
  expect(
    ['ab12cd34', 'ab1-cd34', 'ab12-cd345', 'äb12-cd34'].some((code) => ACTIVATION_CODE_PATTERN.test(code)),
  ).toBe(false);
  expect(SERIAL_PATTERN.test('E10019973')).toBe(true);
  expect(['D10019973', 'E1001997', 'E100199733', 'e10019973'].some((text) => SERIAL_PATTERN.test(text))).toBe(
    false,
  );
});

test('ENC-11 there are twelve states, each with one name in the graph', () => {
  expect(ENCODER_STATES).toHaveLength(12);
  expect(encoderStateWord('UPDATE_REQUIRED')).toBe('update required');
  expect(encoderStateWord('UPLOADING_LOGS')).toBe('uploading logs');
});

test('ENC-14 ENC-18 an encoder runs for twelve hours at most: the very twelfth is still allowed', () => {
  const startedAt = new Date('2026-03-01T08:00:00Z');
  const running = { stateChangedAt: startedAt, startedAt };
  const isOver = (ms: number) => hasRunTooLong(running, new Date(startedAt.getTime() + ms));
  expect(isOver(12 * 3_600_000)).toBe(false);
  expect(isOver(12 * 3_600_000 + 1)).toBe(true);
});

test('an encoder runs from its start to its stop', () => {
  expect(ENCODER_STATES.filter(encoderRuns)).toEqual(['starting', 'started', 'stopping']);
});

test('ENC-27 versions compare by their numbers, and none under the minimum is offered', () => {
  expect(compareVersions('8.10.0', '8.9.9')).toBeGreaterThan(0);
  expect(compareVersions('8.2', '8.2.0')).toBe(0);
  expect(versionsFrom('8.0.0', ['7.9.3', '8.0.0', '8.10.0', '8.2.1'])).toEqual(['8.10.0', '8.2.1', '8.0.0']);
});
