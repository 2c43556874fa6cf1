/** How a field of the declaration is read. */
export type Genre = 'jour' | 'compte' | 'montant' | 'siret' | 'numero' | 'texte'

const GENRES: Readonly<Record<string, Genre>> = {
  pptDate: 'jour',
  rapprocheLe: 'jour',
  constateLe: 'jour',
  nbAful: 'compte',
  nbAsl: 'compte',
  nbUnionsSyndicats: 'compte',
  nbLots: 'compte',
  nbLotsHab: 'compte',
  nbLotsHabBurCom: 'compte',
  nbLotsStationnement: 'compte',
  nbCoproprietairesImpayes: 'compte',
  nbBatimentsTotal: 'compte',
  nbAscenseurs: 'compte',
  nbEtages: 'compte',
  anneeConstruction: 'compte',
  chargesOperationsCourantes: 'montant',
  chargesOperationsExceptionnelles: 'montant',
  montantDettes: 'montant',
  montantImpayesCoproprietaires: 'montant',
  montantFondTravaux: 'montant',
  siret: 'siret',
  numImmatriculationCoproprietePrincipale: 'numero',
}

/** The kind of a field, by its dotted path. */
export const genreDe = (chemin: string): Genre => {
  const cle = chemin.slice(chemin.lastIndexOf('.') + 1)
  return (
    GENRES[cle] ?? (/^date[A-Z]/.test(cle) ? 'jour' : cle.startsWith('ETIQ_') ? 'compte' : 'texte')
  )
}
