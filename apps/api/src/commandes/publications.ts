import { createStorage } from '../deps.ts'
import { publierInitiales } from '../modules/publications/initiales/publier-initiales.ts'
import { readSettings } from '../platform/env.ts'
import type { Commande } from './commande.ts'
import { systemClock } from '../platform/clock.ts'

export const initiales: Commande = {
  aide: 'Publie les premières fiches mémo et la première lettre d’information ; ce qui existe déjà n’est pas touché',
  executer: async ({ db, env }) => {
    const publiees = await publierInitiales({
      db,
      storage: await createStorage(readSettings(env), db),
      maintenant: systemClock.now(),
    })
    return { bien: true, donnees: { publiees }, lignes: [`Documents publiés : ${publiees}`] }
  },
}
