import type { contract, HandlerOutput } from '@registre/contract'
import {
  echeance,
  formatFrDate,
  isNotaire,
  machineCopropriete,
  machineDeclaration,
  next,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { courriel, outboxItem } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { copies } from '../declarations/copies.ts'
import {
  changerEtatDeclaration,
  copierEnCourante,
  demandeEnPrecisions,
  insererDemande,
  insererEchange,
  prochainNumero,
  rouvrirDemande,
} from './depot.repository.ts'
import { type Depot, preparerDepot } from './preparer-depot.ts'

type Reponse = HandlerOutput<(typeof contract)['soumettreImmatriculationNotaire']>

/**
 * Final submission by a notary (states.md rows 5 and 6): the number comes at once, unless something
 * very close exists;
 * then a keeper decides within a working day. Without an update kind: OFFICE if the registration
 * is, else INITIALE.
 */
export const immatriculerParNotaire = (
  ctx: Ctx,
  input: Depot & {
    teledeclarantId: number
    typeMaj?: 'INITIALE' | 'OFFICE' | null | undefined
    message?: string | undefined
  },
): Promise<Reponse> =>
  ctx.deps.db.transaction(async (tx) => {
    if (input.teledeclarantId !== tenantOf(ctx) || !isNotaire(acteurOf(ctx).profil))
      throw new RegisterError('introuvable')
    const { row, contenu, doublons, jour } = await preparerDepot(ctx, tx, input)
    if (row.type_immat === 'DEFAULT') throw new RegisterError('transition-interdite')
    const typeMaj = input.typeMaj ?? (row.type_immat === 'OFFICE' ? 'OFFICE' : 'INITIALE')
    await tx.sql(`update declaration set type_maj = $2 where id = $1`, [row.id, typeMaj])
    const reponse = { id: row.id, coproprieteId: row.copropriete_id, typeMaj }
    const base = {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
    }
    const a = row.email_contact || row.auteur_email
    const colonnes = copies(contenu)

    // A dossier that a keeper sent back returns to that keeper's queue, whatever the register holds
    // now.
    const reprise = await demandeEnPrecisions(tx, row.copropriete_id)
    if (reprise || doublons.some((d) => d.tresProche)) {
      const jourEcheance = echeance('DOUBLON_NOTAIRE', jour)
      const evenement = reprise ? 'repondre-precisions' : 'soumettre-doublon-notaire'
      const vers = next(machineCopropriete, row.copropriete_etat, evenement)
      if (reprise) await rouvrirDemande(tx, reprise.id, row.id, jourEcheance)
      const demandeId =
        reprise?.id ??
        (await insererDemande(tx, {
          type: 'DOUBLON_NOTAIRE',
          coproprieteId: row.copropriete_id,
          mandatId: null,
          declarationId: row.id,
          teledeclarantId: row.auteur_teledeclarant_id,
          profilDemandeur: acteurOf(ctx).profil,
          echeance: jourEcheance,
        }))
      const message = input.message?.trim() ?? ''
      if (reprise && message !== '')
        await insererEchange(tx, demandeId, acteurOf(ctx).utilisateurId, false, message)
      await changerEtatDeclaration(tx, row, next(machineDeclaration, row.etat, 'soumettre'))
      await appliquerTransition(tx, ctx, {
        ...base,
        vers,
        colonnes,
        journal: {
          categorie: 'IMMATRICULATION',
          type: evenement,
          declarationId: row.id,
          demandeId,
          donnees: { typeMaj, doublons: doublons.length },
        },
        outbox: [
          courriel(a, 'doublon-en-examen', {
            nomCopropriete: colonnes.nom,
            coproprieteId: row.copropriete_id,
            echeance: formatFrDate(jourEcheance),
          }),
        ],
      })
      return { ...reponse, etatCopropriete: vers, numeroImmatriculation: null, demandeId }
    }

    const vers = next(machineCopropriete, row.copropriete_etat, 'immatriculer-par-notaire')
    const numero = await prochainNumero(tx)
    await changerEtatDeclaration(
      tx,
      row,
      next(machineDeclaration, row.etat, 'immatriculer-par-notaire'),
    )
    const courante = await copierEnCourante(tx, row.id)
    await appliquerTransition(tx, ctx, {
      ...base,
      vers,
      colonnes: { ...colonnes, numero_immatriculation: numero, date_immatriculation: jour },
      journal: {
        categorie: 'IMMATRICULATION',
        type: 'immatriculer-par-notaire',
        declarationId: row.id,
        donnees: { typeMaj, numero },
        mouvements: { declarations: [courante] },
      },
      outbox: [
        outboxItem('attestation', { coproprieteId: row.copropriete_id }),
        courriel(a, 'immatriculation-notaire', {
          nomCopropriete: colonnes.nom,
          numero,
          coproprieteId: row.copropriete_id,
        }),
      ],
    })
    return { ...reponse, etatCopropriete: vers, numeroImmatriculation: numero, demandeId: null }
  })
