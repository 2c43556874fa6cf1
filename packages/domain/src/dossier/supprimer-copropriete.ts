import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import { exigerAdministration, type SaisieAdministration } from './administrer.ts'
import { type Changement, courrielDossier, type FaitsActeur } from './changement.ts'
import { courrielsConcernes, type Dossier } from './dossier.ts'

/**
 * Deletes a co-ownership, softly: it keeps its number, its history and what was pending, so that a
 * restoration gives everything back. Throws as `exigerAdministration`, `transition-interdite`.
 */
export const supprimerCopropriete = (
  d: Dossier,
  saisie: SaisieAdministration,
  faits: FaitsActeur,
): Changement => {
  const { avant, libre } = exigerAdministration(
    d,
    saisie,
    { peut: peutAdministrer, sinon: 'La suppression revient à un teneur administrateur.' },
    faits,
  )
  const evenement = 'supprimer-copropriete'
  const { motif } = saisie
  return {
    actes: [
      ...avant,
      {
        categorie: 'DISSOLUTION',
        type: evenement,
        motif,
        mouvements: [
          {
            quoi: 'copropriete',
            evenement,
            pose: {
              etatPrecedent: libre.etat,
              etatAvantAnnulation:
                libre.etat === 'IMMATRICULATION_ANNULEE' ? libre.etatPrecedent : null,
              masqueeLe: libre.masqueeLe ?? faits.maintenant,
            },
          },
        ],
      },
    ],
    envois: courrielsConcernes(d).flatMap((a) =>
      courrielDossier(a, 'copropriete-supprimee', {
        nomCopropriete: d.nom,
        numero: d.numero ?? '',
        adresse: d.adresse,
        motif,
      }),
    ),
  }
}
