import type { EtatDeclaration, TypeMaj } from '../declaration/declaration.enums.ts'
import { estMajAnnuelle } from '../declaration/mise-a-jour.ts'

// What a keeper is shown before `supprimer-declarations.ts` takes it back, read off the history that
// the sheet gives.

/** A declaration of the history: its state is null where another replaced it. */
export interface LigneHistorique {
  id: number
  typeMaj: TypeMaj | null
  etat: EtatDeclaration | null
}

/** What an act takes back of what was declared, and what is in force after it, undefined for nothing. */
export interface Retrait<P> {
  retirees: readonly P[]
  reprise: P | undefined
}

/** What `supprimerDeclarations` takes back: all that came after the last annual update. Latest first. */
export const depuisMajAnnuelle = <P extends LigneHistorique>(passees: readonly P[]): Retrait<P> => {
  // What was taken back already counts no more; what came back has two periods.
  const restees = passees.filter(
    ({ id, etat }, i) => etat !== 'SUPPRIME' && passees.findIndex((p) => p.id === id) === i,
  )
  const rang = restees.findIndex(({ typeMaj }) => estMajAnnuelle(typeMaj))
  return { retirees: restees.slice(0, Math.max(0, rang)), reprise: restees[rang] }
}

/** What `retirerMajAnnuelle` takes back: the last annual update, which is in force. Latest first. */
export const derniereMajAnnuelle = <P extends LigneHistorique>(
  passees: readonly P[],
): Retrait<P> => ({
  retirees: passees.slice(0, 1),
  reprise: passees.find(({ etat }) => etat === 'AVANT_DECLARATION_ANNUELLE'),
})
