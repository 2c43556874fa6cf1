import { aideDuJour, champVise } from '@registre/domain'
import type { ReactNode } from 'react'

/**
 * What stands under a label: what is asked, where it is read, last year's answer, how it is written.
 * Undefined when there is nothing to say.
 */
export const aideDe = (
  chemin: string,
  {
    format,
    avant,
    codeInsee = '',
  }: { format?: ReactNode; avant?: string | undefined; codeInsee?: string } = {},
): ReactNode => {
  const vise = champVise(chemin)
  const { sens, ou } = (vise?.fin === '' ? vise.champ.aide : vise?.fait?.aide) ?? {}
  const lignes = [
    sens,
    ou === undefined ? undefined : `Où le lire : ${ou.charAt(0).toLowerCase()}${ou.slice(1)}.`,
    avant === undefined ? undefined : `Exercice précédent : ${avant}.`,
    aideDuJour(chemin, codeInsee),
    format,
  ].filter((ligne) => ligne !== undefined && ligne !== '')
  return lignes.length === 0
    ? undefined
    : lignes.map((ligne, i) => (
        <span className="rc-aide" key={i}>
          {ligne}
        </span>
      ))
}
