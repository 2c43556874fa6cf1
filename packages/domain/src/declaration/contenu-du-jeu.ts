import { batimentsDuCompte } from './batiment.ts'
import type { Batiment } from './champs/batiment.ts'
import { normaliser } from './declaration.normalisation.ts'
import type { BlocDeclaration, ImmatCopropriete } from './declaration.types.ts'
import { type CodeJeu, parBatiment } from './jeux.ts'

/**
 * A content that is being written, in the shape of its set: in a set that lists the buildings, a
 * content that only counts them takes those that were prepared, else as many as were counted, with
 * what the counts say. What is listed already stays. Pure.
 */
export const contenuDuJeu = (
  contenu: ImmatCopropriete,
  jeu: CodeJeu,
  prepares: readonly Batiment[] = [],
): ImmatCopropriete => {
  const { donneesTechniques: t } = contenu
  if (!parBatiment(jeu) || t.batiments !== undefined) return contenu
  const batiments = prepares.length > 0 ? prepares : batimentsDuCompte(t)
  // Without a plan, nobody was asked about the agenda before.
  const pptInscritAG = t.ppt && t.pptInscritAG
  return normaliser({ ...contenu, donneesTechniques: { ...t, batiments, pptInscritAG } })
}

/**
 * A content with the blocks that a save carries. A technical block of the former shape, without a
 * list of buildings, leaves the stored list as it is: whoever does not know of it erases nothing.
 */
export const poserBlocs = (
  contenu: ImmatCopropriete,
  blocs: { [B in BlocDeclaration]?: ImmatCopropriete[B] | undefined },
): ImmatCopropriete => {
  const { batiments } = contenu.donneesTechniques
  const { donneesTechniques: t } = blocs
  return normaliser({
    ...contenu,
    ...blocs,
    ...(t && t.batiments === undefined && batiments !== undefined
      ? { donneesTechniques: { ...t, batiments } }
      : {}),
  })
}
