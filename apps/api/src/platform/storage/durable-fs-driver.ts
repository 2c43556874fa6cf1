import { randomUUID } from 'node:crypto'
import { chown, mkdir, open, rename, rm, stat } from 'node:fs/promises'
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

  /** What root writes (a command, by hand) belongs to who owns the folder: the register's account. */
  async #rendre(chemin: string): Promise<void> {
    if (process.getuid?.() !== 0) return
    const { uid, gid } = await stat(this.#racine)
    await chown(chemin, uid, gid)
  }

  /**
   * Makes the folders of a key, never the root: a disk that is gone is not replaced by a folder.
   * Gives true when it made one.
   */
  async #creer(dossier: string): Promise<boolean> {
    let creee = false
    for (const chemin of [dirname(dossier), dossier].filter((c) => c !== this.#racine))
      await mkdir(chemin, { mode: 0o700 }).then(
        async () => {
          creee = true
          await this.#rendre(chemin)
        },
        (erreur: NodeJS.ErrnoException) => {
          if (erreur.code !== 'EEXIST') throw erreur
        },
      )
    return creee
  }

  async #ecrire(
    cle: string,
    morceaux: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const chemin = join(this.#racine, cle)
    const dossier = dirname(chemin)
    const creee = await this.#creer(dossier)
    const temporaire = `${chemin}.${randomUUID()}.tmp`
    try {
      const poignee = await open(temporaire, 'wx', 0o600)
      try {
        for await (const morceau of morceaux) await poignee.writeFile(morceau)
        await poignee.sync()
      } finally {
        await poignee.close()
      }
      await this.#rendre(temporaire)
      await rename(temporaire, chemin)
      await flushFolder(dossier)
      if (creee) await flushFolder(dirname(dossier))
    } catch (erreur) {
      await rm(temporaire, { force: true })
      throw erreur
    }
  }
}
