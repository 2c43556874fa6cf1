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
import { TOUJOURS as loi } from './loi.ts'

type Si = Condition<InfoRattachement>

/** A person may declare that there is no proof. */
const justifie: Si = (r) => r.justifMandat
const CONTRAT = { ou: 'Votre contrat, ou le procès-verbal de l’assemblée' }

export const RATTACHEMENT = {
  adminProvisoire: drapeau({ libelle: 'Le déclarant est administrateur provisoire', loi }),
  dateDebutMandat: jour({
    libelle: 'Date de début du mandat',
    loi,
    aide: CONTRAT,
    requis: toujours,
  }),
  dateFinMandat: jour({ libelle: 'Date de fin du mandat', loi, aide: CONTRAT, requis: toujours }),
  justifMandat: drapeau({ libelle: 'Un justificatif est fourni', loi }, { defaut: true }),
  typeJustifMandat: choix(LABELS_JUSTIFICATIF_MANDAT, {
    libelle: 'Type de justificatif',
    loi,
    demande: justifie,
    requis: toujours,
  }),
  nomFichierJustifMandat: texte(255, { libelle: 'Nom du fichier', loi, demande: justifie }),
  idDocument: document({
    libelle: 'Justificatif du mandat',
    loi,
    demande: justifie,
    requis: toujours,
  }),
  dateTeleversement: jour({
    libelle: 'Date de dépôt du justificatif',
    loi,
    demande: justifie,
  }),
}

/** Block 1: how the declarant is attached to the co-ownership. */
export interface InfoRattachement extends Valeurs<typeof RATTACHEMENT> {}
