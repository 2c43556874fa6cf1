/**
 * What the keepers' service aims at, shown beside what it does. The due day of each request is the
 * promise; nineteen in twenty leaves room for the dossier that waits on a third party, and a median
 * of ten days leaves half of the shortest delay to those that need more.
 */
export const CIBLES_SERVICE = {
  /** Percents of the decisions taken before their due day. */
  partDansLesDelais: 95,
  delaiMedianJours: 10,
} as const
