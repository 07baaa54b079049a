import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/** Messages of invalid embeds. */
export const EMBED_MESSAGES = { oneSubject: formatReason('EMBED_SUBJECT') } as const;

/** Reason why the content of an embed is invalid, or null: it must be either a saved video or a playlist (C-167). */
export function embedSubjectProblem(
  mediaId: string | null | undefined,
  playlistId: string | null | undefined,
): ReasonMessage | null {
  return Boolean(mediaId) === Boolean(playlistId) ? EMBED_MESSAGES.oneSubject : null;
}

/** Ways to put a player into a page (WCH-10), as far as saved videos and playlists have them. */
const EMBED_KINDS = ['WEB_LINK', 'IFRAME', 'ALTERNATIVE_IFRAME', 'SCRIPT_TAG'] as const;
type EmbedKindName = (typeof EMBED_KINDS)[number];

const ALLOW = 'allow="autoplay; fullscreen; picture-in-picture" allowfullscreen';

/**
 * Embed codes of each kind: the URL of the player page, a frame of fixed size, a frame that adapts to the page width
 * without aspect-ratio, and a script that inserts such a frame.
 */
export function embedCodes(url: string, title: string): { kind: EmbedKindName; code: string }[] {
  const codes = codesOf(url, title);
  return EMBED_KINDS.map((kind) => ({ kind, code: codes[kind] }));
}

/** Ways to put a web channel into a page (WCH-10). */
export const WEB_CHANNEL_EMBED_KINDS = [
  'IFRAME',
  'ALTERNATIVE_IFRAME',
  'SCRIPT',
  'STANDALONE',
  'LINK',
] as const;
export type WebChannelEmbedKind = (typeof WEB_CHANNEL_EMBED_KINDS)[number];

/** Embed codes of a web channel, with a player profile if one is given (WCH-10, S-182). */
export function webChannelCodes(
  page: string,
  title: string,
  profileId: string | null,
): Record<WebChannelEmbedKind, string> {
  const query = profileId === null ? '' : `?profile=${encodeURIComponent(profileId)}`;
  const url = page + query;
  const { IFRAME, ALTERNATIVE_IFRAME } = codesOf(url, title);
  return {
    IFRAME,
    ALTERNATIVE_IFRAME,
    SCRIPT: `<script src="${attribute(`${page}/script.js${query}`)}" async></script>`,
    STANDALONE: `<!doctype html><html><head><meta charset="utf-8"><title>${attribute(title)}</title></head><body style="margin:0"><iframe ${named(url, title)} style="position:fixed;inset:0;width:100%;height:100%;border:0" ${ALLOW}></iframe></body></html>`,
    LINK: url,
  };
}

const named = (url: string, title: string) => `src="${attribute(url)}" title="${attribute(title)}"`;

function codesOf(url: string, title: string): Record<EmbedKindName, string> {
  const shown = named(url, title);
  return {
    WEB_LINK: url,
    IFRAME: `<iframe ${shown} width="640" height="360" style="border:0" ${ALLOW}></iframe>`,
    ALTERNATIVE_IFRAME: `<div style="position:relative;padding-top:56.25%"><iframe ${shown} style="position:absolute;top:0;left:0;width:100%;height:100%;border:0" ${ALLOW}></iframe></div>`,
    SCRIPT_TAG: `<script src="${attribute(url)}/script.js" async></script>`,
  };
}

function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
