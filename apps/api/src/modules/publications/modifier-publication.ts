import type { contract, HandlerInput } from '@registre/contract'
import {
  controlerDatePublication,
  controlerPublication,
  machinePublication,
  next,
  nomFichierPublication,
  RegisterError,
} from '@registre/domain'
import { dayInParis, today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { empreintesDe, inscrireFichier, rangerDocument } from '../documents/deposer-document.ts'
import { exigerPublication, perimee } from './exiger-publication.ts'
import { versPublication } from './publication.mapper.ts'
import { ecrirePublication, noterNomLibre, type PublicationRow } from './publication.repository.ts'

type Saisie = HandlerInput<(typeof contract)['modifierPublication']>['body']

/** What the call asks to change, with the day only where there is one to change. */
const demandee = (row: PublicationRow, s: Saisie) => {
  const actuelle = row.publiee_le === null ? null : dayInParis(row.publiee_le)
  const categorie = row.genre === 'FICHE_MEMO' && s.categorie !== '' ? s.categorie : null
  const publieeLe = s.publieeLe === undefined || actuelle === null ? actuelle : s.publieeLe
  const champs = [
    ...(s.titre === row.titre ? [] : ['titre']),
    ...(s.resume === row.resume ? [] : ['resume']),
    ...(categorie === row.categorie ? [] : ['categorie']),
    ...(publieeLe === actuelle ? [] : ['publieeLe']),
    ...(s.file ? ['fichier'] : []),
  ]
  return { categorie, publieeLe, champs, dateChangee: publieeLe !== actuelle }
}

/** Links to what was once published stay good; until then the name follows the title. */
const renommee = (row: PublicationRow, titre: string): boolean =>
  row.publiee_le === null && nomFichierPublication(row.titre, 1) !== nomFichierPublication(titre, 1)

/**
 * Corrects a publication, in any of its states; nothing changed writes nothing. A new file stands
 * for the former one, which stays in the register. Throws `introuvable`, `version-perimee`,
 * `regles-non-respectees` with the fields, the fichier-* errors.
 */
export const modifierPublication = async (ctx: Ctx, id: string, s: Saisie) => {
  const row = await exigerPublication(ctx, id)
  if (row.version !== s.version) throw perimee()
  const vers = next(machinePublication, row.etat, 'modifier-publication')
  const { categorie, publieeLe, champs, dateChangee } = demandee(row, s)
  const fautes = [
    ...controlerPublication({ genre: row.genre, categorie }),
    ...(dateChangee ? controlerDatePublication(publieeLe, today(ctx.deps.clock)) : []),
  ]
  if (fautes.length > 0) throw new RegisterError('regles-non-respectees', { champs: fautes })
  if (champs.length === 0) return versPublication(row)
  const range = s.file ? await rangerDocument(ctx, s.file) : null
  await ctx.deps.db.transaction(async (tx) => {
    const documentId = range ? await inscrireFichier(tx, 'PUBLICATION', range) : row.document_id
    const nomFichier = renommee(row, s.titre)
      ? await noterNomLibre(tx, row.genre, (rang) => nomFichierPublication(s.titre, rang))
      : row.nom_fichier
    const ecrite = await ecrirePublication(tx, {
      id,
      version: s.version,
      titre: s.titre,
      resume: s.resume,
      categorie,
      nomFichier,
      documentId,
      publieeLe: dateChangee ? publieeLe : null,
    })
    if (!ecrite) throw perimee()
    await journaliser(tx, ctx, {
      type: 'modifier-publication',
      de: row.etat,
      vers,
      donnees: {
        publicationId: id,
        titre: s.titre,
        champs,
        ...(range ? { documentId, fichierRemplace: row.document_id, ...empreintesDe(range) } : {}),
      },
    })
  })
  return versPublication(await exigerPublication(ctx, id))
}
