import { addMonths, estFinDeMois, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { keysOf } from '../kernel/table.ts'
import { CHIFFRES_FINANCIERS } from './comparaison.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { DonneesFinancieres } from './declaration.types.ts'
import { estMajAnnuelle } from './mise-a-jour.ts'
import { auPlus, avant, entre, reglesDuBloc } from './regles.ts'

const SPEC = 'spécification 1, section 5, « Finance » ; spécification 2, section 8'
const DUREE_MAX_EXERCICE_MOIS = 18
const DELAI_CHANGEMENT_CLOTURE_MOIS = 48
const ANCIENNETE_PREMIER_EXERCICE_MOIS = 60
const ARTICLE_41_8 = 'loi n° 65-557 du 10 juillet 1965, article 41-8'
/** What article 41-8 calls a small syndicate: so many lots at most, or a lower budget. */
export const PETIT_SYNDICAT = { lots: 5, budget: 15_000 } as const
const MONTANT_MAX = 999_999_999

/** Same day and month; the last day of February counts as one day. */
const memeJourDeCloture = (a: IsoDate, b: IsoDate): boolean =>
  a.slice(5) === b.slice(5) ||
  (a.slice(5, 7) === b.slice(5, 7) && estFinDeMois(a) && estFinDeMois(b))

/** A keeper mends a wrong year: the one declared last is no bound for it. */
const parTeneur = ({ contexte }: FaitsDeclaration): boolean =>
  contexte.typeMaj === 'MODIFICATION_ADMIN'

const DATES_EXERCICE = new Set(['dateDebutExercice', 'dateClotureComptes', 'dateAg'])

const precedente = (faits: FaitsDeclaration): IsoDate | null =>
  parTeneur(faits) ? null : (faits.contexte.exercicePrecedent?.dateClotureComptes ?? null)

const leJourPrecedent = (faits: FaitsDeclaration): string => formatFrDate(precedente(faits))

/** What was declared of an exercise that is validated is what it was. */
const respecteExerciceValide = (declare: DonneesFinancieres, faits: FaitsDeclaration): boolean => {
  const { exerciceValide: valide = null, typeMaj } = faits.contexte
  if (
    valide === null ||
    (estMajAnnuelle(typeMaj) && declare.dateClotureComptes !== valide.dateClotureComptes)
  )
    return true
  return keysOf(valide).every(
    (champ) => declare[champ] === valide[champ] || (parTeneur(faits) && DATES_EXERCICE.has(champ)),
  )
}

export const REGLES_FINANCES = reglesDuBloc('donneesFinancieres', { source: SPEC }, [
  {
    code: 'WS41',
    champs: ['dateDebutExercice', 'dateClotureComptes'],
    message:
      'La date de début de l’exercice doit être antérieure à la date de clôture des comptes.',
    holds: (d) => avant(d.dateDebutExercice, d.dateClotureComptes),
  },
  {
    code: 'WS112',
    champs: ['dateDebutExercice'],
    message: (_, faits) =>
      `L’exercice doit commencer après la clôture précédente, le ${leJourPrecedent(faits)}.`,
    enonce: 'L’exercice doit commencer après la clôture précédente.',
    source: `${SPEC} ; sans objet tant que la clôture reste celle de l’exercice précédent (WS101)`,
    holds: (d, faits) =>
      d.dateClotureComptes === precedente(faits) || avant(precedente(faits), d.dateDebutExercice),
  },
  {
    code: 'WS107',
    champs: ['dateClotureComptes', 'dateDebutExercice'],
    message: `La durée de l’exercice doit être inférieure à ${DUREE_MAX_EXERCICE_MOIS} mois.`,
    holds: ({ dateDebutExercice: debut, dateClotureComptes }) =>
      debut === null || avant(dateClotureComptes, addMonths(debut, DUREE_MAX_EXERCICE_MOIS)),
  },
  {
    code: 'FIN-CLOTURE-LOIN',
    champs: ['dateClotureComptes'],
    message: `La date de clôture des comptes est à plus de ${DUREE_MAX_EXERCICE_MOIS} mois d’aujourd’hui : vérifiez l’année.`,
    source:
      'décision : un exercice en cours finit dans les 18 mois (WS107) ; une année fausse ne bloque pas les suivantes',
    holds: (d, { contexte }) =>
      avant(d.dateClotureComptes, addMonths(contexte.aujourdhui, DUREE_MAX_EXERCICE_MOIS)),
  },
  {
    code: 'WS22',
    champs: ['dateAg'],
    message:
      'La date de l’assemblée générale doit être antérieure à la date du jour : revenez le lendemain de l’assemblée.',
    holds: (d, { contexte }) => avant(d.dateAg, contexte.aujourdhui),
  },
  {
    code: 'WS32',
    champs: ['dateAg', 'dateClotureComptes'],
    message:
      'La date de l’assemblée générale doit être postérieure à la date de clôture des comptes.',
    holds: (d) => avant(d.dateClotureComptes, d.dateAg),
  },
  {
    code: 'WS101',
    champs: ['dateClotureComptes'],
    message: (_, faits) =>
      `La date de clôture des comptes n’a pas été modifiée depuis la dernière déclaration (${leJourPrecedent(faits)}). La confirmez-vous ?`,
    confirmable: true,
    enonce:
      'La date de clôture des comptes n’a pas été modifiée depuis la dernière déclaration. La confirmez-vous ?',
    holds: (d, faits) =>
      !estMajAnnuelle(faits.contexte.typeMaj) ||
      d.dateClotureComptes === null ||
      d.dateClotureComptes !== precedente(faits) ||
      // Confirmed or not, a validated exercise stays as it is: its own sentence says what to do.
      !respecteExerciceValide(d, faits),
  },
  {
    code: 'WS102',
    champs: ['dateClotureComptes'],
    message: (_, faits) =>
      `La date de clôture des comptes ne peut pas être antérieure à la dernière enregistrée, le ${leJourPrecedent(faits)}.`,
    enonce: 'La date de clôture des comptes ne peut pas être antérieure à la dernière enregistrée.',
    holds: (d, faits) => auPlus(precedente(faits), d.dateClotureComptes),
  },
  {
    code: 'WS103',
    champs: ['dateClotureComptes'],
    message: (_, faits) =>
      `Le jour ou le mois de clôture change moins de 4 ans après la dernière clôture enregistrée, le ${leJourPrecedent(faits)}. Confirmez-vous ce changement ?`,
    confirmable: true,
    enonce:
      'Le jour ou le mois de clôture change moins de 4 ans après la dernière clôture enregistrée. Confirmez-vous ce changement ?',
    holds: ({ dateClotureComptes: cloture }, faits) => {
      const derniere = precedente(faits)
      return (
        cloture === null ||
        derniere === null ||
        memeJourDeCloture(cloture, derniere) ||
        cloture >= addMonths(derniere, DELAI_CHANGEMENT_CLOTURE_MOIS)
      )
    },
  },
  {
    code: 'CNB009',
    champs: ['dateAg'],
    message:
      'Cette date d’assemblée générale a déjà été déclarée pour un exercice précédent. La confirmez-vous ?',
    confirmable: true,
    holds: ({ dateAg }, { contexte }) =>
      !estMajAnnuelle(contexte.typeMaj) ||
      dateAg === null ||
      dateAg !== contexte.exercicePrecedent?.dateAg,
  },
  {
    code: 'FIN-PREMIER-EXERCICE',
    champs: ['premierExerciceComptable'],
    message:
      'Le règlement de copropriété date de plus de 5 ans. Confirmez-vous qu’il s’agit du premier exercice comptable ?',
    confirmable: true,
    holds: (d, { contenu, contexte }) => {
      const reglement = contenu.identification.dateReglementCopropriete
      return (
        !d.premierExerciceComptable ||
        reglement === null ||
        addMonths(reglement, ANCIENNETE_PREMIER_EXERCICE_MOIS) >= contexte.aujourdhui
      )
    },
  },
  {
    code: 'FIN-EXERCICE-VALIDE',
    champs: ['dateClotureComptes'],
    message: (_, { contexte }) =>
      `Les données de l’exercice clos le ${formatFrDate(contexte.exerciceValide?.dateClotureComptes)} sont validées : elles ne peuvent plus être modifiées. Déclarez l’exercice suivant par une mise à jour annuelle.`,
    enonce:
      'Les données d’un exercice validé ne peuvent plus être modifiées. Déclarez l’exercice suivant par une mise à jour annuelle.',
    source: `${SPEC} ; section 4, « Shown facts » : un exercice validé ne se modifie plus`,
    holds: respecteExerciceValide,
  },
  {
    code: 'FIN-PETIT-LOTS',
    champs: ['petitSyndicat'],
    message: `Ce syndicat compte plus de ${PETIT_SYNDICAT.lots} lots à usage de logements, de bureaux ou de commerces : il ne relève pas de l’article 41-8 par le nombre de ses lots.`,
    source: ARTICLE_41_8,
    holds: (d, { contenu }) =>
      d.petitSyndicat !== 'LOTS' ||
      auPlus(contenu.identification.nbLotsHabBurCom, PETIT_SYNDICAT.lots),
  },
  {
    code: 'FIN-PETIT-BUDGET',
    champs: ['petitSyndicat', 'chargesOperationsCourantes'],
    message:
      'Les charges courantes de l’exercice atteignent 15 000 €. Confirmez-vous que le budget prévisionnel moyen des trois derniers exercices est inférieur à 15 000 € ?',
    confirmable: true,
    source: ARTICLE_41_8,
    holds: (d) =>
      d.petitSyndicat !== 'BUDGET' || avant(d.chargesOperationsCourantes, PETIT_SYNDICAT.budget),
  },
  {
    code: 'FIN-MONTANTS',
    champs: (d) => CHIFFRES_FINANCIERS.filter((champ) => !entre(d[champ], 0, MONTANT_MAX)),
    message: `Saisissez un nombre entier compris entre 0 et ${MONTANT_MAX}.`,
    ou: 'Chaque montant en euros',
    source: 'décision : montants en euros entiers, sans signe',
  },
])
