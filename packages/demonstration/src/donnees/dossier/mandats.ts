import { addDays, type IsoDate } from '@registre/domain'
import { type Calendrier, decisionLe } from './calendrier.ts'
import { type Acteur, type Contexte, type Dossier, aUnPredecesseur, instant } from './contexte.ts'

/** Adds its mandates, past and present; gives the one that a request is about, null without any. */
export const ajouterMandats = (
  { lot, aujourdhui }: Contexte,
  d: Dossier,
  documentId: string | null,
  jours: Calendrier,
): number | null => {
  const { recette } = d
  if (!recette.mandat || !recette.periode) return null
  const [debut, fin] = [
    addDays(aujourdhui, recette.periode[0]),
    addDays(aujourdhui, recette.periode[1]),
  ]
  // An archived mandate is over: it ends before the next one, and before today.
  let finPrecedent = addDays(debut, -1) < aujourdhui ? addDays(debut, -1) : addDays(aujourdhui, -10)
  for (let n = 0; n < (recette.historique ?? 0); n += 1) {
    const debutPrecedent = addDays(finPrecedent, -364)
    const demandePrecedent = debutPrecedent > jours.depot ? debutPrecedent : jours.depot
    lot.ajouter('mandat', {
      id: lot.id('mandat'),
      copropriete_id: d.id,
      teledeclarant_id:
        n === 0 && !aUnPredecesseur(d) ? d.syndic.teledeclarantId : d.concurrent.teledeclarantId,
      etat: 'ARCHIVE',
      version: 3,
      date_debut: debutPrecedent,
      date_fin: finPrecedent,
      admin_provisoire: false,
      type_justif: null,
      document_id: null,
      demande_le: instant(demandePrecedent, d.rang),
      decide_le: instant(decisionLe(demandePrecedent, aujourdhui), d.rang),
      motif: '',
    })
    finPrecedent = addDays(debutPrecedent, -1)
  }
  const enAttente = ['DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES'].includes(
    recette.mandat,
  )
  const mandat = (
    id: number,
    demandeur: Acteur,
    champs: {
      etat: string
      date_debut: IsoDate
      date_fin: IsoDate
      demande: IsoDate
      decide: boolean
      document: string | null
    },
  ): void =>
    lot.ajouter('mandat', {
      id,
      copropriete_id: d.id,
      teledeclarant_id: demandeur.teledeclarantId,
      etat: champs.etat,
      version: champs.decide ? 3 : 1,
      date_debut: champs.date_debut,
      date_fin: champs.date_fin,
      admin_provisoire: false,
      type_justif: champs.document ? 'CONTRAT_SYNDIC' : null,
      document_id: champs.document,
      demande_le: instant(champs.demande, d.rang),
      decide_le: champs.decide ? instant(decisionLe(champs.demande, aujourdhui), d.rang) : null,
      motif: champs.etat === 'REFUSE' ? 'Le justificatif est illisible.' : '',
    })
  const id = lot.id('mandat')
  mandat(id, d.syndic, {
    etat: recette.mandat,
    date_debut: debut,
    date_fin: fin,
    demande: jours.mandat,
    decide: !enAttente,
    document: documentId,
  })
  if (!recette.concurrent) return id
  const suivant = lot.id('mandat')
  mandat(suivant, d.concurrent, {
    etat: 'DEMANDE',
    date_debut: addDays(fin, 1),
    date_fin: addDays(fin, 365),
    demande: jours.demande,
    decide: false,
    document: null,
  })
  return suivant
}
