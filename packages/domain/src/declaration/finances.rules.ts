import { addMonths, estFinDeMois, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { defineRules } from '../kernel/rules.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { DonneesFinancieres } from './declaration.types.ts'

const SPEC = 'spécification 1, section 5, « Finance » ; spécification 2, section 8'
const EFFET = '2016-11-01'
const DUREE_MAX_EXERCICE_MOIS = 18
const DELAI_CHANGEMENT_CLOTURE_MOIS = 48
const ANCIENNETE_PREMIER_EXERCICE_MOIS = 60
const ARTICLE_41_8 = 'loi n° 65-557 du 10 juillet 1965, article 41-8'
/** What article 41-8 calls a small syndicate: so many lots at most, or a lower budget. */
export const PETIT_SYNDICAT = { lots: 5, budget: 15_000 } as const
const MONTANT_MAX = 999_999_999

type Montant = keyof Pick<
  DonneesFinancieres,
  | 'chargesOperationsCourantes'
  | 'chargesOperationsExceptionnelles'
  | 'montantDettes'
  | 'montantImpayesCoproprietaires'
  | 'nbCoproprietairesImpayes'
  | 'montantFondTravaux'
>
const MONTANTS: readonly Montant[] = [
  'chargesOperationsCourantes',
  'chargesOperationsExceptionnelles',
  'montantDettes',
  'montantImpayesCoproprietaires',
  'nbCoproprietairesImpayes',
  'montantFondTravaux',
]

const montantsFautifs = ({ contenu }: FaitsDeclaration): string[] =>
  MONTANTS.filter((champ) => {
    const montant = contenu.donneesFinancieres[champ]
    return montant !== null && (!Number.isInteger(montant) || montant < 0 || montant > MONTANT_MAX)
  })

/** Same day and month; the last day of February counts as one day. */
const memeJourDeCloture = (a: IsoDate, b: IsoDate): boolean =>
  a.slice(5) === b.slice(5) ||
  (a.slice(5, 7) === b.slice(5, 7) && estFinDeMois(a) && estFinDeMois(b))

/** A keeper mends a wrong year: the one declared last is no bound for it. */
const parTeneur = ({ contexte }: FaitsDeclaration): boolean =>
  contexte.typeMaj === 'MODIFICATION_ADMIN'
const DATES_EXERCICE = new Set(['dateDebutExercice', 'dateClotureComptes', 'dateAg'])

const clotures = (
  faits: FaitsDeclaration,
): { cloture: IsoDate | null; precedente: IsoDate | null } => ({
  cloture: faits.contenu.donneesFinancieres.dateClotureComptes,
  precedente: parTeneur(faits)
    ? null
    : (faits.contexte.exercicePrecedent?.dateClotureComptes ?? null),
})

/** The updates that declare an accounting year. */
const declareUnExercice = ({ contexte }: FaitsDeclaration): boolean =>
  contexte.typeMaj === 'ANNUELLE' || contexte.typeMaj === 'COMPTESNONAPPROUVES'

/** What was declared of an exercise that is validated is what it was. */
const respecteExerciceValide = (faits: FaitsDeclaration): boolean => {
  const { exerciceValide: valide = null } = faits.contexte
  const declare = faits.contenu.donneesFinancieres
  if (
    valide === null ||
    (declareUnExercice(faits) && declare.dateClotureComptes !== valide.dateClotureComptes)
  )
    return true
  return (Object.keys(valide) as (keyof DonneesFinancieres)[]).every(
    (champ) => declare[champ] === valide[champ] || (parTeneur(faits) && DATES_EXERCICE.has(champ)),
  )
}

export const REGLES_FINANCES = defineRules<FaitsDeclaration>()([
  {
    code: 'WS41',
    champs: ['dateDebutExercice', 'dateClotureComptes'],
    message:
      'La date de début de l’exercice doit être antérieure à la date de clôture des comptes.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { donneesFinancieres: d } }) =>
      d.dateDebutExercice === null ||
      d.dateClotureComptes === null ||
      d.dateDebutExercice < d.dateClotureComptes,
  },
  {
    code: 'WS112',
    champs: ['dateDebutExercice'],
    message: (faits) =>
      `L’exercice doit commencer après la clôture précédente, le ${formatFrDate(clotures(faits).precedente)}.`,
    enonce: 'L’exercice doit commencer après la clôture précédente.',
    effet: EFFET,
    source: `${SPEC} ; sans objet tant que la clôture reste celle de l’exercice précédent (WS101)`,
    holds: (faits) => {
      const { cloture, precedente } = clotures(faits)
      const debut = faits.contenu.donneesFinancieres.dateDebutExercice
      return debut === null || precedente === null || cloture === precedente || debut > precedente
    },
  },
  {
    code: 'WS107',
    champs: ['dateClotureComptes', 'dateDebutExercice'],
    message: `La durée de l’exercice doit être inférieure à ${DUREE_MAX_EXERCICE_MOIS} mois.`,
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { donneesFinancieres: d } }) =>
      d.dateDebutExercice === null ||
      d.dateClotureComptes === null ||
      d.dateClotureComptes < addMonths(d.dateDebutExercice, DUREE_MAX_EXERCICE_MOIS),
  },
  {
    code: 'FIN-CLOTURE-LOIN',
    champs: ['dateClotureComptes'],
    message: `La date de clôture des comptes est à plus de ${DUREE_MAX_EXERCICE_MOIS} mois d’aujourd’hui : vérifiez l’année.`,
    effet: EFFET,
    source:
      'décision : un exercice en cours finit dans les 18 mois (WS107) ; une année fausse ne bloque pas les suivantes',
    holds: ({ contenu: { donneesFinancieres: d }, contexte }) =>
      d.dateClotureComptes === null ||
      d.dateClotureComptes < addMonths(contexte.aujourdhui, DUREE_MAX_EXERCICE_MOIS),
  },
  {
    code: 'WS22',
    champs: ['dateAg'],
    message:
      'La date de l’assemblée générale doit être antérieure à la date du jour : revenez le lendemain de l’assemblée.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { donneesFinancieres: d }, contexte }) =>
      d.dateAg === null || d.dateAg < contexte.aujourdhui,
  },
  {
    code: 'WS32',
    champs: ['dateAg', 'dateClotureComptes'],
    message:
      'La date de l’assemblée générale doit être postérieure à la date de clôture des comptes.',
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu: { donneesFinancieres: d } }) =>
      d.dateAg === null || d.dateClotureComptes === null || d.dateAg > d.dateClotureComptes,
  },
  {
    code: 'WS101',
    champs: ['dateClotureComptes'],
    message: (faits) =>
      `La date de clôture des comptes n’a pas été modifiée depuis la dernière déclaration (${formatFrDate(clotures(faits).precedente)}). La confirmez-vous ?`,
    confirmable: true,
    enonce:
      'La date de clôture des comptes n’a pas été modifiée depuis la dernière déclaration. La confirmez-vous ?',
    effet: EFFET,
    source: SPEC,
    holds: (faits) => {
      const { cloture, precedente } = clotures(faits)
      return (
        !declareUnExercice(faits) ||
        cloture === null ||
        precedente === null ||
        cloture !== precedente ||
        // Confirmed or not, a validated exercise stays as it is: its own sentence says what to do.
        !respecteExerciceValide(faits)
      )
    },
  },
  {
    code: 'WS102',
    champs: ['dateClotureComptes'],
    message: (faits) =>
      `La date de clôture des comptes ne peut pas être antérieure à la dernière enregistrée, le ${formatFrDate(clotures(faits).precedente)}.`,
    enonce: 'La date de clôture des comptes ne peut pas être antérieure à la dernière enregistrée.',
    effet: EFFET,
    source: SPEC,
    holds: (faits) => {
      const { cloture, precedente } = clotures(faits)
      return cloture === null || precedente === null || cloture >= precedente
    },
  },
  {
    code: 'WS103',
    champs: ['dateClotureComptes'],
    message: (faits) =>
      `Le jour ou le mois de clôture change moins de 4 ans après la dernière clôture enregistrée, le ${formatFrDate(clotures(faits).precedente)}. Confirmez-vous ce changement ?`,
    confirmable: true,
    enonce:
      'Le jour ou le mois de clôture change moins de 4 ans après la dernière clôture enregistrée. Confirmez-vous ce changement ?',
    effet: EFFET,
    source: SPEC,
    holds: (faits) => {
      const { cloture, precedente } = clotures(faits)
      if (cloture === null || precedente === null || memeJourDeCloture(cloture, precedente))
        return true
      return cloture >= addMonths(precedente, DELAI_CHANGEMENT_CLOTURE_MOIS)
    },
  },
  {
    code: 'CNB009',
    champs: ['dateAg'],
    message:
      'Cette date d’assemblée générale a déjà été déclarée pour un exercice précédent. La confirmez-vous ?',
    confirmable: true,
    effet: EFFET,
    source: SPEC,
    holds: (faits) => {
      const { dateAg } = faits.contenu.donneesFinancieres
      return (
        !declareUnExercice(faits) ||
        dateAg === null ||
        dateAg !== (faits.contexte.exercicePrecedent?.dateAg ?? null)
      )
    },
  },
  {
    code: 'FIN-PREMIER-EXERCICE',
    champs: ['premierExerciceComptable'],
    message:
      'Le règlement de copropriété date de plus de 5 ans. Confirmez-vous qu’il s’agit du premier exercice comptable ?',
    confirmable: true,
    effet: EFFET,
    source: SPEC,
    holds: ({ contenu, contexte }) => {
      const reglement = contenu.identification.dateReglementCopropriete
      return (
        !contenu.donneesFinancieres.premierExerciceComptable ||
        reglement === null ||
        addMonths(reglement, ANCIENNETE_PREMIER_EXERCICE_MOIS) >= contexte.aujourdhui
      )
    },
  },
  {
    code: 'FIN-EXERCICE-VALIDE',
    champs: ['dateClotureComptes'],
    message: (faits) =>
      `Les données de l’exercice clos le ${formatFrDate(faits.contexte.exerciceValide?.dateClotureComptes)} sont validées : elles ne peuvent plus être modifiées. Déclarez l’exercice suivant par une mise à jour annuelle.`,
    enonce:
      'Les données d’un exercice validé ne peuvent plus être modifiées. Déclarez l’exercice suivant par une mise à jour annuelle.',
    effet: EFFET,
    source: `${SPEC} ; section 4, « Shown facts » : un exercice validé ne se modifie plus`,
    holds: respecteExerciceValide,
  },
  {
    code: 'FIN-PETIT-LOTS',
    champs: ['petitSyndicat'],
    message: `Ce syndicat compte plus de ${PETIT_SYNDICAT.lots} lots à usage de logements, de bureaux ou de commerces : il ne relève pas de l’article 41-8 par le nombre de ses lots.`,
    effet: EFFET,
    source: ARTICLE_41_8,
    holds: ({ contenu: { donneesFinancieres: d, identification: i } }) =>
      d.petitSyndicat !== 'LOTS' ||
      i.nbLotsHabBurCom === null ||
      i.nbLotsHabBurCom <= PETIT_SYNDICAT.lots,
  },
  {
    code: 'FIN-PETIT-BUDGET',
    champs: ['petitSyndicat', 'chargesOperationsCourantes'],
    message:
      'Les charges courantes de l’exercice atteignent 15 000 €. Confirmez-vous que le budget prévisionnel moyen des trois derniers exercices est inférieur à 15 000 € ?',
    confirmable: true,
    effet: EFFET,
    source: ARTICLE_41_8,
    holds: ({ contenu: { donneesFinancieres: d } }) =>
      d.petitSyndicat !== 'BUDGET' ||
      d.chargesOperationsCourantes === null ||
      d.chargesOperationsCourantes < PETIT_SYNDICAT.budget,
  },
  {
    code: 'FIN-MONTANTS',
    champs: montantsFautifs,
    message: `Saisissez un nombre entier compris entre 0 et ${MONTANT_MAX}.`,
    ou: 'Chaque montant en euros',
    effet: EFFET,
    source: 'décision : montants en euros entiers, sans signe',
    holds: (faits) => montantsFautifs(faits).length === 0,
  },
])
