import { addDays, echeance, type IsoDate } from '@registre/domain'
import type { Calendrier } from './calendrier.ts'
import { type Contexte, type Dossier, instant, restaurable } from './contexte.ts'

/** Some successions are contested by the syndic in place. */
const contestation = (d: Dossier, le: IsoDate) => {
  const contestee = d.recette.concurrent === true && d.rang % 4 < 2
  return {
    contestee_le: contestee ? instant(le, d.rang) : null,
    contestee_par_id: contestee ? d.syndic.utilisateurId : null,
    contestation: contestee
      ? 'L’assemblée générale n’a pas désigné d’autre syndic : elle a reconduit notre mandat. Le procès-verbal est en cours de notification.'
      : '',
  }
}

/** Adds the request that a keeper has to decide, or decided. */
export const ajouterDemande = (
  c: Contexte,
  d: Dossier,
  mandatId: number | null,
  declarationId: number,
  { demande: depot, decidee: decideeLe }: Calendrier,
): void => {
  const { lot, maintenant, teneurs, r, aujourdhui } = c
  const demande = d.recette.concurrent
    ? ({ type: 'RATTACHEMENT', etat: 'A_VALIDER' } as const)
    : d.recette.demande
  if (!demande) return
  const demandeur = d.recette.concurrent
    ? d.concurrent
    : demande.type === 'RATTACHEMENT' || demande.type === 'DISSOLUTION'
      ? d.syndic
      : d.auteur
  const teneur = r.pick(teneurs)
  const decidee = demande.etat === 'VALIDEE' || demande.etat === 'REFUSEE'
  // One lease in two is running; the other has run out, and anybody may take the request.
  const ouverte =
    demande.etat === 'EN_COURS'
      ? maintenant.getTime() + (d.rang % 2 === 0 ? 12 : -40) * 60_000
      : null
  const hier = addDays(aujourdhui, -1)
  // Nothing is asked tomorrow, nor before the request.
  const lendemain = addDays(depot, 1)
  const questionLe = lendemain < hier ? lendemain : hier
  const id = lot.id('demande')
  lot.ajouter('demande', {
    id,
    type: demande.type,
    etat: demande.etat,
    version: 2,
    etat_precedent: restaurable(d.recette) ? null : (d.recette.precedent ?? null),
    copropriete_id: d.id,
    mandat_id: demande.type === 'DISSOLUTION' ? null : mandatId,
    declaration_id:
      demande.type === 'RATTACHEMENT' || demande.type === 'DISSOLUTION' ? null : declarationId,
    teledeclarant_id: demandeur.teledeclarantId,
    profil_demandeur: demandeur.profil,
    deposee_le: instant(depot, d.rang),
    echeance: echeance(demande.type, depot),
    suspendue_le: demande.etat === 'PRECISIONS' ? instant(questionLe, d.rang) : null,
    assignee_a_id: demande.etat === 'A_VALIDER' && d.rang % 4 === 0 ? teneur.utilisateurId : null,
    raison_affectation:
      demande.etat === 'A_VALIDER' && d.rang % 4 === 0 ? 'Dossier suivi par cet agent' : '',
    verrou_par_id: ouverte === null ? null : teneur.utilisateurId,
    verrou_le: ouverte === null ? null : new Date(ouverte - 15 * 60_000),
    verrou_jusqu_a: ouverte === null ? null : new Date(ouverte),
    decidee_le: decidee ? instant(decideeLe, d.rang) : null,
    decidee_par_id: decidee ? teneur.utilisateurId : null,
    motif_refus:
      demande.etat === 'REFUSEE'
        ? demande.type === 'DOUBLON_NOTAIRE'
          ? 'COPROPRIETE_DEJA_IMMATRICULEE'
          : 'JUSTIFICATIF_ILLISIBLE'
        : '',
    demandeur_id: demande.type === 'RATTACHEMENT' ? demandeur.utilisateurId : null,
    ...contestation(d, questionLe),
    texte_decision:
      demande.etat === 'REFUSEE'
        ? 'Le justificatif transmis ne permet pas d’établir le mandat.'
        : '',
  })
  if (demande.etat === 'PRECISIONS')
    lot.ajouter('echange', {
      demande_id: id,
      auteur_id: teneur.utilisateurId,
      du_teneur: true,
      texte:
        'Pouvez-vous préciser le nombre de lots de stationnement et joindre un contrat signé ?',
      cree_le: instant(questionLe, d.rang),
    })
}
