import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId, demoPlaylistId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { demoProfileId } from '../../../fixtures/demo/seed/playerProfiles.ts';
import { embedCodes } from '../../../schema/rules/embeds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let reviewer: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  reviewer = await world.signIn('review@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const EMBED = `mutation ($input: CreateLibraryEmbedInput!) { createLibraryEmbed(input: $input) {
  embed { id url codes { kind code } } userErrors { code field message } } }`;
const mediaItemId = demoMediaId(CUSTOMERS.harbour, 30);

describe('embeds of saved videos', () => {
  it('C-167 C-312 WCH-10 gives a link and a code for each way to put the player into a page', async () => {
    const { embed, userErrors } = (await reviewer.data(EMBED, { input: { mediaItemId } })).createLibraryEmbed;
    expect(userErrors).toEqual([]);
    expect(embed.codes.map(({ kind }: { kind: string }) => kind)).toEqual([
      'WEB_LINK',
      'IFRAME',
      'ALTERNATIVE_IFRAME',
      'SCRIPT_TAG',
    ]);
    expect(embed.codes[0].code).toBe(embed.url);
    const page = await fetch(embed.url.replace(/^https?:\/\/[^/]+/, world.platform.url));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const again = (await reviewer.data(EMBED, { input: { mediaItemId } })).createLibraryEmbed;
    expect(again.embed.id).toBe(embed.id);
  });

  it('PLY-02 C-167 takes a profile of the organisation or the built-in one, and no other', async () => {
    const embedWith = async (playerProfileId: string) =>
      (await reviewer.data(EMBED, { input: { mediaItemId, playerProfileId } })).createLibraryEmbed;
    const ids = [
      (await embedWith('background')).embed.id,
      (await embedWith(demoProfileId(CUSTOMERS.harbour, 0))).embed.id,
    ];
    expect(new Set(ids).size).toBe(2);
    const { embed, userErrors } = await embedWith('none');
    expect(embed).toBeNull();
    expect(userErrors).toEqual([
      { code: 'INVALID', field: ['playerProfileId'], message: 'This player profile does not exist.' },
    ]);
  });

  it('S-038 C-167 makes codes for a playlist, named as it is; and for one thing at a time', async () => {
    const playlistId = demoPlaylistId(CUSTOMERS.harbour, 0);
    let answer: Data;
    const calls = await world.callsOf(async () => {
      answer = (await reviewer.data(EMBED, { input: { playlistId } })).createLibraryEmbed;
      const { playlist } = await reviewer.data('query ($id: ID!) { playlist(id: $id) { name } }', {
        id: playlistId,
      });
      expect(answer.userErrors).toEqual([]);
      expect(answer.embed.codes[1].code).toContain(`title="${playlist.name}"`);
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/v3/webplayer/library']);
    const refused = await world.callsOf(async () => {
      for (const input of [{}, { mediaItemId, playlistId }]) {
        const { createLibraryEmbed } = await reviewer.data(EMBED, { input });
        expect(createLibraryEmbed).toEqual({
          embed: null,
          userErrors: [
            { code: 'INVALID', field: ['mediaItemId'], message: 'Choose either a video or a playlist.' },
          ],
        });
      }
    });
    expect(refused).toEqual([]);
    const none = (await reviewer.run(EMBED, { input: { playlistId: 'none' } })).data.createLibraryEmbed;
    expect(none.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('nothing of a title gets out of its attribute', () => {
    const [, frame] = embedCodes('https://example.com/embed/1', '"><script>alert(1)</script>&');
    expect(frame?.code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  });
});
