import { defineRules } from '../kernel/rules.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { jeuDesDebiteurs, SEUILS_DEBITEUR } from './jeux.ts'

const SOURCE =
  'décision : des chiffres impossibles ensemble sont demandés deux fois ; le seuil est celui de l’exercice'
const EFFET = '2016-11-01'
const nombre = new Intl.NumberFormat('fr-FR')
const euros = (n: number): string => `${nombre.format(n)} €`

/** The figures that answer for each other; null where one of them is not asked or not filled. */
const lire = ({ contenu, contexte }: FaitsDeclaration) => {
  const {
    nbCoproprietairesImpayes: debiteurs,
    montantImpayesCoproprietaires: dus,
    dateClotureComptes,
    donneesFinancieresInconnues,
    petitSyndicat,
  } = contenu.donneesFinancieres
  const seuil = SEUILS_DEBITEUR[jeuDesDebiteurs(contexte.jeu, dateClotureComptes)]
  const demandes = !donneesFinancieresInconnues && !petitSyndicat
  return {
    debiteurs: demandes ? debiteurs : null,
    dus: demandes ? dus : null,
    lots: contenu.identification.nbLots,
    /** Euros that each counted debtor owes at least: known of the threshold in euros alone. */
    chacun: seuil.unite === 'euros' ? seuil.valeur : null,
  }
}

/** What the declared debtors owe together at least. */
const duAuMoins = (faits: FaitsDeclaration): number => {
  const { debiteurs, chacun } = lire(faits)
  return debiteurs === null || debiteurs === 0 ? 0 : Math.max(1, debiteurs * (chacun ?? 0))
}

/** Figures of the accounts that cannot be true together: confirmed, or corrected. */
export const REGLES_IMPAYES = defineRules<FaitsDeclaration>()([
  {
    code: 'FIN-DEBITEURS-LOTS',
    champs: ['nbCoproprietairesImpayes'],
    message: (faits) => {
      const { debiteurs, lots } = lire(faits)
      return `${nombre.format(debiteurs ?? 0)} copropriétaires débiteurs pour ${nombre.format(lots ?? 0)} lots : chacun possède au moins un lot. Confirmez-vous ce nombre ?`
    },
    enonce:
      'Il y a plus de copropriétaires débiteurs que de lots : chacun possède au moins un lot. Confirmez-vous ce nombre ?',
    confirmable: true,
    effet: EFFET,
    source: SOURCE,
    holds: (faits) => {
      const { debiteurs, lots } = lire(faits)
      return debiteurs === null || lots === null || debiteurs <= lots
    },
  },
  {
    code: 'FIN-IMPAYES-MINIMUM',
    champs: ['montantImpayesCoproprietaires', 'nbCoproprietairesImpayes'],
    message: (faits) => {
      const { debiteurs, dus, chacun } = lire(faits)
      return chacun === null
        ? `${nombre.format(debiteurs ?? 0)} débiteurs pour ${euros(dus ?? 0)} dus. Confirmez-vous ces chiffres ?`
        : `À plus de ${euros(chacun)} chacun, ${nombre.format(debiteurs ?? 0)} débiteurs devraient au moins ${euros(duAuMoins(faits))} : ${euros(dus ?? 0)} sont déclarés. Confirmez-vous ces chiffres ?`
    },
    enonce:
      'Les débiteurs déclarés devraient ensemble davantage que les sommes dues. Confirmez-vous ces chiffres ?',
    confirmable: true,
    effet: EFFET,
    source: SOURCE,
    holds: (faits) => {
      const { dus } = lire(faits)
      return dus === null || dus >= duAuMoins(faits)
    },
  },
  {
    code: 'FIN-IMPAYES-MAXIMUM',
    champs: ['nbCoproprietairesImpayes', 'montantImpayesCoproprietaires'],
    message: (faits) => {
      const { dus, lots, chacun } = lire(faits)
      return `${euros(dus ?? 0)} sont dus et aucun débiteur n’est compté : à ${euros(chacun ?? 0)} au plus chacun, ${nombre.format(lots ?? 0)} lots devraient au plus ${euros((lots ?? 0) * (chacun ?? 0))}. Confirmez-vous ces chiffres ?`
    },
    enonce:
      'Des sommes sont dues et aucun débiteur n’est compté, alors qu’elles dépassent ce que tous devraient sous le seuil. Confirmez-vous ces chiffres ?',
    confirmable: true,
    effet: EFFET,
    source: SOURCE,
    holds: (faits) => {
      const { debiteurs, dus, lots, chacun } = lire(faits)
      return (
        debiteurs !== 0 || dus === null || lots === null || chacun === null || dus <= lots * chacun
      )
    },
  },
])
