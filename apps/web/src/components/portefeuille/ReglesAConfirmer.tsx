import { FieldCheckbox, Section } from '@registre/ui'
import type { Regle } from './textes.ts'

/** What is confirmed, as `ligne:code`. */
export type Confirmations = ReadonlySet<string>
export const cleDe = (ligne: number, code: string): string => `${ligne}:${code}`

const MONTREES = 12
const lignesEnClair = (lignes: readonly number[]): string =>
  // The last one is named rather than counted: « et 1 autre » is no shorter.
  lignes.length <= MONTREES + 1
    ? lignes.join(', ')
    : `${lignes.slice(0, MONTREES).join(', ')} et ${lignes.length - MONTREES} autres`

export interface ReglesAConfirmerProps {
  regles: readonly Regle[]
  confirmations: Confirmations
  changer: (cles: readonly string[], confirme: boolean) => void
}

/**
 * The rules that a person may confirm, each for all the rows that it stops; each row can be
 * confirmed by itself in the table.
 */
export const ReglesAConfirmer = ({ regles, confirmations, changer }: ReglesAConfirmerProps) => (
  <Section title="Points à confirmer">
    <p>
      Vérifiez ces lignes, puis confirmez celles qui sont exactes. Une ligne non confirmée n’est pas
      déposée.
    </p>
    {regles.map(({ code, exemple, lignes }) => {
      const cles = lignes.map((ligne) => cleDe(ligne, code))
      return (
        <FieldCheckbox
          key={code}
          name={`regle-${code}`}
          label={`${exemple} (${code})`}
          hint={
            lignes.length === 1
              ? `Confirmer pour la ligne ${lignes[0]}`
              : `Confirmer pour les ${lignes.length} lignes : ${lignesEnClair(lignes)}`
          }
          inputProps={{
            checked: cles.every((cle) => confirmations.has(cle)),
            onChange: (event) => changer(cles, event.target.checked),
          }}
        />
      )
    })}
  </Section>
)
