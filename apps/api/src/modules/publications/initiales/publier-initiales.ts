import type { Db } from '@registre/db'
import { type GenrePublication, nomFichierPublication } from '@registre/domain'
import { journaliser, TRAITEMENT } from '../../../platform/journal.ts'
import { TaggedPdf } from '../../../platform/pdf/tagged-pdf.ts'
import { newKey, type Storage } from '../../../platform/storage/storage.ts'
import { inscrireFichier } from '../../documents/deposer-document.ts'
import {
  deplacerPublication,
  insererPublication,
  tenirGenre,
  trouverNom,
} from '../publication.repository.ts'
import { type FicheEcrite, TEXTES_INITIAUX } from './textes.ts'

const REGISTRE = 'Registre national des copropriétés'

/** A sheet as an accessible PDF. */
const enPdf = async ({ titre, resume, parties }: FicheEcrite, date: Date): Promise<Uint8Array> => {
  const pdf = await TaggedPdf.create({
    titre,
    sujet: resume,
    entete: REGISTRE,
    pied: titre,
    auteur: REGISTRE,
    date,
  })
  pdf.h1(titre)
  pdf.p(resume, { taille: 13, apres: 10 })
  for (const { titre: sousTitre, phrases } of parties) {
    pdf.h2(sousTitre)
    for (const phrase of phrases) pdf.p(phrase)
  }
  return pdf.save()
}

/**
 * Publishes the first sheets and newsletter of a register; those that it already has, published or
 * withdrawn, are left alone. Gives how many.
 */
export const publierInitiales = async ({
  db,
  storage,
  maintenant,
}: {
  db: Db
  storage: Storage
  maintenant: Date
}): Promise<number> => {
  let publiees = 0
  for (const ecrit of TEXTES_INITIAUX) {
    const genre: GenrePublication = ecrit.categorie === null ? 'NEWSLETTER' : 'FICHE_MEMO'
    const nomFichier = nomFichierPublication(ecrit.titre, 1)
    if (await trouverNom({ sql: db.query }, genre, nomFichier)) continue
    const cle = newKey('publications')
    const { sha256, taille } = await storage.put(cle, await enPdf(ecrit, maintenant))
    const fait = await db.transaction(async (tx) => {
      await tenirGenre(tx, genre)
      if (await trouverNom(tx, genre, nomFichier)) return false
      const documentId = await inscrireFichier(tx, 'PUBLICATION', {
        nom: nomFichier,
        taille,
        sha256,
        cle,
        original: null,
        retires: [],
        analyse: 'SAFE',
      })
      const { categorie, titre, resume } = ecrit
      const id = await insererPublication(tx, {
        genre,
        categorie,
        titre,
        resume,
        nomFichier,
        documentId,
        auteurId: null,
        creeLe: maintenant,
      })
      await deplacerPublication(tx, {
        id,
        version: 1,
        de: 'BROUILLON',
        vers: 'PUBLIEE',
        maintenant,
      })
      await journaliser(tx, TRAITEMENT, {
        type: 'publier',
        de: 'BROUILLON',
        vers: 'PUBLIEE',
        donnees: { publicationId: id, titre },
      })
      return true
    })
    if (fait) publiees += 1
    // Two at once: the other one's file is the one kept.
    else await storage.delete(cle)
  }
  return publiees
}
