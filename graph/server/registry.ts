import type { Domain, ResolverMap } from '../engine/compose/homes.ts';
import type { DomainName } from '../engine/compose/domains.ts';
import { readDomainDocuments } from '../engine/compose/sdl.ts';
import { analyticsResolvers } from '../../resolvers/analytics/resolvers.ts';
import { cuesResolvers } from '../../resolvers/cues/resolvers.ts';
import { customersResolvers } from '../../resolvers/customers/resolvers.ts';
import { destinationsResolvers } from '../../resolvers/destinations/resolvers.ts';
import { encodersResolvers } from '../../resolvers/encoders/resolvers.ts';
import { eventsResolvers } from '../../resolvers/events/resolvers.ts';
import { mediaResolvers } from '../../resolvers/media/resolvers.ts';
import { registerAllUses } from '../../resolvers/registry/registerAllUses.ts';
import { venuesResolvers } from '../../resolvers/venues/resolvers.ts';

registerAllUses();

const RESOLVERS: Readonly<Record<DomainName, ResolverMap>> = {
  customers: customersResolvers,
  encoders: encodersResolvers,
  events: eventsResolvers,
  destinations: destinationsResolvers,
  media: mediaResolvers,
  cues: cuesResolvers,
  venues: venuesResolvers,
  analytics: analyticsResolvers,
};

/** The eight domains: SDL and resolvers, the same for both deployments. */
export function readDomains(): (Domain & { name: DomainName })[] {
  return readDomainDocuments().map(({ name, document }) => ({ name, document, resolvers: RESOLVERS[name] }));
}
