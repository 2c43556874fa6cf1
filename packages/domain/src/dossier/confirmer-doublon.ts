import { RegisterError } from '../kernel/errors.ts'
import { type Changement, courrielDossier, type FaitsActeur } from './changement.ts'
import { demandeDuDossier, type Dossier, objetsDe } from './dossier.ts'
import { exigerTenue, SANS_VERROU } from './verrou.ts'

/** The registered co-ownership that a notary's registration doubles. */
export interface Existante {
  id: number
  nom: string
  numero: string
}

/**
 * A keeper confirms that a held notary's registration doubles another number.
 * Throws as every decision, `introuvable` for another kind of request.
 */
export const confirmerDoublon = (
  d: Dossier,
  { demandeId, existante }: { demandeId: number; existante: Existante | null },
  faits: FaitsActeur,
): Changement => {
  const x = demandeDuDossier(d, demandeId)
  if (x.type !== 'DOUBLON_NOTAIRE') throw new RegisterError('introuvable')
  exigerTenue(d, x, 'confirmer-doublon', faits)
  if (!existante)
    throw new RegisterError('introuvable', {
      message: 'La copropriété choisie n’est pas immatriculée.',
    })
  const { declaration } = objetsDe(d, x)
  return {
    actes: [
      {
        categorie: 'VALIDATION',
        type: 'confirmer-doublon',
        demandeId,
        declarationId: x.declarationId,
        donnees: { remplaceePar: existante.numero },
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: {
              etat: 'REFUSEE',
              ...SANS_VERROU,
              decideeLe: faits.maintenant,
              decideeParId: faits.acteur.utilisateurId,
              motifRefus: 'COPROPRIETE_DEJA_IMMATRICULEE',
              texteDecision: existante.numero,
            },
          },
          ...(declaration?.etat === 'A_VALIDER'
            ? [{ quoi: 'declaration', id: declaration.id, evenement: 'confirmer-doublon' } as const]
            : []),
          {
            quoi: 'copropriete',
            evenement: 'confirmer-doublon',
            pose: { remplaceeParId: existante.id, etatPrecedent: d.etat },
          },
        ],
      },
    ],
    envois: courrielDossier(x, 'doublon-confirme', {
      nomCopropriete: d.nom,
      numeroExistant: existante.numero,
      nomExistant: existante.nom,
      coproprieteId: d.id,
    }),
  }
}
