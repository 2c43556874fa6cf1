import { normaliser } from '../declaration/declaration.normalisation.ts'
import { type Constats, enAttenteDeService } from '../verification/verification.ts'
import { verifier } from '../verification/verifier.ts'
import { type Changement, RIEN } from './changement.ts'
import { copiesDe, type DeclarationLue } from './declaration-lue.ts'
import { marquesDe } from './deposer.ts'
import type { Dossier } from './dossier.ts'

/**
 * A service answers again: the marks of a submitted declaration, and where the co-ownership is, say
 * what it found. Nothing while it still does not answer, nor of a declaration that has left. A value
 * that is not found now is marked: what was filed is not refused afterwards.
 */
export const verifierPlusTard = (
  d: Dossier,
  l: Pick<DeclarationLue, 'id' | 'etat' | 'contenu' | 'verifications'>,
  constats: Constats,
): Changement => {
  const avant = normaliser(l.contenu)
  const attendait = enAttenteDeService(l.verifications)
  // Its own marks stand for what was found at its submission.
  const { contenu, verifications } = verifier(avant, constats, {
    contenu: avant,
    verifications: l.verifications,
  })
  const reprises = new Map(l.verifications.map((v) => [`${v.champ} ${v.objet}`, v]))
  const apres = verifications.map((v) => {
    const connue = reprises.get(`${v.champ} ${v.objet}`)
    const reprise = connue?.reprise ?? v.reprise
    return connue && v.resultat === 'SERVICE_INDISPONIBLE' ? connue : { ...v, reprise }
  })
  if (enAttenteDeService(apres).length >= attendait.length) return RIEN
  const courante = l.etat === 'COURANTE'
  return {
    ...RIEN,
    actes: [
      {
        parLeRegistre: true,
        categorie: 'DECLARATION',
        type: 'verifier-declaration',
        declarationId: l.id,
        donnees: marquesDe({ verifications: apres }),
        mouvements: [
          {
            quoi: 'declaration',
            id: l.id,
            evenement: null,
            pose: { contenu, verifications: apres },
          },
          ...(courante || d.numero === null
            ? [{ quoi: 'copropriete', evenement: null, pose: copiesDe(contenu) } as const]
            : []),
        ],
      },
    ],
    ...(courante ? { annexes: [{ annexe: 'localisation', contenu }] } : {}),
  }
}
