/** Rules of web videos: what is played on web channels and elsewhere by hand; shared by the forms, the graph and the platform. */

/** How viewers get a web video (WEB-06): as if it were live, or from its beginning whenever they come. */
export const PLAYOUTS = ['as_live', 'on_demand'] as const;
export type PlayoutName = (typeof PLAYOUTS)[number];
