import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, createZstdCompress } from 'node:zlib'
import type { FormatPublie } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { newKey } from '../../platform/storage/storage.ts'
import { enDifferences } from './differences.ts'
import type { FichierRow } from './fichier.repository.ts'
import { lirePublie } from './lire-publie.ts'
import { enParquet } from './parquet.ts'

export type FichierEcrit = Pick<FichierRow, 'format' | 'cle' | 'taille' | 'sha256' | 'lignes'>

const LIGNE = 0x0a
const GZIP_RAPIDE = 1

/** Lines of what passes. */
const compter = () => {
  let lignes = 0
  const passage = new Transform({
    transform(morceau: Buffer, _encodage, suite) {
      for (let i = morceau.indexOf(LIGNE); i !== -1; i = morceau.indexOf(LIGNE, i + 1)) lignes += 1
      suite(null, morceau)
    },
  })
  // Four pipelines listen to it, each several times.
  passage.setMaxListeners(40)
  return { passage, lignes: () => Math.max(0, lignes - 1) }
}

/** The register in CSV, bare and compressed, read once. Leaves nothing behind when it fails. */
const ecrireCsv = async (
  { storage }: Pick<Deps, 'storage'>,
  source: Readable,
  ecrits: FichierEcrit[],
): Promise<void> => {
  const { passage, lignes } = compter()
  const formes = (
    [
      ['csv', null],
      ['csv.gz', createGzip({ level: GZIP_RAPIDE })],
      ['csv.zst', createZstdCompress()],
    ] as const
  ).map(([format, codeur]) => {
    const sortie = new PassThrough()
    const chemin = codeur ? pipeline(passage, codeur, sortie) : pipeline(passage, sortie)
    return { format, cle: newKey('donnees'), sortie, chemin }
  })
  // Each failure ends all the others: none waits for bytes that will not come.
  const faits = await Promise.allSettled([
    ...formes.map(async ({ format, cle, sortie }) => {
      const fichier = await storage.put(cle, sortie)
      ecrits.push({ format, cle, ...fichier, lignes: 0 })
    }),
    pipeline(source, passage),
    ...formes.map((f) => f.chemin),
  ])
  const echec = faits.find((f) => f.status === 'rejected')
  if (echec) throw echec.reason
  for (const ecrit of ecrits) ecrit.lignes = lignes()
}

const cleDe = (ecrits: readonly FichierEcrit[], format: FormatPublie): string => {
  const ecrit = ecrits.find((e) => e.format === format)
  if (!ecrit) throw new Error(`no ${format} was written`)
  return ecrit.cle
}

/**
 * Writes every published file of a day from the rows of a COPY: the CSV first, then what is read
 * from it. Leaves nothing behind when it fails.
 */
export const ecrireFichiers = async (
  deps: Pick<Deps, 'storage'>,
  source: Readable,
  hier: Pick<FichierRow, 'cle'> | null,
): Promise<FichierEcrit[]> => {
  const { storage } = deps
  const ecrits: FichierEcrit[] = []
  try {
    await ecrireCsv(deps, source, ecrits)
    const csv = cleDe(ecrits, 'csv')
    const { lignes = 0 } = ecrits[0] ?? {}
    const ecrire = async (format: FormatPublie, flux: Readable, combien: () => number) => {
      const cle = newKey('donnees')
      const fichier = await storage.put(cle, flux)
      ecrits.push({ format, cle, ...fichier, lignes: combien() })
    }
    await ecrire('parquet', enParquet(await lirePublie(storage, csv)), () => lignes)
    if (hier) {
      const { flux, lignes: combien } = enDifferences(
        await lirePublie(storage, hier.cle),
        await lirePublie(storage, csv),
      )
      await ecrire('differences', flux, combien)
    }
    return ecrits
  } catch (error) {
    await Promise.allSettled(ecrits.map(({ cle }) => storage.delete(cle)))
    throw error
  }
}
