import { say, type Said } from '../reasons/said.ts';

/** What people read when an embed is asked for in a way that cannot be. */
export const EMBED_MESSAGES = { oneSubject: say('EMBED_SUBJECT') } as const;

/** Why these are not what an embed plays, a saved video or a playlist and never both, or null (C-167). */
export function embedSubjectProblem(
  mediaId: string | null | undefined,
  playlistId: string | null | undefined,
): Said | null {
  return Boolean(mediaId) === Boolean(playlistId) ? EMBED_MESSAGES.oneSubject : null;
}

/** Ways to put a player into a page (WCH-10), as far as saved videos and playlists have them. */
const EMBED_KINDS = ['WEB_LINK', 'IFRAME', 'ALTERNATIVE_IFRAME', 'SCRIPT_TAG'] as const;
type EmbedKindName = (typeof EMBED_KINDS)[number];

const ALLOW = 'allow="autoplay; fullscreen; picture-in-picture" allowfullscreen';

/**
 * What to paste for each way: the address of the player page; a frame of a fixed size; a frame as wide as its place, for
 * pages that know no aspect-ratio; a script that puts such a frame where it stands.
 */
export function embedCodes(url: string, title: string): { kind: EmbedKindName; code: string }[] {
  const named = `src="${attribute(url)}" title="${attribute(title)}"`;
  const codes: Record<EmbedKindName, string> = {
    WEB_LINK: url,
    IFRAME: `<iframe ${named} width="640" height="360" style="border:0" ${ALLOW}></iframe>`,
    ALTERNATIVE_IFRAME: `<div style="position:relative;padding-top:56.25%"><iframe ${named} style="position:absolute;top:0;left:0;width:100%;height:100%;border:0" ${ALLOW}></iframe></div>`,
    SCRIPT_TAG: `<script src="${attribute(url)}/script.js" async></script>`,
  };
  return EMBED_KINDS.map((kind) => ({ kind, code: codes[kind] }));
}

function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
