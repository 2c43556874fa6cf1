import { addDays, addMonths } from '../kernel/dates.ts'
import { tableOf } from '../kernel/table.ts'
import { CHIFFRES_FINANCIERS } from './comparaison.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { ContexteDeclaration } from './contexte.ts'
import type { TypeDeclaration, TypeImmatriculation, TypeMaj } from './declaration.enums.ts'
import type { DonneesFinancieres, ImmatCopropriete } from './declaration.types.ts'

/** The updates that declare an accounting year: they leave a restore point. */
export const estMajAnnuelle = (typeMaj: TypeMaj | null): boolean =>
  typeMaj === 'ANNUELLE' || typeMaj === 'COMPTESNONAPPROUVES'

/** The kind of a filed update: an annual one whose accounts are not approved has its own. */
export const typeMajDeclare = (
  typeMaj: TypeMaj,
  { comptesNonApprouves }: DonneesFinancieres,
): TypeMaj => (typeMaj === 'ANNUELLE' && comptesNonApprouves ? 'COMPTESNONAPPROUVES' : typeMaj)

/**
 * A closed and approved accounting year whose figures are known: from its declaration on, it is
 * read-only.
 */
export const exerciceEstValide = (d: DonneesFinancieres): boolean =>
  d.dateClotureComptes !== null &&
  d.dateAg !== null &&
  !d.comptesNonApprouves &&
  !d.donneesFinancieresInconnues

/** What the rules know of the last recorded year: its dates, and its block once it is validated. */
export const exerciceDe = (
  d: DonneesFinancieres,
): Pick<ContexteDeclaration, 'exercicePrecedent' | 'exerciceValide'> => ({
  exercicePrecedent:
    d.dateClotureComptes === null
      ? null
      : { dateClotureComptes: d.dateClotureComptes, dateAg: d.dateAg },
  exerciceValide: exerciceEstValide(d) ? d : null,
})

/**
 * The closings that have passed by a day since the declared one, the oldest first: the years that
 * annual updates have still to declare.
 */
export const cloturesADeclarer = (
  { dateClotureComptes }: Pick<DonneesFinancieres, 'dateClotureComptes'>,
  jour: IsoDate,
): IsoDate[] => {
  const passees: IsoDate[] = []
  let cloture = anneeSuivante(dateClotureComptes)
  while (cloture !== null && cloture < jour) {
    passees.push(cloture)
    cloture = anneeSuivante(cloture)
  }
  return passees
}

/**
 * When the year that follows a validated one closes, while it is not over: no update proposes it.
 * Null when there is a year to declare.
 */
export const exerciceEnCours = (d: DonneesFinancieres, jour: IsoDate): IsoDate | null =>
  exerciceEstValide(d) && cloturesADeclarer(d, jour).length === 0
    ? anneeSuivante(d.dateClotureComptes)
    : null

/** The figures of the year, emptied for the next one; what does not change by itself stays. */
const exerciceSuivant = (d: DonneesFinancieres, jour: IsoDate): DonneesFinancieres => ({
  ...d,
  premierExerciceComptable: false,
  comptesNonApprouves: false,
  donneesFinancieresInconnues: false,
  dateDebutExercice: lendemain(d.dateClotureComptes),
  dateClotureComptes: cloturesADeclarer(d, jour)[0] ?? null,
  dateAg: null,
  ...tableOf(CHIFFRES_FINANCIERS, () => null),
})

/**
 * The content that an update starts from on a day: the current declaration. An annual update of a
 * validated year opens the next one, its dates proposed and its figures empty: last year's figures
 * are never sent again by inattention. A closing that has not passed is left to be typed.
 */
export const contenuDeDepart = (
  courante: ImmatCopropriete,
  typeMaj: TypeMaj,
  jour: IsoDate,
): ImmatCopropriete =>
  typeMaj === 'ANNUELLE' && exerciceEstValide(courante.donneesFinancieres)
    ? { ...courante, donneesFinancieres: exerciceSuivant(courante.donneesFinancieres, jour) }
    : courante

/**
 * The annual update that a prefilled workbook proposes on a day: the next year once it is closed,
 * until then the last closed one as it stands, of which there is nothing more to declare.
 */
export const contenuPropose = (courante: ImmatCopropriete, jour: IsoDate): ImmatCopropriete =>
  exerciceEnCours(courante.donneesFinancieres, jour) === null
    ? contenuDeDepart(courante, 'ANNUELLE', jour)
    : courante

/**
 * The kinds written on an update: a notary modifies its own registration, everybody else declares
 * as a syndic does.
 */
export const typesDeMiseAJour = (
  courante: { typeImmat: TypeImmatriculation; typeDeclaration: TypeDeclaration },
  parNotaire: boolean,
): { typeImmat: TypeImmatriculation; typeDeclaration: TypeDeclaration } =>
  parNotaire
    ? {
        typeImmat: courante.typeImmat,
        typeDeclaration: courante.typeImmat === 'OFFICE' ? 'MODIF_OFFICE' : 'MODIF_INITIALE',
      }
    : { typeImmat: 'DEFAULT', typeDeclaration: courante.typeDeclaration }

const lendemain = (iso: IsoDate | null): IsoDate | null => (iso === null ? null : addDays(iso, 1))

/** The same day a year later; the end of February stays the end of February. */
const anneeSuivante = (iso: IsoDate | null): IsoDate | null =>
  iso === null ? null : addDays(addMonths(addDays(iso, 1), 12), -1)
