import { type Decision, SORTES_DE_DECISION } from '../decision/decision.ts'
import {
  finDuDelaiDeRetrait,
  type FondementRetrait,
  LABELS_MOTIF_RETRAIT,
  type MotifRetrait,
  type ReglagesRetrait,
} from '../decision/retrait.ts'
import { voieDuRetour } from '../decision/voie.ts'
import { ajouterJoursOuvres, formatFrDate, jourAParis } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import type { Destinataire } from './destinataire.ts'
import { type Dossier, reperesDe } from './dossier.ts'
import { exigerSansObstacle, mandatsDeplaces, type SuitesDecision } from './obstacles-au-retour.ts'
import { exigerVisible } from './vue.ts'

export interface SaisieRetrait {
  version: number
  motif: MotifRetrait
  texte: string
  fondement: FondementRetrait
  reference: string
  suites: SuitesDecision
}

/** Where the persons concerned by a decision are written to, each once. */
export const concernesParDecision = (d: Dossier, decision: Decision): Destinataire[] => {
  const deplaces = mandatsDeplaces(decision).map((m) => m.apres.id)
  const tous: Destinataire[] = [
    ...d.mandats.filter((m) => deplaces.includes(m.id)),
    ...d.demandes.filter((x) => x.id === decision.demandeId),
  ]
  return [...new Map(tous.map((a) => [a.email, a])).values()].filter((a) => a.email !== '')
}

/** Throws `introuvable`, `acces-non-autorise`, `version-perimee`, `transition-interdite`. */
const exigerRetrait = (
  d: Dossier,
  decision: Decision,
  version: number,
  faits: FaitsActeur,
): void => {
  exigerVisible(d, faits)
  const voie = voieDuRetour(decision, faits.acteur, faits)
  if (voie === null)
    throw new RegisterError('acces-non-autorise', {
      message: 'Le retrait d’une décision revient à un teneur administrateur.',
    })
  if (voie !== 'RETRAIT') interdit('Cette décision se reprend sans retrait : revenez dessus.')
  if (d.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: d.version } })
}

const refuserChamp = (champ: string, code: string, message: string): never => {
  throw new RegisterError('regles-non-respectees', { champs: [{ champ, code, message }] })
}

/** Throws `regles-non-respectees`: what the delay allows, and what is asked after it. */
const exigerFondement = (
  decision: Decision,
  { fondement, reference }: Pick<SaisieRetrait, 'fondement' | 'reference'>,
  reglages: ReglagesRetrait,
  { jour }: Pick<FaitsActeur, 'jour'>,
): void => {
  const fin = finDuDelaiDeRetrait(decision, reglages)
  if (fondement === 'DELAI' && jour > fin)
    refuserChamp(
      'fondement',
      'RET-DELAI',
      `Le délai de retrait s’est terminé le ${formatFrDate(fin)} : il faut la demande du bénéficiaire, ou une fraude établie.`,
    )
  if (fondement !== 'DELAI' && reference === '')
    refuserChamp(
      'reference',
      'RET-REFERENCE',
      fondement === 'FRAUDE'
        ? 'Écrivez la référence de la décision qui établit la fraude.'
        : 'Écrivez la référence du courrier du bénéficiaire.',
    )
}

/**
 * An administrator opens the withdrawal of a decision that gave a right: the persons concerned are
 * written to, and may answer before a second administrator signs. Throws `introuvable`,
 * `acces-non-autorise`, `version-perimee`, `regles-non-respectees`, `transition-interdite`.
 */
export const ouvrirRetrait = (
  d: Dossier,
  decision: Decision,
  saisie: SaisieRetrait & { reglages: ReglagesRetrait },
  faits: FaitsActeur,
): Changement => {
  const { motif, texte, fondement, reference, reglages } = saisie
  exigerRetrait(d, decision, saisie.version, faits)
  if (decision.retrait) interdit('Le retrait de cette décision est déjà ouvert.')
  exigerFondement(decision, saisie, reglages, faits)
  exigerSansObstacle(d, decision, saisie.suites)
  const reponseAvant = ajouterJoursOuvres(faits.jour, reglages.reponseJoursOuvres)
  return {
    actes: [
      {
        categorie: 'VALIDATION',
        type: 'ouvrir-retrait',
        demandeId: decision.demandeId,
        mandatId: decision.mandatId,
        motif: texte,
        donnees: {
          revientSur: decision.journalId,
          decision: decision.sorte,
          motifRetrait: motif,
          fondement,
          ...(reference === '' ? {} : { reference }),
          reponseAvant,
        },
        mouvements: [],
      },
    ],
    envois: concernesParDecision(d, decision).flatMap((a) =>
      courrielDossier(a, 'retrait-ouvert', {
        ...reperesDe(d),
        decision: SORTES_DE_DECISION[decision.sorte].libelle,
        decideeLe: formatFrDate(jourAParis(decision.priseLe)),
        motif: LABELS_MOTIF_RETRAIT[motif],
        texte,
        reponseAvant: formatFrDate(reponseAvant),
      }),
    ),
    annexes: [
      {
        annexe: 'retrait',
        decisionId: decision.id,
        retrait: { motif, texte, fondement, reference, reponseAvant },
      },
    ],
  }
}

/** The withdrawal is given up: the decision stands, those who were written to are told. Throws as `ouvrirRetrait`. */
export const abandonnerRetrait = (
  d: Dossier,
  decision: Decision,
  { version, motif }: { version: number; motif: string },
  faits: FaitsActeur,
): Changement => {
  exigerRetrait(d, decision, version, faits)
  if (!decision.retrait) interdit('Aucun retrait de cette décision n’est ouvert.')
  return {
    actes: [
      {
        categorie: 'VALIDATION',
        type: 'abandonner-retrait',
        demandeId: decision.demandeId,
        mandatId: decision.mandatId,
        motif,
        donnees: { revientSur: decision.journalId, decision: decision.sorte },
        mouvements: [],
      },
    ],
    envois: concernesParDecision(d, decision).flatMap((a) =>
      courrielDossier(a, 'retrait-abandonne', {
        ...reperesDe(d),
        decision: SORTES_DE_DECISION[decision.sorte].libelle,
        decideeLe: formatFrDate(jourAParis(decision.priseLe)),
        motif,
      }),
    ),
    annexes: [{ annexe: 'retrait', decisionId: decision.id, retrait: null }],
  }
}

/**
 * A second administrator signs once the persons concerned could answer. Throws `acces-non-autorise`
 * for the one who opened it, `transition-interdite`.
 */
export const exigerSignature = (
  { retrait }: Pick<Decision, 'retrait'>,
  { acteur, jour }: FaitsActeur,
): void => {
  if (!retrait)
    return interdit(
      'Cette décision a donné un droit : ouvrez d’abord son retrait, les personnes concernées pourront répondre.',
    )
  if (jour <= retrait.reponseAvant)
    interdit(
      `Les personnes concernées peuvent répondre jusqu’au ${formatFrDate(retrait.reponseAvant)} : le retrait pourra être signé le lendemain.`,
    )
  if (acteur.utilisateurId === retrait.ouvertParId)
    throw new RegisterError('acces-non-autorise', {
      message: 'Vous avez ouvert ce retrait : un second administrateur le signe.',
    })
}

/** True when this person may sign the withdrawal now. */
export const estSignable = (
  { retrait }: Pick<Decision, 'retrait'>,
  { acteur, jour }: FaitsActeur,
): boolean =>
  retrait !== null && jour > retrait.reponseAvant && acteur.utilisateurId !== retrait.ouvertParId
