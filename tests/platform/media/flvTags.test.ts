import { describe, expect, test } from '@jest/globals';
import { FlvTags } from '../../../fixtures/engine/testPicture/flvTags.ts';
import { readAmf, writeAmf } from '../../../fixtures/engine/rtmp/amf.ts';
import type { RtmpMessage } from '../../../fixtures/engine/rtmp/chunks.ts';

/** A tag as a file has it (Adobe Flash Video File Format, E.4.1), with the size of it behind. */
function tag(type: number, time: number, body: Buffer): Buffer {
  const head = Buffer.alloc(11);
  head[0] = type;
  head.writeUIntBE(body.length, 1, 3);
  head.writeUIntBE(time % 2 ** 24, 4, 3);
  head[7] = Math.floor(time / 2 ** 24);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length + body.length);
  return Buffer.concat([head, body, size]);
}
const HEADER = Buffer.from('464c5601050000000900000000', 'hex');
const ABOUT = writeAmf(['onMetaData', { width: 640 }]);

describe('what FFmpeg writes as FLV', () => {
  const file = Buffer.concat([
    HEADER,
    tag(18, 0, ABOUT),
    tag(9, 40, Buffer.from([0x17, 1, 0, 0, 0, 9])),
    tag(15, 40, Buffer.from([1])),
    tag(8, 0x01000007, Buffer.from([0xaf, 1, 5])),
  ]);

  test.each([1, 7, 4_096])('is read as messages of RTMP, in pieces of %d bytes', (size) => {
    const tags = new FlvTags();
    const read: RtmpMessage[] = [];
    for (let at = 0; at < file.length; at += size) read.push(...tags.read(file.subarray(at, at + size)));
    expect(read.map(({ type, time }) => [type, time])).toEqual([
      [18, 0],
      [9, 40],
      [8, 0x01000007],
    ]);
    expect(readAmf(read[0]!.body)).toEqual(['@setDataFrame', 'onMetaData', { width: 640 }]);
    expect(read[2]!.body).toEqual(Buffer.from([0xaf, 1, 5]));
  });

  test('is refused when it is none', () => {
    expect(() => new FlvTags().read(Buffer.from('<html><body></body></html>'))).toThrow('This is no FLV.');
  });
});
