import { comptesDesBatiments } from './batiment.ts'
import { FINANCES } from './champs/finances.ts'
import { lireBloc } from './champs/bloc.ts'
import { IDENTIFICATION } from './champs/identification.ts'
import { objet } from './champs/lire.ts'
import { PROCEDURES } from './champs/procedures.ts'
import { RATTACHEMENT } from './champs/rattachement.ts'
import { TECHNIQUE, type DonneesTechniques } from './champs/technique.ts'
import type { ImmatCopropriete } from './declaration.types.ts'

/** Where the buildings are listed, the figures of the whole are theirs: nobody types them. */
const donneesTechniques = (valeur: unknown): DonneesTechniques => {
  const lues: DonneesTechniques = lireBloc(TECHNIQUE, valeur)
  return lues.batiments ? { ...lues, ...comptesDesBatiments(lues.batiments) } : lues
}

/**
 * Reads any declared content into the five blocks, complete: what is missing or unreadable becomes
 * empty (specification 1, section 3, "Normalisation rules"). Applying it twice changes nothing.
 * Never throws.
 */
export const normaliser = (contenu: unknown): ImmatCopropriete => {
  const c = objet(contenu)
  return {
    infoRattachement: lireBloc(RATTACHEMENT, c['infoRattachement']),
    identification: lireBloc(IDENTIFICATION, c['identification']),
    procedures: lireBloc(PROCEDURES, c['procedures']),
    donneesFinancieres: lireBloc(FINANCES, c['donneesFinancieres']),
    donneesTechniques: donneesTechniques(c['donneesTechniques']),
  }
}

/** A blank declaration. */
export const contenuVide = (): ImmatCopropriete => normaliser({})
