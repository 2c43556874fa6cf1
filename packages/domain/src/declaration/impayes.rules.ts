import { ecrireEntier } from '../kernel/number-text.ts'
import { estDemande } from './champs/bloc.ts'
import { FINANCES } from './champs/finances.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { jeuDesDebiteurs, SEUILS_DEBITEUR } from './jeux.ts'
import { auPlus, reglesSur } from './regles.ts'

const SOURCE =
  'décision : des chiffres impossibles ensemble sont demandés deux fois ; le seuil est celui de l’exercice'
const euros = (n: number): string => `${ecrireEntier(n)} €`

/** The figures that answer for each other; null where one of them is not asked or not filled. */
const chiffres = ({ contenu, contexte }: FaitsDeclaration) => {
  const d = contenu.donneesFinancieres
  const seuil = SEUILS_DEBITEUR[jeuDesDebiteurs(contexte.jeu, d.dateClotureComptes)]
  const demandes = estDemande(FINANCES.nbCoproprietairesImpayes, d, contexte)
  const debiteurs = demandes ? d.nbCoproprietairesImpayes : null
  /** Euros that each counted debtor owes at least: known of the threshold in euros alone. */
  const chacun = seuil.unite === 'euros' ? seuil.valeur : null
  return {
    debiteurs,
    dus: demandes ? d.montantImpayesCoproprietaires : null,
    lots: contenu.identification.nbLots,
    chacun,
    /** What the declared debtors owe together at least. */
    duAuMoins: debiteurs ? Math.max(1, debiteurs * (chacun ?? 0)) : 0,
  }
}

/** Figures of the accounts that cannot be true together: confirmed, or corrected. */
export const REGLES_IMPAYES = reglesSur(chiffres, { source: SOURCE, confirmable: true }, [
  {
    code: 'FIN-DEBITEURS-LOTS',
    champs: ['nbCoproprietairesImpayes'],
    message: ({ debiteurs, lots }) =>
      `${ecrireEntier(debiteurs ?? 0)} copropriétaires débiteurs pour ${ecrireEntier(lots ?? 0)} lots : chacun possède au moins un lot. Confirmez-vous ce nombre ?`,
    enonce:
      'Il y a plus de copropriétaires débiteurs que de lots : chacun possède au moins un lot. Confirmez-vous ce nombre ?',
    holds: ({ debiteurs, lots }) => auPlus(debiteurs, lots),
  },
  {
    code: 'FIN-IMPAYES-MINIMUM',
    champs: ['montantImpayesCoproprietaires', 'nbCoproprietairesImpayes'],
    message: ({ debiteurs, dus, chacun, duAuMoins }) =>
      chacun === null
        ? `${ecrireEntier(debiteurs ?? 0)} débiteurs pour ${euros(dus ?? 0)} dus. Confirmez-vous ces chiffres ?`
        : `À plus de ${euros(chacun)} chacun, ${ecrireEntier(debiteurs ?? 0)} débiteurs devraient au moins ${euros(duAuMoins)} : ${euros(dus ?? 0)} sont déclarés. Confirmez-vous ces chiffres ?`,
    enonce:
      'Les débiteurs déclarés devraient ensemble davantage que les sommes dues. Confirmez-vous ces chiffres ?',
    holds: ({ dus, duAuMoins }) => auPlus(duAuMoins, dus),
  },
  {
    code: 'FIN-IMPAYES-MAXIMUM',
    champs: ['nbCoproprietairesImpayes', 'montantImpayesCoproprietaires'],
    message: ({ dus, lots, chacun }) =>
      `${euros(dus ?? 0)} sont dus et aucun débiteur n’est compté : à ${euros(chacun ?? 0)} au plus chacun, ${ecrireEntier(lots ?? 0)} lots devraient au plus ${euros((lots ?? 0) * (chacun ?? 0))}. Confirmez-vous ces chiffres ?`,
    enonce:
      'Des sommes sont dues et aucun débiteur n’est compté, alors qu’elles dépassent ce que tous devraient sous le seuil. Confirmez-vous ces chiffres ?',
    holds: ({ debiteurs, dus, lots, chacun }) =>
      debiteurs !== 0 || lots === null || chacun === null || auPlus(dus, lots * chacun),
  },
])
