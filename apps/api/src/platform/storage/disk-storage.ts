import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RegisterError } from '@registre/domain'
import { Disk } from 'flydrive'
import { DurableFsDriver } from './durable-fs-driver.ts'
import { verifierCle, type StoredFile, type Storage, type Tranche } from './storage.ts'

function empreinte(): { passage: Transform; resultat: () => StoredFile } {
  const hash = createHash('sha256')
  let taille = 0
  const passage = new Transform({
    transform(morceau: Buffer, _encodage, suite) {
      hash.update(morceau)
      taille += morceau.length
      suite(null, morceau)
    },
  })
  return { passage, resultat: () => ({ sha256: hash.digest('hex'), taille }) }
}

type EcrireFlux = (disk: Disk, cle: string, flux: Readable) => Promise<StoredFile>

/** Local files take a stream as it comes. */
const auFil: EcrireFlux = async (disk, cle, flux) => {
  const { passage, resultat } = empreinte()
  const [ecriture] = await Promise.allSettled([
    disk.putStream(cle, passage),
    pipeline(flux, passage, { end: true }),
  ])
  if (flux.errored) throw flux.errored
  if (ecriture.status === 'rejected') throw ecriture.reason
  return resultat()
}

/** Object stores want the length first: the stream waits in a temporary file of this folder. */
export const parFichier =
  (dossier: string): EcrireFlux =>
  async (disk, cle, flux) => {
    const temporaire = join(dossier, `registre-${randomUUID()}`)
    try {
      await mkdir(dossier, { recursive: true, mode: 0o700 })
      const { passage, resultat } = empreinte()
      await pipeline(flux, passage, createWriteStream(temporaire, { flags: 'wx', mode: 0o600 }))
      const fichier = resultat()
      await disk.putStream(cle, createReadStream(temporaire), { contentLength: fichier.taille })
      return fichier
    } finally {
      await rm(temporaire, { force: true })
    }
  }

/** Reads a part of a file that exists: disks of flydrive only read whole ones. */
export type LireTranche = (cle: string, tranche: Tranche) => Promise<Readable>

/** A storage on any disk of flydrive. */
export function onDisk(disk: Disk, ecrireFlux: EcrireFlux, lireTranche: LireTranche): Storage {
  return {
    async put(cle, contenu) {
      verifierCle(cle)
      if (contenu instanceof Readable) return ecrireFlux(disk, cle, contenu)
      await disk.put(cle, contenu)
      return {
        sha256: createHash('sha256').update(contenu).digest('hex'),
        taille: contenu.byteLength,
      }
    },
    async get(cle, tranche) {
      if (!(await disk.exists(verifierCle(cle)))) throw new RegisterError('fichier-introuvable')
      return tranche ? lireTranche(cle, tranche) : disk.getStream(cle)
    },
    delete: async (cle) => disk.delete(verifierCle(cle)),
    exists: async (cle) => disk.exists(verifierCle(cle)),
    lieu: async () => null,
  }
}

/** Files in a folder of this machine, made here where it is not there yet, and never again. */
export function storageLocal(dossier: string): Storage {
  const racine = resolve(dossier)
  try {
    mkdirSync(racine, { recursive: true, mode: 0o700 })
  } catch {
    // What cannot be made is told by the first use: nothing is ever written beside it.
  }
  return onDisk(new Disk(new DurableFsDriver(racine)), auFil, async (cle, { debut, fin }) =>
    createReadStream(join(racine, cle), { start: debut, end: fin }),
  )
}
