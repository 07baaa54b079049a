/** Limits by which an encoder's health is told, shared by the web, the graph and the platform (S-149, ENC-20). */

/** Warning threshold of each temperature sensor, in degrees Celsius (chosen value). */
export const SENSOR_WARNING_CELSIUS = { Processor: 75, Board: 70 } as const;

/** So many degrees below its limit a sensor is near it (value chosen). */
export const NEAR_LIMIT_CELSIUS = 5;

/** Processor load that is a warning, in percent (value chosen). */
export const CPU_WARNING_PERCENT = 90;

/** Frames dropped within the last hour that are a warning (value chosen). */
export const DROPPED_FRAMES_WARNING = 30;

/** Retention of readings in milliseconds, one per minute (chosen value). */
export const READINGS_KEPT_MS = 24 * 60 * 60_000;

/** Lengths of the spans that readings are gathered into, in minutes (value chosen). */
export const READING_RESOLUTIONS = [1, 5, 15, 60] as const;
export type ReadingResolutionMinutes = (typeof READING_RESOLUTIONS)[number];

/** The length of span unless another is asked for, in minutes. */
export const DEFAULT_READING_RESOLUTION = 15 satisfies ReadingResolutionMinutes;
