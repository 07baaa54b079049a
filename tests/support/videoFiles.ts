import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
} from 'mediabunny';
import { projectFile } from '../../fixtures/platform/paths.ts';

/** What is to be wrong with a small video that is made from a sample; all is right without. */
export interface VideoFlaws {
  seconds?: number;
  /** Every so many frames one is missing. */
  dropEvery?: number;
  keyframesOnlyFirst?: boolean;
  audio?: 'none' | '44.1 kHz';
  /** What the file says about its picture. */
  width?: number;
  codec?: 'vp9';
  videoTracks?: number;
}

/** A small MP4 file: H.264 and AAC out of a sample, with the flaws that are asked for. */
export async function makeVideo(flaws: VideoFlaws = {}): Promise<Buffer> {
  const input = new Input({
    source: new FilePathSource(projectFile('fixtures/samples/arena.mp4')),
    formats: [MP4],
  });
  const video = (await input.getPrimaryVideoTrack())!;
  const audio = (await input.getPrimaryAudioTrack())!;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const pictures = Array.from(
    { length: flaws.videoTracks ?? 1 },
    () => new EncodedVideoPacketSource(flaws.codec ?? 'avc'),
  );
  for (const picture of pictures) output.addVideoTrack(picture);
  const sound = flaws.audio === 'none' ? null : new EncodedAudioPacketSource('aac');
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const seconds = flaws.seconds ?? 4;
  const frames = (await packetsOf(video, seconds))
    .filter((_, at) => !flaws.dropEvery || at % flaws.dropEvery !== 3)
    .map((frame, at) => (flaws.keyframesOnlyFirst && at > 0 ? frame.clone({ type: 'delta' }) : frame));
  const config = (await video.getDecoderConfig())!;
  const decoderConfig = flaws.codec
    ? { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 }
    : {
        ...config,
        ...(flaws.width
          ? { codedWidth: flaws.width, displayAspectWidth: flaws.width, displayAspectHeight: 360 }
          : {}),
      };
  for (const picture of pictures) for (const frame of frames) await picture.add(frame, { decoderConfig });
  if (sound) {
    const audioConfig = (await audio.getDecoderConfig())!;
    const slow = { ...audioConfig, sampleRate: 44_100, description: new Uint8Array([0x12, 0x10]) };
    for (const packet of await packetsOf(audio, seconds)) {
      await sound.add(packet, { decoderConfig: flaws.audio === '44.1 kHz' ? slow : audioConfig });
    }
  }
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer!);
}

async function packetsOf(
  track:
    Awaited<ReturnType<Input['getPrimaryVideoTrack']>> | Awaited<ReturnType<Input['getPrimaryAudioTrack']>>,
  seconds: number,
): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track!).packets()) {
    if (packet.timestamp >= seconds) break;
    if (packet.timestamp >= 0) packets.push(packet);
  }
  return packets;
}

/** A file whose box says a size or a count that is not so. */
export function lieIn(file: Buffer, box: string, at: number, value: number): Buffer {
  const lying = Buffer.from(file);
  const place = lying.indexOf(box, 0, 'latin1');
  if (place < 0) throw new Error(`The file has no box ${box}.`);
  lying.writeUInt32BE(value, place + at);
  return lying;
}

/** Every file of the kind that must be refused, with what it is refused with. */
export async function badFiles(): Promise<{ name: string; file: Buffer; kind: string; says: RegExp }[]> {
  const good = await makeVideo();
  const type = 'FILE_TYPE';
  const broken = { kind: 'FILE_PROCESSING', says: /Readable part of the file is < 100 %; allowed: 100 %/ };
  return [
    {
      name: 'wrong codec',
      file: await makeVideo({ codec: 'vp9' }),
      kind: type,
      says: /Video codec is VP9; allowed: H\.264/,
    },
    {
      name: 'variable frame rate',
      file: await makeVideo({ dropEvery: 7 }),
      kind: type,
      says: /Frame rate is 15–30 fps; allowed: 23\.976, 24, 25, 29\.97, 30, 59\.94, 60 fps/,
    },
    {
      name: 'no audio',
      file: await makeVideo({ audio: 'none' }),
      kind: type,
      says: /Audio was not found; allowed: AAC/,
    },
    {
      name: '44.1 kHz',
      file: await makeVideo({ audio: '44.1 kHz' }),
      kind: type,
      says: /Audio sample rate is 44\.1 kHz; allowed: 48 kHz/,
    },
    {
      name: 'long keyframe interval',
      file: await makeVideo({ seconds: 10, keyframesOnlyFirst: true }),
      kind: type,
      says: /Keyframe interval is 9\.97 s; allowed: 0\.5–3\.2 s/,
    },
    {
      name: 'wrong aspect',
      file: await makeVideo({ width: 480 }),
      kind: type,
      says: /Aspect ratio is 4:3; allowed: 16:9, 32:9/,
    },
    {
      name: 'two video tracks',
      file: await makeVideo({ videoTracks: 2 }),
      kind: type,
      says: /Number of video tracks is 2; allowed: 1/,
    },
    { name: 'truncated', file: good.subarray(0, Math.floor(good.length * 0.7)), ...broken },
    {
      name: 'text named .mp4',
      file: Buffer.from('This is no video at all.\n'),
      kind: type,
      says: /Container was not found; allowed: MP4/,
    },
    {
      name: 'zero bytes',
      file: Buffer.alloc(0),
      kind: 'FILE_SIZE',
      says: /File size is 0 B; allowed: > 0 B/,
    },
    { name: 'a box larger than the file', file: lieIn(good, 'moov', -4, 0x7fffffff), ...broken },
    { name: 'a box smaller than its head', file: lieIn(good, 'trak', -4, 4), ...broken },
    { name: 'a table of four billion samples', file: lieIn(good, 'stts', 12, 0xfffffff0), ...broken },
    { name: 'samples behind the end of the file', file: lieIn(good, 'stco', 12, 0x7ffffff0), ...broken },
  ];
}
