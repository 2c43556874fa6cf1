import { echeance } from '../demande/demande.echeance.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import { peutAccorderFinAnticipee } from '../rattachement/rattachement.policy.ts'
import {
  type Changement,
  courrielDossier,
  type FaitsActeur,
  interdit,
  type PoseDemande,
} from './changement.ts'
import { type DemandeDuDossier, type Dossier, reperesDe } from './dossier.ts'
import { exigerRattachement } from './rattachement.ts'

/** Once the syndic in place has answered, the keepers' days begin; nothing for any other request. */
export const suiteDeLaReponse = (x: DemandeDuDossier, jour: IsoDate): PoseDemande =>
  x.electionLe === null || x.reponseAvant === null || x.reponseAvant < jour
    ? {}
    : { reponseAvant: jour, echeance: echeance('RATTACHEMENT', jour) }

/** True while the syndic in place may still answer: no keeper ends its mandate before. */
export const attendLePredecesseur = (
  x: Pick<DemandeDuDossier, 'electionLe' | 'reponseAvant' | 'accordeeLe' | 'contesteeLe'>,
  jour: IsoDate,
): boolean =>
  x.electionLe !== null &&
  x.reponseAvant !== null &&
  x.accordeeLe === null &&
  x.contesteeLe === null &&
  jour <= x.reponseAvant

/**
 * The syndic in place agrees that its mandate ends early, once; the request goes before a keeper at
 * once, who alone ends it. Throws `introuvable`, `deja-decide`, `transition-interdite`.
 */
export const accorderFinAnticipee = (
  d: Dossier,
  demandeId: number,
  faits: FaitsActeur,
): Changement => {
  const { x, vu } = exigerRattachement(d, demandeId, faits)
  if (!peutAccorderFinAnticipee(faits.acteur, vu))
    interdit(
      vu.accordee || vu.contestee
        ? 'Votre établissement a déjà répondu à cette demande.'
        : 'Seul le syndic en place peut répondre à une fin anticipée de son mandat.',
    )
  const suite = suiteDeLaReponse(x, faits.jour)
  return {
    actes: [
      {
        categorie: 'RATTACHEMENT',
        type: 'accorder-fin-anticipee',
        demandeId,
        mandatId: x.mandatId,
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: {
              accordeeLe: faits.maintenant,
              accordeeParId: faits.acteur.utilisateurId,
              ...suite,
            },
          },
        ],
      },
    ],
    envois: courrielDossier(x, 'fin-anticipee-accordee', {
      ...reperesDe(d),
      echeance: formatFrDate(suite.echeance ?? x.echeance),
    }),
  }
}
