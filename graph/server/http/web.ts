import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../kernel/projectRoot.ts';
import { isAssetAddress } from './assetAddress.ts';
import { startPages } from './startPage.ts';

/** Folder of the built web app. */
const WEB_FILES = join(projectRoot, 'web', 'dist');

const DAY_SECONDS = 24 * 3600;

/**
 * Serves the built web app: its files, compressed where a compressed copy exists, and its page for every other address
 * outside `/assets/`. Without a build, answers with the command that makes one.
 */
export async function addWebFiles(app: FastifyInstance, folder: string = WEB_FILES): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      // The page is assembled for each visit.
      index: false,
      globIgnore: ['index.html*', 'startParts.json*', '.vite/**'],
      // The plugin's own header would override the one set below.
      cacheControl: false,
      setHeaders(response, path) {
        // Names of files under assets/ contain a hash of their content; the page that names them has none.
        const hashed = path.includes(`${folder}/assets/`);
        const lasting = `public, max-age=${365 * DAY_SECONDS}, immutable`;
        void response.setHeader('cache-control', hashed ? lasting : 'no-cache');
      },
    });
  }
  const pageFor = built ? startPages(folder) : null;
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const path = request.url.split('?', 1)[0] ?? '/';
    return reply
      .headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' })
      .type('text/html; charset=utf-8')
      .send(pageFor?.({ path, cookie, acceptLanguage }));
  };
  if (pageFor) app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = isRead && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || isAssetAddress(request.url))
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'Resource does not exist.' });
    if (pageFor) return sendPage(request, reply.code(200));
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The web app has not been built yet. Run: npm run build\n');
  });
}
