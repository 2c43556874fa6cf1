import { createHash } from 'node:crypto'
import { RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { nomAffichable } from '../../platform/pdf/check-pdf.ts'
import { nouvelleCle } from '../../platform/storage/storage.ts'
import { insererDocument } from './document.repository.ts'

/**
 * Stores a proof: PDF read in a process of its own, then the antivirus, then the bytes, then the row with their SHA-256
 * (reliability.md, "Files"). A scanner that cannot answer leaves it waiting. Throws the fichier-* errors, each naming the file.
 */
export const deposerDocument = async (ctx: Ctx, { file, type }: { file: File; type: string }) => {
  const { deps } = ctx
  const { contenu } = await deps.pdf.exiger([{ nom: file.name, contenu: new Uint8Array(await file.arrayBuffer()) }])
  const nom = nomAffichable(file.name)
  const analyse = await deps.antivirus.analyser(contenu)
  if (analyse === 'INFECTED') {
    await journaliser({ sql: deps.db.query }, ctx, {
      categorie: 'DECLARATION',
      type: 'refuser-document',
      motif: 'virus',
      donnees: { sha256: createHash('sha256').update(contenu).digest('hex') },
    })
    throw new RegisterError('fichier-contenu-actif', { message: `Le fichier « ${nom} » est refusé par l’antivirus.` })
  }
  const cle = nouvelleCle('justificatifs')
  const { sha256, taille } = await deps.storage.put(cle, contenu)
  const id = await deps.db.transaction(async (tx) => {
    const id = await insererDocument(tx, { type, nom, taille, sha256, cle, analyse, teledeclarantId: acteurOf(ctx).teledeclarantId })
    await journaliser(tx, ctx, { categorie: 'DECLARATION', type: 'deposer-document', donnees: { documentId: id, sha256 } })
    return id
  })
  return { id, nom, taille }
}
