import type { Tx } from '@registre/db'
import { type ChangementDeCompte, type MouvementDeCompte, NOUVEAU_COMPTE } from '@registre/domain'
import { numeroter } from './ecriture.repository.ts'

/** The same change, with the identifiers of whom it creates; 0 where it creates nobody. */
export const nommer = async (
  tx: Pick<Tx, 'sql'>,
  changement: ChangementDeCompte,
): Promise<{ changement: ChangementDeCompte; declarantId: number; utilisateurId: number }> => {
  const { actes } = changement
  const declarant = actes.some((a) => a.teledeclarantId === NOUVEAU_COMPTE.declarant)
  const utilisateur = actes.some((a) =>
    a.mouvements.some((m) => m.quoi === 'utilisateur' && m.id === NOUVEAU_COMPTE.utilisateur),
  )
  if (!declarant && !utilisateur) return { changement, declarantId: 0, utilisateurId: 0 }
  const pris = await numeroter(tx, { declarant, utilisateur })
  const noms = new Map<number, number>([
    [NOUVEAU_COMPTE.declarant, pris.declarant],
    [NOUVEAU_COMPTE.utilisateur, pris.utilisateur],
  ])
  const id = <T>(n: T): T | number => (typeof n === 'number' ? (noms.get(n) ?? n) : n)
  const mouvement = (m: MouvementDeCompte): MouvementDeCompte =>
    m.quoi === 'declarant'
      ? declarant
        ? { ...m, id: pris.declarant }
        : m
      : {
          ...m,
          id: id(m.id),
          ...(m.pose ? { pose: { ...m.pose, ...idDe(m.pose.teledeclarantId) } } : {}),
        }
  const idDe = (n: number | null | undefined) => (n === undefined ? {} : { teledeclarantId: id(n) })
  return {
    declarantId: pris.declarant,
    utilisateurId: pris.utilisateur,
    changement: {
      ...changement,
      actes: actes.map(({ donnees = {}, ...a }) => ({
        ...a,
        ...idDe(a.teledeclarantId),
        donnees: Object.fromEntries(
          Object.entries(donnees).map(([clef, v]) => [clef, clef === 'utilisateurId' ? id(v) : v]),
        ),
        mouvements: a.mouvements.map(mouvement),
      })),
    },
  }
}
