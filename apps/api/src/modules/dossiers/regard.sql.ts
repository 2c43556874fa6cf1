// Who sees a co-ownership and by what title: the view `regard`, asked in the two ways there are.

/** Establishments that have a title on alias `c`. */
const titulaires = <T extends string>(titre: T) =>
  `array(select g.teledeclarant_id from regard g where g.copropriete_id = c.id and g.titre = '${titre}')` as const
export const SYNDICS = titulaires('SYNDIC')
export const DISSOLVANTS = titulaires('DISSOLVANT')
export const PREDECESSEURS = titulaires('PREDECESSEUR')

/** Identifiers of the co-ownerships on which an establishment (its place) has one of these titles. */
const parTitre = <T extends string, C extends string>(tenant: T, titres: C) =>
  `(select copropriete_id from regard where teledeclarant_id = ${tenant} and titre ${titres})` as const

/** To which it is attached. */
export const rattachees = <T extends string>(tenant: T) => parTitre(tenant, `= 'SYNDIC'`)
/** That it may update: attached, or left less than a year ago. */
export const aMettreAJour = <T extends string>(tenant: T) =>
  parTitre(tenant, `in ('SYNDIC', 'PREDECESSEUR')`)

/** The condition that limits a list to what an establishment (its place) may see, on alias `c`. */
export const VISIBLES_PAR = <T extends string>(tenant: T) =>
  `c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = ${tenant})` as const
