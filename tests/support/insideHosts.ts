/**
 * Hosts that lead to this machine, its network or the secrets of its cloud, in every form that a program may read them in.
 * 127.0.0.1 itself stands in no case: test platforms allow it, for servers of others stand there.
 */
export const INSIDE_HOSTS = {
  'a loopback address': '127.0.0.2',
  'one with a dot at the end': '127.0.0.2.',
  'a short form': '127.2',
  'a short form of two numbers': '127.0.2',
  'a decimal form': '2130706434',
  'an octal form': '0177.0.0.2',
  'an octal form of one number': '017700000002',
  'a hexadecimal form': '0x7f000002',
  'a mixed form': '0x7f.0.0.02',
  'a percent-encoded form': '%31%32%37.0.0.2',
  'full-width digits and dots': '１２７。０。０。２',
  'the unspecified address': '0.0.0.0',
  'its short form': '0',
  'a private network of class A': '10.1.2.3',
  'a private network of class B': '172.31.255.255',
  'a private network of class C': '192.168.1.1',
  'the network of a carrier': '100.64.0.1',
  'a link-local address': '169.254.1.1',
  'the secrets of a cloud': '169.254.169.254',
  'their decimal form': '2852039166',
  'their octal form': '0251.0376.0251.0376',
  'their hexadecimal form': '0xa9fea9fe',
  'the secrets of a cloud in version 6': '[fd00:ec2::254]',
  'loopback of version 6': '[::1]',
  'loopback of version 6 in full': '[0:0:0:0:0:0:0:1]',
  'the unspecified address of version 6': '[::]',
  'an IPv4-mapped address': '[::ffff:127.0.0.2]',
  'an IPv4-mapped address in hexadecimal': '[::ffff:7f00:2]',
  'the mapped secrets of a cloud': '[::ffff:169.254.169.254]',
  'an IPv4-compatible address': '[::10.1.2.3]',
  'a translated address': '[64:ff9b::a00:1]',
  'an address that holds one of version 4': '[2002:7f00:2::]',
  'a link-local address of version 6': '[fe80::1]',
  'a private network of version 6': '[fd12:3456::1]',
  'a group of machines': '224.0.0.1',
  'everybody in the network': '255.255.255.255',
} as const;

/** Names that mean 127.0.0.1 without asking anybody. */
export const LOCAL_NAMES = ['localhost', 'LOCALHOST.', 'studio.localhost'] as const;

/** Every host for `test.each`: what it is, and the host. */
export const INSIDE_CASES = Object.entries(INSIDE_HOSTS);

/** Addresses whose host is not what it seems to be, or that tell a user and a password, without their protocol. */
export const MISLEADING = [
  'user@live.example.com/a',
  'user:secret@live.example.com/a',
  'live.example.com@127.0.0.2/a',
  'live.example.com:80@10.1.2.3/a',
  '@live.example.com/a',
  'live.example.com\\@10.1.2.3/a',
] as const;
