import { pictureRefusal, type Picture } from '../../../../../schema/rules/startedPictures.ts';
import { startWebVideoSchema } from '../../../../../schema/rules/webVideos.ts';
import type { StartValues } from './startValues.ts';

/** The rules of a web video together with those of its picture, which stand at the destinations (EPR-06, EPR-07): for the form. */
export function startRulesFor(picture: Picture | null, webPlanName: string | null) {
  return startWebVideoSchema.test('picture', (_values, context) => {
    if (!picture) return true;
    const { destinations } = context.originalValue as Pick<StartValues, 'destinations'>;
    const web = destinations.flatMap(({ kind, name, title }) => (kind === 'EMBED' ? [name ?? title] : []));
    const refusal = pictureRefusal(picture, webPlanName, web);
    return !refusal || context.createError({ path: 'destinations', message: refusal.message });
  });
}
