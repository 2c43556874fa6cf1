import { expirerVerrous } from '../../src/modules/traitements/expirer-verrous.ts'
import { constaterDissolutions } from '../../src/modules/traitements/constater-dissolutions.ts'
import { suivreMandats } from '../../src/modules/traitements/suivre-mandats.ts'
import { suivrePrecisions } from '../../src/modules/traitements/suivre-precisions.ts'
import type { Deps } from '../../src/platform/context.ts'
import { expirerBaux, nuit } from './dossier.ts'
import { type Geste, type Monde, PRINCIPAL as K, SECOND } from './gestes.ts'
import { mettreAJour } from './gestes-declarations.ts'
import { soumettre, supprimerBrouillon } from './gestes-dossier.ts'
import { deverrouiller, ouvrir, preciser, refuser, valider } from './gestes-file.ts'
import {
  annulerDissolution,
  annulerImmatriculation,
  declarerDissolution,
  revenir,
  supprimer,
} from './gestes-fin.ts'
import {
  changerDate,
  contester,
  declarerSuccesseur,
  rattacher,
  renouveler,
  repondre,
  retirerDemande,
} from './gestes-mandats.ts'
import { reconnecter } from './commandes.ts'
import { DE, EC, IT, joue, ouverte, type Pas } from './situations.debuts.ts'

/** What the register does by itself, one of its works. */
const calendrier = (nom: string, faire: (deps: Deps) => Promise<unknown>): Geste => ({
  nom,
  qui: K,
  possible: () => true,
  prevoir: () => 'oui',
  faire: (m) => faire(m.r.deps),
  effet: (d, t) => (expirerBaux(d, t.maintenant), nuit(d, t.jour)),
})
const VERROUS = calendrier('les verrous échus sont rendus', expirerVerrous)
const MANDATS = calendrier('la nuit suit les mandats', suivreMandats)
const SILENCES = calendrier('la nuit suit les précisions', suivrePrecisions)
const DISSOLUTIONS = calendrier('la nuit constate les dissolutions', constaterDissolutions)

/** Time passes, and nothing of the register’s own has run yet. */
const attendre =
  (duree: { days?: number; minutes?: number }) =>
  async (monde: Monde): Promise<void> => {
    monde.r.clock.advance(duree)
    await reconnecter(monde)
  }
/** The same, until the day after the end of the first mandate. */
const attendreLaFin: Pas = async (monde, d) => {
  const jours =
    (Date.parse(d.mandats[0]?.fin ?? '') - Date.parse(monde.r.clock.today())) / 86_400_000
  await attendre({ days: Math.round(jours) + 1 })(monde)
}

/** How each of the two ends, then the state: the first one served first, and the contrary. */
export interface Entrelacement {
  nom: string
  depuis: readonly Pas[]
  gestes: readonly [Geste, Geste]
  /** In this order, then in the other one: `first / second → state`. */
  issues: readonly [string, string]
}
const paire = (
  nom: string,
  depuis: readonly Pas[],
  gestes: readonly [Geste, Geste],
  ...issues: [string, string]
): Entrelacement => ({ nom, depuis, gestes, issues })

const DEPOSEE = joue(soumettre(0))
const DEMANDEE = joue(...IT, rattacher(1, 0))
const EXAMINEE = ouverte(IT, 1)

