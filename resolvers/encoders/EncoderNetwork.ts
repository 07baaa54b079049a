import type { EncoderNetworkResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';

/** A network card: its three name servers are one list. */
export const EncoderNetwork = {
  dns: ({ dns1, dns2, dns3 }) => [dns1, dns2, dns3].filter((address) => address !== null),
  ...renamed({ isDhcpOn: 'dhcp', isApplied: 'applied' }),
} satisfies EncoderNetworkResolvers;
