import { expect } from '@playwright/test';

/** The text of the newest mail to somebody, waited for: mails leave by a job of their own. */
export async function mailTo(recipient: string): Promise<string> {
  const read = async () => {
    const page = await (await fetch(process.env.STUDIO_OUTBOX ?? '')).text();
    const mail = page.split('<article>').find((article) => article.includes(`<p>To ${recipient},`));
    return /<pre>(.*?)<\/pre>/s.exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  let text = '';
  await expect.poll(async () => (text = await read()), `a mail to ${recipient}`).not.toBe('');
  return text;
}

/** The path of the link in the newest mail to somebody. */
export async function linkTo(recipient: string): Promise<string> {
  const href = /href="([^"]+)"/.exec(await mailTo(recipient))?.[1] ?? '';
  const { pathname, search } = new URL(href);
  return pathname + search;
}
