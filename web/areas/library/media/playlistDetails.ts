import type { PlaylistPageQuery } from './PlaylistPage.generated.ts';

/** A playlist as its page shows it. */
export type PlaylistDetails = NonNullable<PlaylistPageQuery['playlist']>;
