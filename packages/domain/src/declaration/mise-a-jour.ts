import { addDays, addMonths } from '../kernel/dates.ts'
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

/** The figures of the year, emptied for the next one; what does not change by itself stays. */
const exerciceSuivant = (d: DonneesFinancieres): DonneesFinancieres => ({
  ...d,
  premierExerciceComptable: false,
  comptesNonApprouves: false,
  donneesFinancieresInconnues: false,
  dateDebutExercice: lendemain(d.dateClotureComptes),
  dateClotureComptes: anneeSuivante(d.dateClotureComptes),
  dateAg: null,
  chargesOperationsCourantes: null,
  chargesOperationsExceptionnelles: null,
  montantDettes: null,
  montantImpayesCoproprietaires: null,
  nbCoproprietairesImpayes: null,
  montantFondTravaux: null,
})

/**
 * The content that an update starts from: the current declaration. An annual update of a validated
 * year opens the next one, its dates proposed and its figures empty: last year's figures are never
 * sent again by inattention.
 */
export const contenuDeDepart = (courante: ImmatCopropriete, typeMaj: TypeMaj): ImmatCopropriete =>
  typeMaj === 'ANNUELLE' && exerciceEstValide(courante.donneesFinancieres)
    ? { ...courante, donneesFinancieres: exerciceSuivant(courante.donneesFinancieres) }
    : courante

/**
 * The annual update that a prefilled workbook proposes on a day: the next year once it is closed,
 * until then the last closed one as it stands, of which there is nothing more to declare.
 */
export const contenuPropose = (courante: ImmatCopropriete, jour: IsoDate): ImmatCopropriete => {
  const suivant = contenuDeDepart(courante, 'ANNUELLE')
  const { dateClotureComptes: cloture } = suivant.donneesFinancieres
  return cloture !== null && cloture >= jour ? courante : suivant
}

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
