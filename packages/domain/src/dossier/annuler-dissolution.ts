import { peutAnnulerDissolution } from '../copropriete/copropriete.policy.ts'
import { RegisterError } from '../kernel/errors.ts'
import { type Changement, courrielDossier, type FaitsActeur } from './changement.ts'
import { type Dossier, reperesDe } from './dossier.ts'
import { exigerOuverte, SANS_VERROU } from './verrou.ts'
import { exigerVisible } from './vue.ts'

/** The request of the latest dissolution. Throws `introuvable`. */
const demandeDeDissolution = (d: Dossier) => {
  const x = d.demandes.findLast(({ type }) => type === 'DISSOLUTION')
  if (!x || !d.dissolution) throw new RegisterError('introuvable')
  return { x, dissolution: d.dissolution }
}

/**
 * Who declared a dissolution takes it back while no keeper has decided, even while one reads it:
 * the co-ownership returns to the state before. Throws `introuvable`, `acces-non-autorise`,
 * `deja-decide`.
 */
export const annulerDissolution = (d: Dossier, motif: string, faits: FaitsActeur): Changement => {
  const { x, dissolution } = demandeDeDissolution(d)
  exigerVisible(d, faits)
  const auteur = {
    teledeclarantId: x.teledeclarantId,
    parTeneur: dissolution.parTeneur,
    parUtilisateurId: dissolution.demandeParId,
  }
  if (!peutAnnulerDissolution(faits.acteur, auteur))
    throw new RegisterError('acces-non-autorise', {
      message: 'Seul le déclarant de la dissolution peut l’annuler.',
    })
  exigerOuverte(d, x)
  return {
    actes: [
      {
        categorie: 'DISSOLUTION',
        type: 'annuler-dissolution',
        demandeId: x.id,
        motif,
        mouvements: [
          {
            quoi: 'demande',
            id: x.id,
            pose: {
              etat: 'ANNULEE',
              ...SANS_VERROU,
              decideeLe: faits.maintenant,
              decideeParId: faits.acteur.utilisateurId,
              texteDecision: motif,
            },
          },
          { quoi: 'dissolution', id: dissolution.id, pose: { statut: 'ANNULEE' } },
          {
            quoi: 'copropriete',
            evenement: 'annuler-dissolution',
            precedent: x.etatPrecedent,
            dessous: true,
          },
        ],
      },
    ],
    envois: courrielDossier(x, 'dissolution-annulee', reperesDe(d)),
  }
}
