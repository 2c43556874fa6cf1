/**
 * Where no hook leads: the special-purpose registries of the IANA (IPv4, and what of IPv6 lies in
 * 2000::/3), multicast, and the hosts that clouds give to every machine inside them.
 */
export const PLAGES_SPECIALES = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  // Azure: metadata, DNS and health of its machines.
  '168.63.129.16/32',
  // IBM Cloud: its own services, reached from inside.
  '161.26.0.0/16',
  '166.8.0.0/14',
] as const
