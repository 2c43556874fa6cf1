import {
  document,
  drapeau,
  jour,
  type Condition,
  choix,
  texte,
  toujours,
  type Valeurs,
} from './genres.ts'
import { LABELS_JUSTIFICATIF_MANDAT } from './listes.ts'

type Si = Condition<InfoRattachement>

/** A person may declare that there is no proof. */
const justifie: Si = (r) => r.justifMandat
const CONTRAT = { ou: 'Votre contrat, ou le procès-verbal de l’assemblée' }

export const RATTACHEMENT = {
  adminProvisoire: drapeau('Le déclarant est administrateur provisoire', {
    question: 'Êtes-vous administrateur provisoire de la copropriété ?',
  }),
  dateDebutMandat: jour('Date de début du mandat', { aide: CONTRAT, requis: toujours }),
  dateFinMandat: jour('Date de fin du mandat', { aide: CONTRAT, requis: toujours }),
  justifMandat: drapeau('Un justificatif est fourni', {}, true),
  typeJustifMandat: choix(LABELS_JUSTIFICATIF_MANDAT, 'Type de justificatif', {
    demande: justifie,
    requis: toujours,
  }),
  nomFichierJustifMandat: texte(255, 'Nom du fichier', { demande: justifie }),
  idDocument: document('Justificatif du mandat', { demande: justifie, requis: toujours }),
  dateTeleversement: jour('Date de dépôt du justificatif', { demande: justifie }),
}

/** Block 1: how the declarant is attached to the co-ownership. */
export interface InfoRattachement extends Valeurs<typeof RATTACHEMENT> {}
