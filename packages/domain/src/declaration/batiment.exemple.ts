import { batimentVide } from './champs/batiments.ts'
import { batimentRempli } from './champs/exemple.ts'
import type { Batiment } from './champs/batiment.ts'

/** A building of which everything that is asked is told. */
export const unBatiment = (plus: Partial<Batiment> = {}): Batiment => ({
  ...batimentRempli(
    {
      ...batimentVide('b1', 'Bâtiment A'),
      nbEtages: 4,
      periodeConstruction: 'DE_1975_A_1993',
      anneeConstruction: 1978,
      nbAscenseurs: 1,
      etiquette: 'ETIQ_D',
      sourceEtiquette: 'DPE_COLLECTIF',
      dateEtiquette: '2024-05-02',
      numeroEtiquette: '2475E0123456A',
      typeChauffage: 'COLLECTIF',
      systemeChauffage: 'CHAUDIERE',
      energieChauffage: 'GAZ_NATUREL',
      eauChaude: 'COLLECTIVE',
      systemeEauChaude: 'AVEC_LE_CHAUFFAGE',
      diagnosticStructurel: 'REALISE',
      dateDiagnosticStructurel: '2023-10-12',
    },
    '2026-05-01',
  ),
  ...plus,
})
