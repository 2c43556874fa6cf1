// The 500 rows of the examples’ portfolio, and the faults that are put in it on purpose.

/** What an assembly approved, the same for all but one figure. */
export const comptes = (annee: number, i: number): Record<string, string | number | null> => ({
  dateDebutExercice: `01/01/${annee + 1}`,
  dateClotureComptes: `31/12/${annee + 1}`,
  dateAg: `20/05/${annee + 2}`,
  chargesOperationsCourantes: 30_000 + i,
  chargesOperationsExceptionnelles: 0,
  montantDettes: 900,
  montantImpayesCoproprietaires: 300,
  nbCoproprietairesImpayes: 1,
  montantFondTravaux: 2000,
})

export type Erreur = readonly [
  faute: Record<string, string | number | null>,
  champ: string,
  code: string,
]
/** Ten kinds of faults, each made twice. */
export const fautes = (annee: number, rang: number): readonly Erreur[] => [
  [{ dateAg: '32/05/2026' }, 'dateAg', 'format'],
  [{ dateAg: null }, 'dateAg', 'requis'],
  [{ montantDettes: 'beaucoup' }, 'montantDettes', 'format'],
  [{ montantDettes: -1 }, 'montantDettes', 'FIN-MONTANTS'],
  [{ dateAg: `01/06/${annee + 1}` }, 'dateAg', 'WS32'],
  [{ dateAg: '01/01/2099' }, 'dateAg', 'WS22'],
  [{ numero: `ZZ9-999-${rang}` }, 'numero', 'introuvable'],
  [{ numero: 'AA-1' }, 'numero', 'PF-NUMERO'],
  [{ couleur: 'bleu' }, 'couleur', 'PF-COLONNE'],
  [
    { dateClotureComptes: `31/08/${annee + 2}`, dateAg: `20/10/${annee + 2}` },
    'dateClotureComptes',
    'WS107',
  ],
]
