/** Engine settings of tests, independent of other load on the machine. */
export const TEST_ENGINE = { ffmpegPath: process.env.FFMPEG_PATH, givesWay: false };
