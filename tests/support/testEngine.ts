/** How tests start the media engine: what they wait for is not left to whoever else is busy on this machine. */
export const TEST_ENGINE = { ffmpegPath: process.env.FFMPEG_PATH, givesWay: false };
