import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'

/** Makes a rename survive a power cut: the folder itself is flushed. */
async function flushFolder(dossier: string): Promise<void> {
  const poignee = await open(dossier, 'r')
  try {
    await poignee.sync()
  } finally {
    await poignee.close()
  }
}

/**
 * flydrive's driver of local files, whose writes are all or nothing: temporary file, fsync, rename.
 */
export class DurableFsDriver extends FSDriver {
  readonly #racine: string

  constructor(dossier: string) {
    super({ location: dossier, visibility: 'private' })
    this.#racine = dossier
  }

  override put(cle: string, contenu: string | Uint8Array): Promise<void> {
    return this.#ecrire(cle, [typeof contenu === 'string' ? Buffer.from(contenu) : contenu])
  }
  override putStream(cle: string, contenu: Readable): Promise<void> {
    return this.#ecrire(cle, contenu)
  }

  async #ecrire(
    cle: string,
    morceaux: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const chemin = join(this.#racine, cle)
    const dossier = dirname(chemin)
    const creee = await mkdir(dossier, { recursive: true, mode: 0o700 })
    const temporaire = `${chemin}.${randomUUID()}.tmp`
    try {
      const poignee = await open(temporaire, 'wx', 0o600)
      try {
        for await (const morceau of morceaux) await poignee.writeFile(morceau)
        await poignee.sync()
      } finally {
        await poignee.close()
      }
      await rename(temporaire, chemin)
      await flushFolder(dossier)
      if (creee !== undefined) await flushFolder(dirname(dossier))
    } catch (erreur) {
      await rm(temporaire, { force: true })
      throw erreur
    }
  }
}
