import type { Db, Tx } from '@registre/db'
import { type LigneInstitution, lireInstitutions } from '@registre/domain'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import {
  codesConnus,
  ecrireInstitutions,
  fermerSauf,
  NIVEAUX_LOCAUX,
} from './institutions.repository.ts'

export interface BilanInstitutions {
  /** New or changed. */
  ecrites: number
  fermees: number
  /** One French sentence each; nothing is written when there is one. */
  fautes: string[]
}

/** One sentence per line whose territory is not in the official code. */
const territoiresInconnus = async (
  tx: Tx,
  lignes: readonly LigneInstitution[],
): Promise<string[]> => {
  const fautes: string[] = []
  for (const niveau of NIVEAUX_LOCAUX) {
    const concernees = lignes.filter((ligne) => ligne.niveau === niveau)
    const connus = await codesConnus(
      tx,
      niveau,
      concernees.map(({ code }) => code),
    )
    for (const { nom, code } of concernees)
      if (!connus.has(code)) fautes.push(`${nom} : « ${code} » n’existe pas au niveau ${niveau}`)
  }
  return fautes
}

/**
 * Takes the operator's table of institutions (`numero;nom;niveau;code`) in, all of it or nothing.
 * With `fermerAbsentes`, those that it does not name are closed: their people are signed out at
 * their next call.
 */
export const importerInstitutions = async (
  db: Db,
  texte: string,
  options: { fermerAbsentes?: boolean } = {},
): Promise<BilanInstitutions> => {
  const { lignes, erreurs } = lireInstitutions(texte)
  return db.transaction(async (tx) => {
    const fautes = [...erreurs, ...(await territoiresInconnus(tx, lignes))]
    if (fautes.length > 0) return { ecrites: 0, fermees: 0, fautes }
    const ecrites = await ecrireInstitutions(tx, lignes)
    const fermees = options.fermerAbsentes
      ? await fermerSauf(
          tx,
          lignes.map(({ numero }) => numero),
        )
      : 0
    // A change of right is told by the journal, whoever makes it.
    await journaliser(tx, TRAITEMENT, {
      type: 'importer-institutions',
      donnees: { lignes: lignes.length, ecrites, fermees },
    })
    return { ecrites, fermees, fautes: [] }
  })
}
