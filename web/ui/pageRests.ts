/** How long a page is left alone before what takes nothing from its first visit is fetched, in milliseconds. */
export const PAGE_RESTS_MS = 1500;
