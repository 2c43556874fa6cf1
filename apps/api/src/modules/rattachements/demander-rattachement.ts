import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { echeance, formatFrDate, machineCopropriete, machineMandat, next } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { insererEchange } from '../brouillons/depot.repository.ts'
import {
  type DocumentRange,
  inscrireDocument,
  rangerDocument,
} from '../documents/deposer-document.ts'
import { exigerRattachable, exigerReglesMandat } from './exiger-rattachement.ts'
import {
  demandeurDe,
  insererDemandeRattachement,
  insererMandatDemande,
  lierDocument,
  syndicsEnPlace,
} from './rattachement.repository.ts'

type Corps = HandlerInput<(typeof contract)['rattacherSansJustificatif']>['body']
type Reponse = HandlerOutput<(typeof contract)['rattacher']>

const controler = async (
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  corps: Corps,
  avecJustificatif: boolean,
) => {
  const copropriete = await exigerRattachable(tx, corps.numero, tenantOf(ctx))
  const { infoRattachement: mandat, confirmations } = corps
  await exigerReglesMandat(tx, copropriete.id, {
    mandat,
    confirmations,
    avecJustificatif,
    aujourdhui: today(ctx.deps.clock),
  })
  return copropriete
}

/**
 * Asks for an attachment (states.md rows 20 and 21): the request and its mandate enter the keepers'
 * queue, the syndic in place
 * is told. Throws the failures of the chain and of the rules, and the fichier-* errors of the
 * proof.
 */
export const demanderRattachement = async (
  ctx: Ctx,
  corps: Corps,
  file: File | null,
): Promise<Reponse> => {
  // Once before the file is read: a request that cannot pass leaves no file behind.
  await ctx.deps.db.transaction((tx) => controler(ctx, tx, corps, file !== null))
  const preuve = file && (await rangerDocument(ctx, file))
  return ctx.deps.db.transaction((tx) => deposer(ctx, tx, corps, preuve))
}

const deposer = async (
  ctx: Ctx,
  tx: Tx,
  corps: Corps,
  preuve: DocumentRange | null,
): Promise<Reponse> => {
  const { utilisateurId, profil } = acteurOf(ctx)
  const teledeclarantId = tenantOf(ctx)
  const copropriete = await controler(ctx, tx, corps, preuve !== null)
  const cible = { coproprieteId: copropriete.id, teledeclarantId }
  const jour = echeance('RATTACHEMENT', today(ctx.deps.clock))
  const documentId = preuve && (await inscrireDocument(tx, ctx, 'JUSTIFICATIF_MANDAT', preuve))
  if (documentId) await lierDocument(tx, documentId, copropriete.id)
  const mandatId = await insererMandatDemande(tx, {
    ...cible,
    ...corps.infoRattachement,
    documentId,
  })
  const vers = next(machineCopropriete, copropriete.etat, 'demander-rattachement')
  const demandeId = await insererDemandeRattachement(tx, {
    ...cible,
    mandatId,
    demandeurId: utilisateurId,
    profil,
    echeance: jour,
    etatPrecedent: vers === copropriete.etat ? null : copropriete.etat,
  })
  if (corps.message !== '') await insererEchange(tx, demandeId, utilisateurId, false, corps.message)
  const etat = next(machineMandat, null, 'demander')
  const { dateDebutMandat: debut, dateFinMandat: fin } = corps.infoRattachement
  const mouvements = { mandats: [{ id: mandatId, etat, debut, fin }] }
  await journaliser(tx, ctx, {
    categorie: 'MANDAT',
    type: 'demander',
    ...cible,
    mandatId,
    demandeId,
    vers: etat,
    mouvements,
  })
  const demandeur = await demandeurDe(tx, teledeclarantId, utilisateurId)
  const base = {
    nomCopropriete: copropriete.nom,
    numero: corps.numero,
    coproprieteId: copropriete.id,
  }
  const mandat = {
    dateDebutMandat: formatFrDate(corps.infoRattachement.dateDebutMandat),
    dateFinMandat: formatFrDate(corps.infoRattachement.dateFinMandat),
  }
  await appliquerTransition(tx, ctx, {
    coproprieteId: copropriete.id,
    de: copropriete.etat,
    version: copropriete.version,
    vers,
    journal: {
      categorie: 'RATTACHEMENT',
      type: 'demander-rattachement',
      demandeId,
      mandatId,
      donnees: { confirmations: corps.confirmations, justificatif: documentId !== null },
    },
    outbox: [
      courriel(demandeur.email, 'rattachement-demande', {
        ...base,
        ...mandat,
        echeance: formatFrDate(jour),
      }),
      ...(await syndicsEnPlace(tx, copropriete.id, teledeclarantId)).map(({ email }) =>
        courriel(email, 'rattachement-annonce', { ...base, ...mandat, demandeur: demandeur.nom }),
      ),
    ],
  })
  return { idDemande: demandeId, idMandat: mandatId, etatCopropriete: vers, echeance: jour }
}
