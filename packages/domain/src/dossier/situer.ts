import { avecCommunes, communeDuLieu } from '../declaration/lieux.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import type { Adresse, Parcelle } from '../declaration/declaration.types.ts'
import { type Changement, RIEN } from './changement.ts'
import { copiesDe, type DeclarationLue } from './declaration-lue.ts'

/**
 * A co-ownership that stood outside every commune takes the one that its postal code and name, or
 * its parcels, say; nothing when neither says. The journal tells it.
 */
export const situerCopropriete = (
  l: Pick<DeclarationLue, 'id' | 'etat' | 'contenu'>,
  communeDite: (lieu: Adresse | Parcelle) => string,
): Changement => {
  const contenu = avecCommunes(normaliser(l.contenu), communeDite)
  const commune = communeDuLieu(contenu.identification)
  if (l.etat !== 'COURANTE' || commune === '') return RIEN
  return {
    ...RIEN,
    actes: [
      {
        parLeRegistre: true,
        categorie: 'DECLARATION',
        type: 'verifier-declaration',
        declarationId: l.id,
        donnees: { commune },
        mouvements: [
          { quoi: 'declaration', id: l.id, evenement: null, pose: { contenu } },
          { quoi: 'copropriete', evenement: null, pose: copiesDe(contenu) },
        ],
      },
    ],
    annexes: [{ annexe: 'localisation', contenu }],
  }
}
