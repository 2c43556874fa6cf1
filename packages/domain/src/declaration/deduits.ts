import { type EtiquetteEnergie, ETIQUETTES_ENERGIE } from './champs/listes.ts'
import { arretesDe } from './champs/procedures.ts'
import type { DonneesTechniques, ImmatCopropriete, Procedures } from './declaration.types.ts'

// What the specification repeats in each block, and the rest of the declaration already says.

/** Of an address, its place: that of reference, or one of the others. */
export const TYPES_ADRESSE = ['REFERENCE', 'COMPLEMENTAIRE'] as const
export type TypeAdresse = (typeof TYPES_ADRESSE)[number]

/** Every order that has a date, of the four kinds. */
const arretes = (p: Procedures) =>
  arretesDe(p).flatMap(({ arrete }) => (arrete.dateArrete ? [arrete] : []))

/** The label of all the buildings; null when they have several, or none. */
const etiquetteCommune = (t: DonneesTechniques): EtiquetteEnergie | null => {
  const [premiere = null, ...autres] = ETIQUETTES_ENERGIE.filter(
    (etiquette) => t.classementEnergetiqueComplet[etiquette] > 0,
  )
  return autres.length > 0 ? null : premiere
}

/** The five blocks with what repeats the declaration that they are of. */
export const avecDeduits = (
  { id, coproprieteId }: { id: number | null; coproprieteId: number | null },
  c: ImmatCopropriete,
) => ({
  infoRattachement: { id, ...c.infoRattachement },
  identification: {
    id,
    idCopropriete: coproprieteId,
    ...c.identification,
    adressePrincipale: c.identification.adressePrincipale && {
      type: 'REFERENCE' as const,
      ...c.identification.adressePrincipale,
    },
    adresseSecondaire: c.identification.adresseSecondaire.map((adresse) => ({
      type: 'COMPLEMENTAIRE' as const,
      ...adresse,
    })),
  },
  procedures: {
    id,
    arrete: arretes(c.procedures),
    ...c.procedures,
    arreteSecuriteInsalubriteParties: c.procedures.arreteSecuriteInsalubriteParties.map(
      (arrete, rang) => ({ id: rang + 1, ...arrete }),
    ),
  },
  donneesFinancieres: { id, ...c.donneesFinancieres },
  donneesTechniques: {
    id,
    classementEnergetique: etiquetteCommune(c.donneesTechniques),
    ...c.donneesTechniques,
  },
})
