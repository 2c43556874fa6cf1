import { createHash } from 'node:crypto'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, createZstdCompress } from 'node:zlib'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { newKey } from '../../platform/storage/storage.ts'
import type { Log } from '../traitements/un-par-un.ts'
import { requeteCopie } from './colonnes.sql.ts'
import { copier } from './copier.ts'
import {
  dernierePublication,
  fichesFaites,
  insererPublication,
  oublierAnciennes,
} from './publication.repository.ts'

type DepsPreparation = Pick<Deps, 'db' | 'clock' | 'storage'> & { log: Log }

const LIGNE = 0x0a
/**
 * Without a prepared file for this long, the next minute prepares one: the first start, or a night
 * that was missed.
 */
const PERIME_MS = 26 * 3_600_000
const GZIP_RAPIDE = 1

/** Lines, bytes and SHA-256 of what passes. */
const compter = () => {
  const hash = createHash('sha256')
  const compte = { lignes: 0, taille: 0 }
  const passage = new Transform({
    transform(morceau: Buffer, _encodage, suite) {
      hash.update(morceau)
      compte.taille += morceau.length
      for (let i = morceau.indexOf(LIGNE); i !== -1; i = morceau.indexOf(LIGNE, i + 1))
        compte.lignes += 1
      suite(null, morceau)
    },
  })
  // Three pipelines listen to it, each several times.
  passage.setMaxListeners(30)
  return {
    passage,
    resultat: () => ({
      lignes: Math.max(0, compte.lignes - 1),
      taille: compte.taille,
      sha256: hash.digest('hex'),
    }),
  }
}

/**
 * Prepares today's public file in its two compressed forms, read once; nothing when it is already
 * there. Safe to run twice.
 */
export const preparerDonnees = async (deps: DepsPreparation): Promise<void> => {
  const { db, clock, storage, log } = deps
  const jour = today(clock)
  if ((await dernierePublication(db))?.jour === jour) return
  if (!(await fichesFaites(db))) return
  const [gzCle, zstCle] = [newKey('donnees'), newKey('donnees')]
  const { passage, resultat } = compter()
  const [gz, zst] = [new PassThrough(), new PassThrough()]
  const source = await copier(db, requeteCopie('public'), null)
  // Each failure ends all the others: none waits for bytes that will not come.
  const faits = await Promise.allSettled([
    storage.put(gzCle, gz),
    storage.put(zstCle, zst),
    pipeline(source, passage),
    pipeline(passage, createGzip({ level: GZIP_RAPIDE }), gz),
    pipeline(passage, createZstdCompress(), zst),
  ])
  const [ecritGz, ecritZst] = faits
  const echec = faits.find((f) => f.status === 'rejected')
  if (echec || ecritGz.status === 'rejected' || ecritZst.status === 'rejected') {
    await Promise.allSettled([storage.delete(gzCle), storage.delete(zstCle)])
    throw echec?.reason
  }
  const row = {
    jour,
    ...resultat(),
    gz_cle: gzCle,
    gz_taille: ecritGz.value.taille,
    gz_sha256: ecritGz.value.sha256,
    zst_cle: zstCle,
    zst_taille: ecritZst.value.taille,
    zst_sha256: ecritZst.value.sha256,
    prete_le: clock.now(),
  }
  const inutiles = await db.transaction(async (tx) =>
    (await insererPublication(tx, row)) ? oublierAnciennes(tx) : [gzCle, zstCle],
  )
  await Promise.all(inutiles.map((cle) => storage.delete(cle)))
  log.info(
    { traitement: 'preparer-donnees', jour, lignes: row.lignes, taille: row.taille },
    'job done',
  )
}

/** The same, only when the last file is missing or a night old. */
export const preparerDonneesManquantes = async (deps: DepsPreparation): Promise<void> => {
  const derniere = await dernierePublication(deps.db)
  if (derniere === null || deps.clock.now().getTime() - derniere.prete_le.getTime() > PERIME_MS)
    await preparerDonnees(deps)
}
