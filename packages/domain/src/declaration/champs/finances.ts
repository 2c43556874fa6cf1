import { formatFrDate } from '../../kernel/dates.ts'
import { BASCULE_2027 } from '../bascule.ts'
import {
  choix,
  compte,
  colonne,
  type Condition,
  drapeau,
  facultatif,
  jour,
  montant,
  type Valeurs,
} from './genres.ts'
import { LABELS_PETIT_SYNDICAT } from './listes.ts'
import { change, TOUJOURS } from './loi.ts'

type Si = Condition<DonneesFinancieres>

const connues: Si = (d) => !d.donneesFinancieresInconnues
const approuvables: Si = (d) => !d.donneesFinancieresInconnues && !d.comptesNonApprouves
/** Of a first year whose accounts are not approved there are no figures yet. */
const chiffrees: Si = (d) =>
  !d.donneesFinancieresInconnues && !(d.comptesNonApprouves && d.premierExerciceComptable)
/** A small syndicate says nothing of debtors and arrears. */
const impayesDemandes: Si = (d, regard) => chiffrees(d, regard) && !d.petitSyndicat

/** A notary may not know the accounts. */
const parSyndic: Si = (_, { typeImmat }) => typeImmat === 'DEFAULT'
/** A first year or unapproved accounts dispense with what does not exist yet. */
const comptesApprouves: Si = (d, regard) =>
  parSyndic(d, regard) && !d.premierExerciceComptable && !d.comptesNonApprouves

/** An amount of the year. */
const chiffre = { demande: chiffrees, requis: comptesApprouves }
const impaye = { demande: impayesDemandes, requis: comptesApprouves }

export const FINANCES = {
  donneesFinancieresInconnues: colonne(
    'Données financières inconnues',
    drapeau('Les données financières ne sont pas connues', {
      aide: { sens: 'Par exemple lorsque les comptes n’ont pas été transmis' },
    }),
  ),
  premierExerciceComptable: colonne(
    'Premier exercice comptable',
    drapeau('Premier exercice comptable', {
      aide: { sens: 'Les montants ne sont pas encore exigés' },
      demande: connues,
    }),
  ),
  comptesNonApprouves: colonne(
    'Comptes non approuvés',
    drapeau('Les comptes de l’exercice ne sont pas approuvés', { demande: connues }),
  ),
  dateDebutExercice: colonne(
    'Début de l’exercice',
    jour('Date de début de l’exercice comptable', { demande: connues, requis: parSyndic }),
  ),
  dateClotureComptes: colonne(
    'Clôture des comptes',
    jour('Date de clôture des comptes', {
      aide: { ou: 'En tête des annexes comptables' },
      demande: connues,
      requis: parSyndic,
    }),
  ),
  dateAg: colonne(
    'Assemblée générale qui a approuvé les comptes',
    jour('Comptes approuvés le', {
      aide: { ou: 'Procès-verbal de l’assemblée qui a approuvé ces comptes' },
      demande: approuvables,
      requis: comptesApprouves,
    }),
  ),
  chargesOperationsCourantes: colonne(
    'Charges des opérations courantes (€)',
    montant('Charges pour opérations courantes', {
      aide: {
        sens: 'Ce que l’immeuble a dépensé dans l’année pour vivre : eau, électricité, assurance, entretien, syndic.',
        ou: 'Annexe 2, sous-total des opérations courantes, colonne « exercice clos »',
      },
      ...chiffre,
    }),
  ),
  chargesOperationsExceptionnelles: colonne(
    'Charges des travaux et opérations exceptionnelles (€)',
    montant('Charges pour travaux et opérations exceptionnelles', {
      aide: {
        sens: 'Les travaux votés à part et le reste de ce qui n’arrive pas chaque année.',
        ou: 'Annexe 2, sous-total des travaux et opérations exceptionnelles',
      },
      ...chiffre,
    }),
  ),
  montantDettes: colonne(
    'Dettes envers les fournisseurs et rémunérations (€)',
    montant('Dettes fournisseurs, rémunérations et autres', {
      aide: {
        sens: 'Ce que la copropriété doit encore à ses fournisseurs, à ses employés et aux autres.',
        ou: 'Annexe 1, total des dettes',
      },
      ...chiffre,
    }),
  ),
  montantImpayesCoproprietaires: colonne(
    'Sommes dues par les copropriétaires (€)',
    montant('Sommes dues par les copropriétaires', {
      aide: {
        sens: 'Ce que les copropriétaires auraient déjà dû payer à la clôture.',
        ou: 'Annexe 1, compte 45, sommes exigibles restant à recevoir',
      },
      ...impaye,
    }),
  ),
  nbCoproprietairesImpayes: colonne(
    'Nombre de copropriétaires débiteurs',
    compte('Nombre de copropriétaires débiteurs', {
      loi: change(
        `copropriétaires qui doivent plus de deux trimestres de charges, au lieu de 300 €, pour les exercices clos depuis le ${formatFrDate(BASCULE_2027)}`,
      ),
      aide: { ou: 'À compter sur la liste des soldes des copropriétaires à la clôture' },
      ...impaye,
    }),
  ),
  montantFondTravaux: colonne(
    'Fonds de travaux (€)',
    montant('Montant du fonds de travaux', {
      loi: change('montant du fonds de travaux'),
      aide: {
        sens: 'L’épargne de la copropriété pour ses travaux futurs.',
        ou: 'Annexe 1, compte 105',
      },
      ...chiffre,
    }),
  ),
  presenceEmployes: colonne(
    'Le syndicat emploie du personnel',
    drapeau('Le syndicat emploie du personnel', {
      question: 'Le syndicat emploie-t-il du personnel ?',
    }),
  ),
  petitSyndicat: facultatif(
    choix(LABELS_PETIT_SYNDICAT, 'Petit syndicat (article 41-8 de la loi du 10 juillet 1965)', {
      loi: {
        ...TOUJOURS,
        source: 'loi du 10 juillet 1965, article 41-8 : dispensé des débiteurs et des impayés',
      },
      demande: chiffrees,
    }),
  ),
}

/**
 * Block 4. Amounts are euros, whole; null when empty. `petitSyndicat` (article 41-8 of the law of
 * 1965) absent: it is not one.
 */
export interface DonneesFinancieres extends Valeurs<typeof FINANCES> {}