/** What two callers ask of one dossier at the same instant, and what is right. */
export const ENTRELACEMENTS: readonly Entrelacement[] = [
  paire(
    'validée deux fois',
    EC,
    [valider('immatriculation', K), valider('immatriculation', K)],
    'oui, deja-decide : IMMATRICULEE_RATTACHEE',
    'oui, deja-decide : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'validée et refusée',
    EC,
    [valider('immatriculation', K), refuser('immatriculation', K)],
    'oui, deja-decide : IMMATRICULEE_RATTACHEE',
    'oui, deja-decide : IMMATRICULATION_ET_RATTACHEMENT_REFUSES',
  ),
  paire(
    'deux teneurs ouvrent',
    DEPOSEE,
    [ouvrir('immatriculation', K), ouvrir('immatriculation', SECOND)],
    'oui, verrou-pris : IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
    'oui, verrou-pris : IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
  ),
  paire(
    'validée et rendue par un autre',
    [soumettre(0), ouvrir('immatriculation', SECOND)],
    [valider('immatriculation', SECOND), deverrouiller(K)],
    'oui, deja-decide : IMMATRICULEE_RATTACHEE',
    'oui, verrou-perdu : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  ),
  paire(
    'déposée et supprimée',
    [],
    [soumettre(0), supprimerBrouillon(0)],
    'oui, transition-interdite : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    'oui, introuvable : SUPPRIMEE',
  ),
  paire(
    'validée, le verrou échu',
    [...EC, attendre({ minutes: 16 })],
    [valider('immatriculation', K), VERROUS],
    'verrou-perdu, oui : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    'oui, verrou-perdu : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  ),
  paire(
    'rattachement validé, le mandat échu',
    [...DEMANDEE, attendreLaFin, ouvrir('rattachement', K)],
    [valider('rattachement', K), MANDATS],
    'oui, oui : IMMATRICULEE_RATTACHEE',
    'oui, oui : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'renouvelée et demandée',
    IT,
    [renouveler(0), rattacher(1, 0)],
    'oui, regles-non-respectees : IMMATRICULEE_RATTACHEE',
    'regles-non-respectees, oui : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'renouvelée, le successeur validé',
    EXAMINEE,
    [renouveler(0), valider('rattachement', K)],
    'oui, oui : IMMATRICULEE_RATTACHEE',
    'oui, transition-interdite : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'reprise, et demande d’un autre',
    IT,
    [revenir(K), rattacher(1, 0)],
    'oui, transition-interdite : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    'transition-interdite, oui : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  ),
  paire(
    'reprise deux fois',
    IT,
    [revenir(K), revenir(K)],
    'oui, deja-decide : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    'oui, deja-decide : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  ),
  paire(
    'reprise, et autre décision',
    IT,
    [revenir(K), annulerImmatriculation(SECOND)],
    'oui, version-perimee : IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    'oui, transition-interdite : IMMATRICULATION_ANNULEE',
  ),
  paire(
    'dissoute et mise à jour',
    [...IT, declarerDissolution(0, 0), ouvrir('dissolution', K)],
    [valider('dissolution', K), mettreAJour(0)],
    'oui, transition-interdite : DISSOUTE',
    'transition-interdite, oui : DISSOUTE',
  ),
  paire(
    'dissolution déclarée, rattachement demandé',
    IT,
    [declarerDissolution(0, 0), rattacher(1, 0)],
    'oui, transition-interdite : DISSOLUTION_A_VALIDER',
    'transition-interdite, oui : DISSOLUTION_A_VALIDER',
  ),
  paire(
    'dissolution validée et annulée',
    DE,
    [valider('dissolution', K), annulerDissolution(0)],
    'oui, deja-decide : DISSOLUTION_EN_COURS',
    'oui, deja-decide : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'dissolution constatée et supprimée',
    [...DE, valider('dissolution', K), attendre({ days: 25 })],
    [DISSOLUTIONS, supprimer(K)],
    'oui, version-perimee : DISSOUTE',
    'oui, oui : SUPPRIMEE',
  ),
  paire(
    'annulée et renouvelée',
    IT,
    [annulerImmatriculation(K), renouveler(0)],
    'oui, transition-interdite : IMMATRICULATION_ANNULEE',
    'oui, version-perimee : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'retirée et ouverte',
    DEMANDEE,
    [retirerDemande(1), ouvrir('rattachement', K)],
    'oui, deja-decide : IMMATRICULEE_RATTACHEE',
    'oui, transition-interdite : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'contestée et validée',
    EXAMINEE,
    [contester(0), valider('rattachement', K)],
    'oui, version-perimee : IMMATRICULEE_RATTACHEE',
    'oui, introuvable : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'précisée au dernier jour',
    [...EXAMINEE, preciser('rattachement', K), attendre({ days: 31 })],
    [repondre(1), SILENCES],
    'oui, oui : IMMATRICULEE_RATTACHEE',
    'oui, deja-decide : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'successeur déclaré et renouvelée',
    IT,
    [declarerSuccesseur(0), renouveler(0)],
    'oui, oui : IMMATRICULEE_RATTACHEE',
    'oui, oui : IMMATRICULEE_RATTACHEE',
  ),
  paire(
    'mandat écourté et renouvelé',
    IT,
    [changerDate(K, 'fin', 0, -10), renouveler(0)],
    'oui, oui : IMMATRICULEE_RATTACHEE',
    'oui, oui : IMMATRICULEE_RATTACHEE',
  ),
]
