/** Account that declared the dissolution of request `alias`; null for a request of another kind. */
export const AUTEUR_DISSOLUTION = <A extends string>(alias: A) =>
  `(select x.demande_par_id from dissolution x where ${alias}.type = 'DISSOLUTION' and x.copropriete_id = ${alias}.copropriete_id order by x.id desc limit 1)` as const
