import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  echeance,
  type EtatCopropriete,
  formatFrDate,
  machineCopropriete,
  machineDeclaration,
  machineMandat,
  next,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { copies } from '../declarations/copies.ts'
import { corriger } from './corriger.ts'
import {
  changerEtatDeclaration,
  demandeEnPrecisions,
  insererDemande,
  insererEchange,
  insererMandat,
  reprendreMandat,
  rouvrirDemande,
} from './depot.repository.ts'
import { type Depot, type DepotPret, preparerDepot } from './preparer-depot.ts'

type Reponse = HandlerOutput<(typeof contract)['changerEtatBrouillon']>

/**
 * Final submission by a syndic (states.md rows 4 and 16): the dossier enters the keepers' queue
 * with its due day.
 * Throws `regles-non-respectees`, `confirmation-requise`, `doublons-a-examiner`, `version-perimee`,
 * `transition-interdite`.
 */
export const soumettre = (
  ctx: Ctx,
  depot: Depot & { message?: string | undefined },
): Promise<Reponse> =>
  ctx.deps.db.transaction(async (tx) => {
    const pret = await preparerDepot(ctx, tx, depot)
    const reprise = pret.row.copropriete_etat === 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'
    const brouillon = await repasserEnBrouillon(ctx, tx, pret)
    const jourEcheance = echeance('IMMATRICULATION', pret.jour)
    const demandeId = reprise
      ? await repondre(ctx, tx, pret, jourEcheance, depot.message)
      : await ouvrir(ctx, tx, pret, jourEcheance)
    const evenement = reprise ? 'repondre-precisions' : 'soumettre'
    const etat = next(machineDeclaration, pret.row.etat, evenement)
    await changerEtatDeclaration(tx, pret.row, etat)
    const vers = next(machineCopropriete, brouillon.etat, evenement)
    const { nom, adresse_principale } = copies(pret.contenu)
    await appliquerTransition(tx, ctx, {
      coproprieteId: pret.row.copropriete_id,
      de: brouillon.etat,
      version: brouillon.version,
      vers,
      colonnes: copies(pret.contenu),
      journal: {
        categorie: 'IMMATRICULATION',
        type: evenement,
        declarationId: pret.row.id,
        demandeId,
        donnees: { confirmations: pret.row.confirmations, doublons: pret.doublons.length },
      },
      outbox: [
        courriel(
          pret.row.email_contact || pret.row.auteur_email,
          reprise ? 'precisions-repondues' : 'demande-envoyee',
          {
            nomCopropriete: nom,
            adresse: adresse_principale,
            echeance: formatFrDate(jourEcheance),
            coproprieteId: pret.row.copropriete_id,
          },
        ),
      ],
    })
    return {
      id: pret.row.id,
      coproprieteId: pret.row.copropriete_id,
      etat,
      etatCopropriete: vers,
      demandeId,
      echeance: formatFrDate(jourEcheance),
    }
  })

/**
 * A refused dossier that is sent again passes through its draft, so that the journal tells both
 * steps.
 */
const repasserEnBrouillon = async (
  ctx: Ctx,
  tx: Tx,
  { row }: DepotPret,
): Promise<{ etat: EtatCopropriete; version: number }> =>
  row.copropriete_etat === 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES'
    ? { etat: await corriger(ctx, tx, row), version: row.copropriete_version + 1 }
    : { etat: row.copropriete_etat, version: row.copropriete_version }

const ouvrir = async (
  ctx: Ctx,
  tx: Tx,
  { row, contenu }: DepotPret,
  jourEcheance: string,
): Promise<number> => {
  // A notary declares no mandate: its registration is immediate, by its own way (states.md row 5).
  if (row.type_immat !== 'DEFAULT')
    throw new RegisterError('transition-interdite', {
      message:
        'Un notaire immatricule sans demande : terminez par « Immatriculer » au récapitulatif.',
    })
  const cible = { coproprieteId: row.copropriete_id, teledeclarantId: row.auteur_teledeclarant_id }
  const mandatId = await insererMandat(tx, { ...cible, infos: contenu.infoRattachement })
  const demandeId = await insererDemande(tx, {
    ...cible,
    type: 'IMMATRICULATION',
    mandatId,
    declarationId: row.id,
    profilDemandeur: acteurOf(ctx).profil,
    echeance: jourEcheance,
  })
  const vers = next(machineMandat, null, 'demander')
  const { dateDebutMandat: debut, dateFinMandat: fin } = contenu.infoRattachement
  await journaliser(tx, ctx, {
    categorie: 'MANDAT',
    type: 'demander',
    coproprieteId: row.copropriete_id,
    mandatId,
    demandeId,
    vers,
    mouvements: { mandats: [{ id: mandatId, etat: vers, debut, fin }] },
  })
  return demandeId
}

/**
 * The answer to a clarification: the same request and mandate go back to the queue, the thread
 * keeps the message.
 */
const repondre = async (
  ctx: Ctx,
  tx: Tx,
  { row, contenu }: DepotPret,
  jourEcheance: string,
  message = '',
): Promise<number> => {
  const demande = await demandeEnPrecisions(tx, row.copropriete_id)
  if (!demande)
    return ouvrir(ctx, tx, { row, contenu, doublons: [], jour: jourEcheance }, jourEcheance)
  if (demande.mandat_id !== null) {
    const vers = next(machineMandat, 'PRECISIONS_DEMANDEES', 'repondre-precisions')
    const { dateDebutMandat: debut, dateFinMandat: fin } = contenu.infoRattachement
    await reprendreMandat(tx, demande.mandat_id, vers, contenu.infoRattachement)
    await journaliser(tx, ctx, {
      categorie: 'MANDAT',
      type: 'repondre-precisions',
      coproprieteId: row.copropriete_id,
      mandatId: demande.mandat_id,
      de: 'PRECISIONS_DEMANDEES',
      vers,
      mouvements: { mandats: [{ id: demande.mandat_id, etat: vers, debut, fin }] },
    })
  }
  await rouvrirDemande(tx, demande.id, row.id, jourEcheance)
  if (message.trim() !== '')
    await insererEchange(tx, demande.id, acteurOf(ctx).utilisateurId, false, message.trim())
  return demande.id
}
