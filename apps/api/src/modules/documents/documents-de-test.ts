import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { flux, simple } from '@registre/testing/pdf'
import type { Registre } from '../../../tests/support/register.ts'
import { newKey } from '../../platform/storage/storage.ts'

// What the tests of received documents share: one that acts by itself, and rows of earlier versions.

/** A page of text, a script that runs when it opens, and two attached files. */
export const actif = (): Buffer =>
  simple(
    '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /Names << /EmbeddedFiles << /Names [(a.txt) 5 0 R (b.txt) 5 0 R] >> >>',
    ['<< /Type /Filespec /F (a.txt) /EF << /F 6 0 R >> >>', flux('/Type /EmbeddedFile', 'secret')],
  )
/** Pages that only say that another program must open them. */
export const portefeuille = (): Buffer => simple('/Collection << /Type /Collection /View /D >>')

export const empreinte = (octets: Uint8Array): string =>
  createHash('sha256').update(octets).digest('hex')

export const lireCle = async (r: Registre, cle: string): Promise<Buffer> =>
  buffer(await r.deps.storage.get(cle))

export interface LigneDocument {
  cle: string
  sha256: string
  original_cle: string | null
  original_sha256: string | null
  original_taille: number | null
  retires: unknown
  refus: string | null
}
export const ligne = async (r: Registre, id: string): Promise<LigneDocument> => {
  const [row] = await r.db.query<LigneDocument>(
    `select cle, sha256, original_cle, original_sha256, original_taille, retires, refus from document where id = $1`,
    [id],
  )
  if (!row) throw new Error(`no document ${id}`)
  return row
}

/** A document as version 1.7 kept it: served as it came, its row without what came since. */
export const deposeAvant = async (
  r: Registre,
  contenu: Uint8Array,
  {
    type = 'JUSTIFICATIF_MANDAT',
    teledeclarantId,
  }: { type?: string; teledeclarantId: number | null },
): Promise<{ id: string; cle: string }> => {
  const cle = newKey('justificatifs')
  const { sha256, taille } = await r.deps.storage.put(cle, contenu)
  const [row] = await r.db.query<{ id: string }>(
    `insert into document (type, nom, taille, sha256, cle, etat_analyse, teledeclarant_id) values ($1, 'ancien.pdf', $2, $3, $4, 'SAFE', $5) returning id`,
    [type, taille, sha256, cle, teledeclarantId],
  )
  return { id: row?.id ?? '', cle }
}
