import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import type { CasCopropriete } from '../copropriete/copropriete.etats.ts'
import type { EtatMandat } from '../mandat/mandat.machine.ts'
import { mandatsSupprimables } from '../mandat/mandat.policy.ts'
import { puisAvancer } from './avancer.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import {
  type Dossier,
  type MandatDuDossier,
  mandatEnAttente,
  mandatQuiCompte,
  mandatsActifs,
} from './dossier.ts'
import { exigerVisible } from './vue.ts'

const DEMANDE_EN_ATTENTE =
  'Une demande de rattachement attend une décision : traitez-la avant de retirer le dernier mandat de la copropriété.'

/** What remains decides the row of the machine. */
const CAS_DU_RESTE: Partial<Record<EtatMandat, CasCopropriete>> = {
  EN_COURS: 'mandat-en-cours',
  A_VENIR: 'mandat-futur',
  EXPIRE: 'mandat-expire',
}

const retirer = (
  d: Dossier,
  retires: readonly MandatDuDossier[],
  raison: string,
  { jour }: FaitsActeur,
): Changement => {
  const restants = mandatsActifs(d).filter((m) => !retires.includes(m))
  const courant = mandatQuiCompte({ mandats: restants })
  if (!courant && mandatEnAttente(d)) interdit(DEMANDE_EN_ATTENTE)
  const cas = (courant && CAS_DU_RESTE[courant.etat]) ?? 'aucun-mandat'
  const change: Changement = {
    actes: [
      ...retires.map((m) => ({
        categorie: 'MANDAT' as const,
        type: 'retirer' as const,
        mandatId: m.id,
        teledeclarantId: m.teledeclarantId,
        etatDe: 'mandat' as const,
        motif: raison,
        mouvements: [
          { quoi: 'mandat', id: m.id, evenement: 'retirer', pose: { motif: raison } } as const,
        ],
      })),
      {
        categorie: 'RATTACHEMENT',
        type: 'retirer-rattachement',
        motif: raison,
        donnees: { mandats: retires.map((m) => m.id) },
        mouvements: [
          {
            quoi: 'copropriete',
            evenement: 'retirer-rattachement',
            cas,
            pose: {
              syndicId: courant?.teledeclarantId ?? null,
              finMandat: courant?.fin ?? null,
            },
          },
        ],
      },
    ],
    envois: retires.flatMap((m) =>
      courrielDossier(m, 'mandat-retire', {
        nomCopropriete: d.nom,
        numero: d.numero ?? '',
        dateDebutMandat: formatFrDate(m.debut),
        dateFinMandat: formatFrDate(m.fin),
        raison,
      }),
    ),
  }
  return puisAvancer(d, change, jour)
}

const exigerDroit = (d: Dossier, faits: FaitsActeur): void => {
  exigerVisible(d, faits)
  if (!peutAdministrer(faits.acteur)) throw new RegisterError('acces-non-autorise')
}

/**
 * A keeper administrator removes one of several mandates, with a reason. Throws `introuvable`,
 * `acces-non-autorise`, `transition-interdite` when it is the only one.
 */
export const supprimerMandat = (
  d: Dossier,
  { mandatId, raison }: { mandatId: number; raison: string },
  faits: FaitsActeur,
): Changement => {
  exigerDroit(d, faits)
  const actifs = mandatsActifs(d)
  const mandat = actifs.find((m) => m.id === mandatId)
  if (!mandat) throw new RegisterError('introuvable')
  if (mandatsSupprimables(actifs).length === 0)
    interdit('Cette copropriété n’a qu’un mandat : retirez son rattachement.')
  return retirer(d, [mandat], raison, faits)
}

/**
 * A keeper administrator withdraws an attachment: every mandate of the co-ownership, with a reason.
 * Throws `introuvable`, `acces-non-autorise`, `transition-interdite` while a request waits.
 */
export const retirerMandats = (d: Dossier, raison: string, faits: FaitsActeur): Changement => {
  exigerDroit(d, faits)
  return retirer(d, mandatsActifs(d), raison, faits)
}
