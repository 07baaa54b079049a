import type { NewsItemResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';

/** An item of news: fields that differ from the record. */
export const NewsItem = {
  ...renamed({ publishedAt: 'date' }),
} satisfies NewsItemResolvers;
