import { type Db, MARQUE_DEMONSTRATION } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { random } from '../hasard.ts'
import { ecrireAvecLeTemps } from './avec-le-temps.ts'
import { ajouterDossiers, nombreNumerotees } from './dossiers.ts'
import { ecrireComptes, hacherMotsDePasse } from './ecrire-comptes.ts'
import { ecrireEnvoisADecider } from './envois.ts'
import { ecrireInstitutions } from './institutions.ts'
import { ecrireJustificatif } from './justificatif.ts'
import { ecrireLogiciel } from './logiciel.ts'
import { creerLot } from './lot.ts'
import { ecrireSuccesseur } from './successeur.ts'
import { ecrireReclamations } from './reclamations.ts'

const GRAINE = 20_261_121
const JOUR_A_PARIS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
})

export interface OptionsDemo {
  /** Folder of the stored files (DONNEES_DIR). */
  dossierFichiers: string
  maintenant?: Date
  environnement?: string
}

export interface BilanDemo {
  coproprietes: number
  documents: number
}

/**
 * The demonstration: accounts, about 300 co-ownerships in the sixteen states, their proofs. The
 * same on every machine but for the dates, which turn around today. Null when it is already there;
 * throws in production.
 */
export const seedDemo = async (
  db: Db,
  {
    dossierFichiers,
    maintenant = new Date(),
    environnement = process.env['NODE_ENV'] ?? '',
  }: OptionsDemo,
): Promise<BilanDemo | null> => {
  if (environnement === 'production')
    throw new Error('Les données de démonstration sont interdites en production')
  const presente = async (): Promise<boolean> =>
    (await db.query(`SELECT FROM parametre WHERE cle = $1`, [MARQUE_DEMONSTRATION])).length > 0
  // Also in a demonstration that is older than the institutions.
  await ecrireInstitutions({ sql: db.query })
  if (await presente()) return null
  const hashes = await hacherMotsDePasse()
  const aujourdhui: IsoDate = JOUR_A_PARIS.format(maintenant)
  const ecritures: Promise<unknown>[] = []
  return db.transaction(async (tx) => {
    // Two starts at once: the second one waits here, then finds the mark.
    await tx.sql(`SELECT pg_advisory_xact_lock(hashtext($1))`, [MARQUE_DEMONSTRATION])
    if (await presente()) return null
    const acteurs = await ecrireComptes(tx, hashes, maintenant)
    const lot = await creerLot(tx)
    const numeros = (
      await tx.sql<{ n: string }>(
        `SELECT prochain_numero_immatriculation() AS n FROM generate_series(1, $1)`,
        [nombreNumerotees],
      )
    ).map(({ n }) => n)
    const justificatif = (
      id: string,
      nom: string,
      type: string,
      coproprieteId: number,
      teledeclarantId: number,
      lignes: string[],
      creeLe: string,
    ): void => {
      ecritures.push(
        ecrireJustificatif(dossierFichiers, id, lignes).then((fichier) =>
          lot.ajouter('document', {
            ...fichier,
            type,
            nom,
            etat_analyse: 'SAFE',
            copropriete_id: coproprieteId,
            teledeclarant_id: teledeclarantId,
            cree_le: creeLe,
          }),
        ),
      )
    }
    const coproprietes = ajouterDossiers(
      { lot, r: random(GRAINE), aujourdhui, maintenant, teneurs: acteurs.teneurs, justificatif },
      acteurs,
      numeros,
    )
    await Promise.all(ecritures)
    await lot.ecrire(tx)
    await ecrireSuccesseur(
      tx,
      acteurs.etablissement('A'),
      acteurs.etablissement('B'),
      aujourdhui,
      maintenant,
    )
    await ecrireReclamations(tx, maintenant, acteurs.teneurs)
    await ecrireEnvoisADecider(tx)
    await ecrireLogiciel(tx, acteurs.etablissement('A'))
    await ecrireAvecLeTemps(tx, acteurs, maintenant)
    await tx.sql(`INSERT INTO parametre (cle, valeur) VALUES ($1, $2)`, [
      MARQUE_DEMONSTRATION,
      JSON.stringify({ coproprietes, le: maintenant }),
    ])
    return { coproprietes, documents: ecritures.length }
  })
}
