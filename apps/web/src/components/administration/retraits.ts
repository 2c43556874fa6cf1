import { estMajAnnuelle } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'

export type Passee = Answer<'listerDeclarationsPrecedentes'>[number]

/** What an act takes back of what was declared, and what is in force again after it. */
export interface Retrait {
  retirees: readonly Passee[]
  reprise: Passee | undefined
}

/** The declarations that came after the last annual update; latest first, as they are read. */
export const depuisMajAnnuelle = (passees: readonly Passee[]): Retrait => {
  // What was taken back already counts no more; what came back has two periods.
  const restees = passees.filter(
    ({ id, etat }, i) => etat !== 'SUPPRIME' && passees.findIndex((p) => p.id === id) === i,
  )
  const rang = restees.findIndex(({ typeMaj }) => estMajAnnuelle(typeMaj))
  return { retirees: restees.slice(0, Math.max(0, rang)), reprise: restees[rang] }
}

/** The last annual update, which is in force; latest first, as they are read. */
export const derniereMajAnnuelle = (passees: readonly Passee[]): Retrait => ({
  retirees: passees.slice(0, 1),
  reprise: passees.find(({ etat }) => etat === 'AVANT_DECLARATION_ANNUELLE'),
})

/** « 2 déclarations sont supprimées. » */
export const ditSupprimees = (n: number): string =>
  n > 1 ? `${n} déclarations sont supprimées.` : `${n} déclaration est supprimée.`
