import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  echeance,
  formatFrDate,
  machineMandat,
  next,
  peutRepondreRattachement,
  RegisterError,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { insererEchange } from '../brouillons/depot.repository.ts'
import {
  type DocumentRange,
  inscrireDocument,
  rangerDocument,
} from '../documents/deposer-document.ts'
import { ecrireDemande, ecrireMandat, SANS_VERROU } from '../validations/demande.repository.ts'
import { exigerReglesMandat } from './exiger-rattachement.ts'
import { vueDe } from './rattachement.mapper.ts'
import { corrigerMandat, lierDocument, type RattachementRow } from './rattachement.repository.ts'
import { tenirRattachement } from './tenir-rattachement.ts'

type Corps = HandlerInput<(typeof contract)['repondrePrecisionsRattachement']>['body']
type Reponse = HandlerOutput<(typeof contract)['repondrePrecisionsRattachement']>

const inchange = (
  { infoRattachement: i, file, sansJustificatif }: Corps,
  vu: RattachementRow,
): boolean =>
  file === undefined &&
  !(sansJustificatif && vu.document_id !== null) &&
  i.adminProvisoire === vu.admin_provisoire &&
  i.dateDebutMandat === vu.date_debut &&
  i.dateFinMandat === vu.date_fin

const tenir = async (ctx: Ctx, tx: Tx, demandeId: number, corps: Corps) => {
  const tenue = await tenirRattachement(ctx, tx, demandeId)
  if (!peutRepondreRattachement(acteurOf(ctx), vueDe(tenue.vu)))
    throw new RegisterError('transition-interdite', {
      message: 'Aucune précision n’est attendue sur cette demande.',
    })
  if (corps.message === '' && inchange(corps, tenue.vu))
    throw new RegisterError('regles-non-respectees', {
      champs: [
        {
          champ: 'message',
          code: 'requis',
          message: 'Répondez par un message, ou corrigez les informations de la demande.',
        },
      ],
    })
  const avecJustificatif =
    corps.file !== undefined || (tenue.vu.document_id !== null && !corps.sansJustificatif)
  const { infoRattachement: mandat, confirmations } = corps
  await exigerReglesMandat(tx, tenue.row.copropriete_id, {
    mandat,
    confirmations,
    avecJustificatif,
    aujourdhui: today(ctx.deps.clock),
  })
  return tenue
}

/**
 * The answer to a clarification on an attachment: dates and proof as corrected, the thread keeps
 * the message, the request goes
 * back to the queue with a new due day. Throws `transition-interdite`, the rules of the mandate,
 * the fichier-* errors.
 */
export const repondrePrecisions = async (
  ctx: Ctx,
  demandeId: number,
  corps: Corps,
): Promise<Reponse> => {
  await ctx.deps.db.transaction((tx) => tenir(ctx, tx, demandeId, corps))
  const preuve = corps.file ? await rangerDocument(ctx, corps.file) : null
  return ctx.deps.db.transaction((tx) => reprendre(ctx, tx, demandeId, corps, preuve))
}

const reprendre = async (
  ctx: Ctx,
  tx: Tx,
  demandeId: number,
  corps: Corps,
  preuve: DocumentRange | null,
): Promise<Reponse> => {
  const { row, vu } = await tenir(ctx, tx, demandeId, corps)
  const nouveau = preuve && (await inscrireDocument(tx, ctx, 'JUSTIFICATIF_MANDAT', preuve))
  if (nouveau) await lierDocument(tx, nouveau, row.copropriete_id)
  const cible = { coproprieteId: row.copropriete_id, teledeclarantId: row.teledeclarant_id }
  const documentId = nouveau ?? (corps.sansJustificatif ? null : vu.document_id)
  await corrigerMandat(tx, vu.mandat_id, { ...cible, ...corps.infoRattachement, documentId })
  const vers = next(machineMandat, vu.mandat_etat, 'repondre-precisions')
  await ecrireMandat(tx, row, vers)
  const jour = echeance('RATTACHEMENT', today(ctx.deps.clock))
  await ecrireDemande(tx, row, {
    etat: 'A_VALIDER',
    ...SANS_VERROU,
    suspendue_le: null,
    relance_le: null,
    echeance: jour,
  })
  if (corps.message !== '')
    await insererEchange(tx, demandeId, acteurOf(ctx).utilisateurId, false, corps.message)
  await journaliser(tx, ctx, {
    categorie: 'RATTACHEMENT',
    type: 'repondre-precisions',
    ...cible,
    mandatId: vu.mandat_id,
    demandeId,
    de: vu.mandat_etat,
    vers,
    mouvements: {
      mandats: [
        {
          id: vu.mandat_id,
          etat: vers,
          debut: corps.infoRattachement.dateDebutMandat,
          fin: corps.infoRattachement.dateFinMandat,
        },
      ],
    },
    donnees: { confirmations: corps.confirmations, justificatif: documentId !== null },
  })
  await deposerOutbox(tx, [
    courriel(row.email, 'precisions-repondues', {
      nomCopropriete: row.copropriete_nom,
      adresse: row.copropriete_adresse,
      echeance: formatFrDate(jour),
      coproprieteId: row.copropriete_id,
      rattachement: { numero: vu.numero, idMandat: vu.mandat_id },
    }),
  ])
  return {
    idDemande: demandeId,
    idMandat: vu.mandat_id,
    etatCopropriete: row.copropriete_etat,
    echeance: jour,
  }
}
