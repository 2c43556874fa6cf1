/** Geographic scopes of the categorisation, in the order in which they are offered. */
export const CODES_PORTEE = [
  'NATIONAL',
  'METROPOLE',
  'REGIONS',
  'DEPARTEMENTS',
  'DEPARTEMENTS_REGION',
  'EPCI_REGION',
  'EPCI_DEPARTEMENT',
  'COMMUNES_DEPARTEMENT',
  'COMMUNES_EPCI',
  'MA_REGION',
  'MON_DEPARTEMENT',
  'MON_EPCI',
  'MA_COMMUNE',
] as const
export type CodePortee = (typeof CODES_PORTEE)[number]
