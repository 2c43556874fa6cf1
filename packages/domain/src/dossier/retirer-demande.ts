import { courrielsSansSuite } from './refuser.ts'
import { SANS_VERROU } from './verrou.ts'
import { peutRetirerRattachement } from '../rattachement/rattachement.policy.ts'
import { type Changement, type FaitsActeur, interdit, courrielDossier } from './changement.ts'
import { type Dossier, reperesDe } from './dossier.ts'
import { finSansEffet } from './fin-sans-effet.ts'
import { exigerRattachement } from './rattachement.ts'

/**
 * The requester withdraws: what was there before comes back, both syndics are told. Throws
 * `introuvable`, `deja-decide`, `transition-interdite` while a keeper holds it.
 */
export const retirerDemande = (d: Dossier, demandeId: number, faits: FaitsActeur): Changement => {
  const { x, mandat, vu } = exigerRattachement(d, demandeId, faits)
  if (!peutRetirerRattachement(faits.acteur, vu))
    interdit(
      'Votre demande est en cours d’examen par le teneur du registre : elle ne peut plus être retirée pour le moment.',
    )
  const { fin, relais } = finSansEffet(d, x, faits)
  return {
    actes: [
      {
        categorie: 'RATTACHEMENT',
        type: 'retirer-demande-rattachement',
        demandeId,
        mandatId: mandat.id,
        declarationId: x.declarationId,
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: { etat: 'ANNULEE', ...SANS_VERROU, decideeLe: faits.maintenant },
          },
          { quoi: 'mandat', id: mandat.id, evenement: 'retirer-demande' },
          { quoi: 'copropriete', evenement: 'retirer-demande-rattachement', ...fin },
          ...relais,
        ],
      },
    ],
    envois: [
      ...courrielDossier(x, 'rattachement-retire', reperesDe(d)),
      ...courrielsSansSuite(d, x),
    ],
  }
}
