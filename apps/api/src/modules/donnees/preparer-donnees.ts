import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import type { Log } from '../../platform/un-par-un.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { controlerCompte } from '../projections/controler-compte.ts'
import { copier } from './copier.ts'
import { ecrireFichiers, type FichierEcrit } from './ecrire-fichiers.ts'
import { derniersFichiers, insererFichier, oublierFichiers } from './fichier.repository.ts'
import {
  dernierePublication,
  fichesFaites,
  insererPublication,
  oublierAnciennes,
} from './publication.repository.ts'

type DepsPreparation = Pick<Deps, 'db' | 'clock' | 'storage'> & { log: Log }

/**
 * Without a prepared file for this long, the next minute prepares one: the first start, or a night
 * that was missed.
 */
const PERIME_MS = 26 * 3_600_000

/** The three forms that the former version reads. */
const publicationDe = (ecrits: readonly FichierEcrit[], jour: string, prete: Date) => {
  const forme = (format: FichierEcrit['format']): FichierEcrit => {
    const ecrit = ecrits.find((e) => e.format === format)
    if (!ecrit) throw new Error(`no ${format} was written`)
    return ecrit
  }
  const [csv, gz, zst] = [forme('csv'), forme('csv.gz'), forme('csv.zst')]
  return {
    jour,
    lignes: csv.lignes,
    taille: csv.taille,
    sha256: csv.sha256,
    gz_cle: gz.cle,
    gz_taille: gz.taille,
    gz_sha256: gz.sha256,
    zst_cle: zst.cle,
    zst_taille: zst.taille,
    zst_sha256: zst.sha256,
    prete_le: prete,
  }
}

/**
 * Prepares today's public files, and what changed since the day before; nothing when they are
 * already there, nor when their rows do not agree with the register. Safe to run twice.
 */
export const preparerDonnees = async (deps: DepsPreparation): Promise<void> => {
  const { db, clock, storage, log } = deps
  const jour = today(clock)
  if ((await dernierePublication(db))?.jour === jour) return
  if (!(await fichesFaites(db))) return
  const anciens = new Map((await derniersFichiers(db)).map((f) => [f.format, f]))
  const source = await copier(db, requeteCopie('public'), null)
  const ecrits = await ecrireFichiers(deps, source, anciens.get('csv') ?? null)
  const maintenant = clock.now()
  const publication = publicationDe(ecrits, jour, maintenant)
  const refusee = await controlerCompte(db, publication)
  if (refusee) {
    await Promise.all(ecrits.map(({ cle }) => storage.delete(cle)))
    log.error(
      { traitement: 'preparer-donnees', ...refusee },
      'the public file is refused: it does not tell the register',
    )
    return
  }
  const inutiles = await db.transaction(async (tx) => {
    if (!(await insererPublication(tx, publication))) return ecrits.map((e) => e.cle)
    for (const ecrit of ecrits) {
      const ancien = anciens.get(ecrit.format)
      // A night without a change: who has the file keeps it.
      const modifie_le = ancien?.sha256 === ecrit.sha256 ? ancien.modifie_le : maintenant
      await insererFichier(tx, { ...ecrit, jour, modifie_le })
    }
    return [...(await oublierAnciennes(tx)), ...(await oublierFichiers(tx, jour))]
  })
  await Promise.all([...new Set(inutiles)].map((cle) => storage.delete(cle)))
  log.info(
    {
      traitement: 'preparer-donnees',
      jour,
      lignes: publication.lignes,
      taille: publication.taille,
    },
    'job done',
  )
}

/** Prepares the published files when there are none, or when the last ones are a night old. */
export const preparerDonneesManquantes = async (deps: DepsPreparation): Promise<void> => {
  const derniere = await dernierePublication(deps.db)
  if (derniere === null || deps.clock.now().getTime() - derniere.prete_le.getTime() > PERIME_MS)
    await preparerDonnees(deps)
}
