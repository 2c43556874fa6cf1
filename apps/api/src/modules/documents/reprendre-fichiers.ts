import { createHash } from 'node:crypto'
import { createReadStream, globSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '@registre/db'
import { estCle, type Storage } from '../../platform/storage/storage.ts'
import { empreinteAttendue } from './document.repository.ts'

/** Files that travel together: an object store answers one after some milliseconds. */
const ENSEMBLE = 8

export interface BilanReprise {
  copies: number
  /** In the storage already. */
  presents: number
  /** In the folder without being files of the register. */
  ignores: number
  /** Those whose bytes are not the ones that the register received: they are left out. */
  alteres: string[]
}

const empreinteDe = async (chemin: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(chemin), hash)
  return hash.digest('hex')
}

/**
 * Copies the files of a folder of the register into its storage: from one machine's disk to an
 * object store, say. What is there already stays; the folder is not touched. Throws when the folder
 * cannot be read or the storage cannot be written.
 */
export const reprendreFichiers = async (
  db: Pick<Db, 'query'>,
  storage: Storage,
  dossier: string,
): Promise<BilanReprise> => {
  const bilan: BilanReprise = { copies: 0, presents: 0, ignores: 0, alteres: [] }
  const reprendre = async (cle: string): Promise<void> => {
    if (!estCle(cle)) bilan.ignores += 1
    else if (await storage.exists(cle)) bilan.presents += 1
    else {
      const chemin = join(dossier, cle)
      const attendue = await empreinteAttendue(db, cle)
      if (attendue !== undefined && attendue !== (await empreinteDe(chemin)))
        bilan.alteres.push(cle)
      else {
        await storage.put(cle, createReadStream(chemin))
        bilan.copies += 1
      }
    }
  }
  await readdir(dossier)
  // A link is not followed: a recursive `readdir` would, round and round where it leads back.
  const cles = globSync('**', { cwd: dossier, withFileTypes: true })
    .filter((entree) => entree.isFile())
    .map((entree) => relative(dossier, join(entree.parentPath, entree.name)).replaceAll(sep, '/'))
  for (let i = 0; i < cles.length; i += ENSEMBLE)
    await Promise.all(cles.slice(i, i + ENSEMBLE).map(reprendre))
  return bilan
}
