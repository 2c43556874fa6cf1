import type { Demandeur } from './demander-rattachement.ts'
import { AUTRE_SYNDIC } from './dossier.exemple.ts'

// A house that asks for a co-ownership that another one holds, for the tests of attachments.

export const demandeur: Demandeur = {
  ferme: false,
  teledeclarantId: AUTRE_SYNDIC,
  siren: '222222222',
  nom: 'Cabinet Petit',
  email: 'petit@exemple.test',
  auteurId: 18,
  type: 'PRO',
  portefeuille: 10,
  enAttente: 0,
  aujourdhui: 0,
}
export const mandat = {
  adminProvisoire: false,
  syndicProvisoire: false,
  dateDebutMandat: '2027-01-01',
  dateFinMandat: '2027-12-31',
  typeJustifMandat: 'PV_AG' as const,
}
export const saisie = (plus: object = {}) => ({
  demandeur,
  infoRattachement: mandat,
  confirmations: [],
  message: 'Élu en assemblée',
  avecJustificatif: true,
  documentId: '00000000-0000-4000-8000-000000000001',
  ...plus,
})
