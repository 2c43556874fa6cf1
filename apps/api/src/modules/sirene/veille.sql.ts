/** The findings `v` of the directory on the declarants `t`: those on another SIRET are stale. */
export const VEILLE =
  `left join veille_etablissement v on v.teledeclarant_id = t.id and v.siret = t.siret` as const

/** Whether the closure of a declarant, by its alias, is confirmed. */
export const EST_FERME = <T extends string>(t: T) =>
  `exists (select from veille_etablissement v where v.teledeclarant_id = ${t}.id and v.siret = ${t}.siret and v.confirme_le is not null)` as const
