import { describe, expect, it } from '@jest/globals';
import { aacChannels } from '../../../schema/files/aacChannels.ts';

const settings = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('channels that the settings of AAC name', () => {
  it('UPL-07 counts sixteen, as FFmpeg writes them', () => {
    expect(aacChannels(settings('118004d0900020088653a0aa300d4c61766335392e33372e31303056e500'))).toBe(16);
  });

  it.each([
    ['stereo by its number', '1190'],
    ['no settings', ''],
    ['settings that end before the channels', '1180'],
    ['settings that end among the channels', '118004d09000'],
  ])('UPL-07 counts none of %s', (_what, hex) => {
    expect(aacChannels(settings(hex))).toBeNull();
  });
});
