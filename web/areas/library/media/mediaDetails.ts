import type { MediaPageQuery } from './MediaPage.generated.ts';

/** A saved video as its page shows it. */
export type MediaDetails = NonNullable<MediaPageQuery['mediaItem']>;
