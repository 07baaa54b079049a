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
  type InputVideoTrack,
} from 'mediabunny';
import { projectFile } from '../../fixtures/platform/kernel/paths.ts';

/** Defects of a small video generated from a sample. None by default. */
export interface VideoFlaws {
  seconds?: number;
  /** Frames a second; the frames of the sample are told to be so long. */
  fps?: number;
  /** Every so many frames one is missing. */
  dropEvery?: number;
  /** Keyframes. Those of the sample by default. */
  isKey?: (frame: number) => boolean;
  /** Bits a second that the picture is filled up to, with units that decoders skip. */
  videoBitrate?: number;
  audio?: 'none' | '44.1 kHz' | '17 channels';
  /** Bits a second that the sound is filled up to. */
  audioBitrate?: number;
  /** Resolution stated in the file. */
  size?: readonly [width: number, height: number];
  codec?: 'vp9';
  videoTracks?: number;
}

/** Frames a second of the sample. */
const SAMPLE_FPS = 30;
/** Sound packets a second: 1024 samples each at 48 kHz. */
const SOUND_PACKETS = 48_000 / 1024;

/** A small MP4 file: H.264 and AAC out of a sample, with the flaws that are asked for. */
export async function makeVideo(flaws: VideoFlaws = {}): Promise<Buffer> {
  const input = new Input({
    source: new FilePathSource(projectFile('fixtures/demo/samples/arena.mp4')),
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
  const frames = await framesOf(video, seconds, flaws);
  const config = (await video.getDecoderConfig())!;
  const [codedWidth, codedHeight] = flaws.size ?? [640, 360];
  const decoderConfig = flaws.codec
    ? { codec: 'vp09.00.10.08', codedWidth, codedHeight }
    : { ...config, codedWidth, codedHeight };
  for (const picture of pictures) for (const frame of frames) await picture.add(frame, { decoderConfig });
  if (sound) {
    const soundConfig = { ...(await audio.getDecoderConfig())!, ...soundFlaws[flaws.audio ?? 'none'] };
    const bytes = (flaws.audioBitrate ?? 0) / 8 / SOUND_PACKETS;
    for (const packet of await packetsOf(audio, seconds)) {
      await sound.add(filled(packet, bytes), { decoderConfig: soundConfig });
    }
  }
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer!);
}

/** AAC's own settings name the rate and the channels too, the latter only up to 8. */
const soundFlaws: Record<NonNullable<VideoFlaws['audio']>, Partial<AudioDecoderConfig>> = {
  none: {},
  '44.1 kHz': { sampleRate: 44_100, description: new Uint8Array([0x12, 0x10]) },
  '17 channels': { numberOfChannels: 17, description: new Uint8Array([0x11, 0x80]) },
};

async function framesOf(
  video: InputVideoTrack,
  seconds: number,
  flaws: VideoFlaws,
): Promise<EncodedPacket[]> {
  const fps = flaws.fps ?? SAMPLE_FPS;
  const bytes = (flaws.videoBitrate ?? 0) / 8 / fps;
  const frames = await packetsOf(video, (seconds * fps) / SAMPLE_FPS);
  return frames
    .map((frame, at) => {
      const place = flaws.fps ? { timestamp: at / fps, duration: 1 / fps } : {};
      const type = flaws.isKey ? ({ type: flaws.isKey(at) ? 'key' : 'delta' } as const) : {};
      return withUnit(frame, bytes).clone({ ...place, ...type });
    })
    .filter((_, at) => !flaws.dropEvery || at % flaws.dropEvery !== 3);
}

/** A frame with a unit of nothing (type 12) behind its own, up to so many bytes. */
function withUnit(frame: EncodedPacket, bytes: number): EncodedPacket {
  const missing = Math.ceil(bytes) - frame.byteLength;
  if (missing < 6) return frame;
  const data = new Uint8Array(frame.byteLength + missing).fill(0xff);
  data.set(frame.data);
  new DataView(data.buffer).setUint32(frame.byteLength, missing - 4);
  data[frame.byteLength + 4] = 12;
  return frame.clone({ data });
}

function filled(packet: EncodedPacket, bytes: number): EncodedPacket {
  if (bytes <= packet.byteLength) return packet;
  const data = new Uint8Array(Math.ceil(bytes));
  data.set(packet.data);
  return packet.clone({ data });
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
