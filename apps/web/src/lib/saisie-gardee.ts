/**
 * What is typed and not saved yet stays in the tab (`components/declaration/copie-locale.ts`), for
 * the person who typed it alone: a sign-out, or another account in this tab, forgets it.
 */
export const PREFIXE_SAISIE = 'registre.brouillon.'

const CLE_TITULAIRE = 'registre-titulaire'

type Stockage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Forgets what was typed in this tab. */
export const oublierSaisies = (stockage: Stockage): void => {
  const cles = Array.from({ length: stockage.length }, (_, rang) => stockage.key(rang) ?? '')
  for (const cle of cles) if (cle.startsWith(PREFIXE_SAISIE)) stockage.removeItem(cle)
}

/** Keeps what was typed for this account; forgets what another one had typed here. */
export const garderSaisiesDe = (stockage: Stockage, compte: number): void => {
  const titulaire = stockage.getItem(CLE_TITULAIRE)
  if (titulaire === String(compte)) return
  if (titulaire !== null) oublierSaisies(stockage)
  stockage.setItem(CLE_TITULAIRE, String(compte))
}
