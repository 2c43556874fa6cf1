import { reconstruireProjections } from '../modules/projections/projeter.ts'
import type { Commande } from './commande.ts'

export const reconstruire: Commande = {
  aide: 'Refait l’annuaire et les fiches publiques à partir des dossiers',
  executer: async ({ db }) => {
    const coproprietes = await reconstruireProjections(db)
    return {
      bien: true,
      donnees: { coproprietes },
      lignes: [`${coproprietes.toLocaleString('fr-FR')} copropriétés dans l’annuaire`],
    }
  },
}
