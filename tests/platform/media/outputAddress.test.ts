import { describe, expect, test } from '@jest/globals';
import {
  AllowedInside,
  parseAddress,
  isPrivateAddress,
  PrivateAddressError,
  saysInside,
} from '../../../fixtures/shared/privateAddresses.ts';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { parseRtmpTarget } from '../../../fixtures/shared/rtmpTarget.ts';

const NOTHING = new AllowedInside([]);

describe('the address of an output', () => {
  test.each([
    ['rtmp://live.example.com/app', { isSecure: false, host: 'live.example.com', port: 1935, app: 'app' }],
    [
      'RTMPS://Live.Example.com/app/room',
      { isSecure: true, host: 'live.example.com', port: 443, app: 'app/room' },
    ],
    [
      'rtmp://live.example.com:1936/a?b=c',
      { isSecure: false, host: 'live.example.com', port: 1936, app: 'a?b=c' },
    ],
    ['rtmp://live.example.com:80/a/', { isSecure: false, host: 'live.example.com', port: 80, app: 'a' }],
    ['rtmp://[2a00:1450::1]/a', { isSecure: false, host: '2a00:1450::1', port: 1935, app: 'a' }],
    ['rtmp://2130706433/a', { isSecure: false, host: '127.0.0.1', port: 1935, app: 'a' }],
  ])('RTM-04 %s is read', (url, target) => {
    expect(parseRtmpTarget(url)).toMatchObject(target);
  });

  test.each([
    'http://live.example.com/app',
    'rtmp:/live.example.com',
    'rtmp://',
    'rtmp:///app',
    'rtmp://user:secret@live.example.com/app',
    'rtmp://live.example.com/app#part',
    'rtmp://live.example.com/my app',
    'rtmp://live.example.com:0/app',
    'rtmp://live.example.com:70000/app',
    'rtmp://live.example.com\\@10.0.0.1/app',
  ])('RTM-04 %s is none', (url) => {
    expect(parseRtmpTarget(url)).toBeNull();
  });
});

describe('an address that leads inside', () => {
  test.each([
    'rtmp://127.0.0.1/a',
    'rtmp://127.1/a',
    'rtmp://0x7f.0.0.1/a',
    'rtmp://0x7f000001/a',
    'rtmp://0177.0.0.1/a',
    'rtmp://017700000001/a',
    'rtmp://2130706433/a',
    'rtmp://%31%32%37.0.0.1/a',
    'rtmp://127。0。0。1/a',
    'rtmp://0.0.0.0/a',
    'rtmp://10.1.2.3/a',
    'rtmp://100.64.0.1/a',
    'rtmp://169.254.169.254/a',
    'rtmp://172.16.0.1/a',
    'rtmp://172.31.255.255/a',
    'rtmp://192.168.1.1/a',
    'rtmp://198.18.0.1/a',
    'rtmp://224.0.0.1/a',
    'rtmp://255.255.255.255/a',
    'rtmp://[::]/a',
    'rtmp://[::1]/a',
    'rtmp://[::ffff:127.0.0.1]/a',
    'rtmp://[::ffff:a00:1]/a',
    'rtmp://[::127.0.0.1]/a',
    'rtmp://[fe80::1]/a',
    'rtmp://[fc00::1]/a',
    'rtmp://[fd00:ec2::254]/a',
    'rtmp://[64:ff9b::7f00:1]/a',
    'rtmp://[64:ff9b:1::1]/a',
    'rtmp://[2001:0:a00:1::]/a',
    'rtmp://[2002:7f00:1::]/a',
    'rtmp://[2001:db8::1]/a',
    'rtmp://[ff02::1]/a',
    'rtmp://localhost/a',
    'rtmp://LOCALHOST./a',
    'rtmp://studio.localhost/a',
  ])('%s says so by itself', (url) => {
    expect(saysInside(parseRtmpTarget(url)!.host, NOTHING)).toBe(true);
  });

  test.each(['8.8.8.8', '172.15.255.255', '172.32.0.0', '100.128.0.0', '2a00:1450:4001::1', '2606:4700::1'])(
    '%s does not lead inside',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );

  test('is refused when one of the addresses of a name is one', async () => {
    const ask = async () => [{ address: '8.8.8.8' }, { address: '10.0.0.1' }];
    await expect(parseAddress('live.example.com', NOTHING, ask)).rejects.toBeInstanceOf(PrivateAddressError);
  });

  test('is asked for once, and what was looked at is what is connected to', async () => {
    const answers = ['8.8.8.8', '127.0.0.1'];
    const ask = async () => [{ address: answers.shift()! }];
    expect(await parseAddress('live.example.com', NOTHING, ask)).toBe('8.8.8.8');
    await expect(parseAddress('live.example.com', NOTHING, ask)).rejects.toBeInstanceOf(PrivateAddressError);
  });

  test('is allowed by its network, its address or its name, and no other', async () => {
    const allowed = new AllowedInside(['10.1.0.0/16', '127.0.0.1', 'Lab.example', 'fd00::/8']);
    expect(saysInside('10.1.255.1', allowed)).toBe(false);
    expect(saysInside('10.2.0.1', allowed)).toBe(true);
    expect(saysInside('127.0.0.1', allowed)).toBe(false);
    expect(saysInside('127.0.0.2', allowed)).toBe(true);
    expect(saysInside('fd00::1', allowed)).toBe(false);
    expect(await parseAddress('lab.example.', allowed, async () => [{ address: '192.168.0.9' }])).toBe(
      '192.168.0.9',
    );
  });

  test.each(['10.0.0.0/33', '10.0.0.0/8/8', 'a b', '10.0.0/8', 'x/8', '10.0.0.0/'])(
    'is not allowed by %s, which is no network',
    (entry) => {
      expect(() => new AllowedInside([entry])).toThrow(entry);
    },
  );

  test('is allowed by a setting that is checked at the start', () => {
    expect(readConfig({}).outputsAllowed).toEqual([]);
    const set = readConfig({ RTMP_OUT_ALLOW: ' 10.0.0.0/8, lab.example ' });
    expect(set.outputsAllowed).toEqual(['10.0.0.0/8', 'lab.example']);
    expect(() => readConfig({ RTMP_OUT_ALLOW: '10.0.0.0/33' })).toThrow(
      'RTMP_OUT_ALLOW: "10.0.0.0/33" is neither',
    );
  });
});
