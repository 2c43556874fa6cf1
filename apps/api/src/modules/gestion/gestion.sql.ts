/** Department of alias `c`. */
export const DEPARTEMENT = `(case when left(c.code_insee, 2) = '97' then left(c.code_insee, 3) else left(c.code_insee, 2) end)`

/** First and family name of alias `u`. */
export const PERSONNE = `coalesce(trim(u.prenom || ' ' || u.nom), '')`

/** This person (its place) looks after alias `c`, or nobody does. */
export const pourMoi = <P extends string>(personne: P) =>
  `(u.id is null or u.id = ${personne})` as const

/**
 * Co-ownerships with who looks after each one for establishment $1. Aliases: c, u (its manager).
 */
export const SUIVIES = `copropriete c
  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id
  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif` as const
