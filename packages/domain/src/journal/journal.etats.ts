import { LABELS_ETAT_EXPORT } from '../categorisation/exports.ts'
import { LABELS_ETAT_COPROPRIETE } from '../copropriete/copropriete.labels.ts'
import { LABELS_ETAT_DECLARATION } from '../declaration/declaration.enums.ts'
import { LABELS_ETAT_DEMANDE } from '../demande/demande.labels.ts'
import { LABELS_STATUT_DISSOLUTION } from '../dissolution/dissolution.labels.ts'
import type { StatutEnvoi } from '../exploitation/envoi.ts'
import { LABELS_ETAT_MANDAT } from '../mandat/mandat.labels.ts'
import { LABELS_ETAT_LIGNE, LABELS_ETAT_PORTEFEUILLE } from '../portefeuille/portefeuille.labels.ts'
import { LABELS_ETAT_PUBLICATION } from '../publication/publication.labels.ts'
import { LABELS_ETAT_RECLAMATION } from '../reclamation/reclamation.labels.ts'
import { LABELS_STATUT_COMPTE } from '../teledeclarant/compte.labels.ts'
import {
  LABELS_PROFIL,
  LABELS_STATUT_TELEDECLARANT,
} from '../teledeclarant/teledeclarant.labels.ts'

/**
 * What became of one mail, letter or file: one thing, where the counts of the follow-up screen
 * speak of many.
 */
const LABELS_ENVOI: Record<StatutEnvoi, string> = {
  PENDING: 'En attente',
  QUEUED: 'Pris en charge',
  SENDING: 'En cours d’exécution',
  DONE: 'Fait',
  UNCERTAIN: 'Incertain (peut-être parti)',
  FAILED: 'En échec',
}

/**
 * The states that an event of a category goes between; elsewhere those of a co-ownership and its
 * mandates come first.
 */
const PAR_CATEGORIE: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries({
    CONTACT: { ...LABELS_ETAT_PUBLICATION, ...LABELS_ETAT_RECLAMATION },
    DROITS: LABELS_PROFIL,
    COMPTE: { ...LABELS_STATUT_COMPTE, ...LABELS_STATUT_TELEDECLARANT },
    TRAITEMENT: LABELS_ENVOI,
  }),
)

const TOUS: ReadonlyMap<string, string> = new Map(
  [
    LABELS_PROFIL,
    LABELS_ENVOI,
    LABELS_ETAT_EXPORT,
    LABELS_STATUT_COMPTE,
    LABELS_STATUT_TELEDECLARANT,
    LABELS_ETAT_RECLAMATION,
    LABELS_ETAT_PUBLICATION,
    LABELS_ETAT_LIGNE,
    LABELS_ETAT_PORTEFEUILLE,
    LABELS_STATUT_DISSOLUTION,
    LABELS_ETAT_DEMANDE,
    LABELS_ETAT_DECLARATION,
    // The last ones win.
    LABELS_ETAT_MANDAT,
    LABELS_ETAT_COPROPRIETE,
  ].flatMap((labels) => Object.entries(labels)),
)

/**
 * The label of what an event went from or to: a state, a status, a profile; any other text stays.
 */
export const labelEtatJournal = (etat: string, categorie = ''): string => {
  const deCategorie = PAR_CATEGORIE.get(categorie)
  return (
    (deCategorie && Object.hasOwn(deCategorie, etat) ? deCategorie[etat] : undefined) ??
    TOUS.get(etat) ??
    etat
  )
}
