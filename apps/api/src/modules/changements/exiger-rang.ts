import { RegisterError } from '@registre/domain'

/**
 * Throws `requete-invalide` for a rank past the last one: it is of another register, or of this one
 * before it was restored, and whoever kept it would pass over what comes next.
 */
export const exigerRang = (depuis: number, dernierRang: number): void => {
  if (depuis <= dernierRang) return
  throw new RegisterError('requete-invalide', {
    champs: [
      {
        champ: 'depuis',
        code: 'RANG-INCONNU',
        message: `Le dernier rang est ${dernierRang}. Si le registre a été restauré, relisez vos copropriétés, puis repartez de ce rang ou d’un jour (depuisLe).`,
      },
    ],
    infos: { dernierRang },
  })
}
