import type { Avis } from '../changements.contract.ts'

/** A delivery as a firm's software receives it. */
export const EXEMPLE_AVIS: Avis = {
  envoi: '6c1f0a52-7c0e-4a0c-9a1e-4f1d2b6f3a10',
  webhook: 3,
  essai: false,
  changements: [
    {
      rang: 4821,
      instant: '2026-11-21T09:30:00.000Z',
      evenement: 'valider',
      libelle: 'Demande validée',
      copropriete: { id: 1, numero: 'AA0000001' },
      idMandat: 2,
      idDemande: 1,
      de: 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
      vers: 'IMMATRICULEE_RATTACHEE',
    },
  ],
  suivant: 4821,
}
