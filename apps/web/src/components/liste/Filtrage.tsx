import { focusField } from '@registre/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'

type Saisi = Record<string, FormDataEntryValue>
type Fautes = Partial<Record<string, string>>

/**
 * The form of the criteria of a list: what is wrong is said beside its field, which takes the
 * focus; what is right goes to `onChercher`.
 */
export const Filtrage = ({
  nom,
  controler,
  onChercher,
  onFocus,
  children,
}: Pick<ComponentProps<'form'>, 'onFocus'> & {
  nom: string
  controler: (saisi: Saisi) => Fautes
  onChercher: (saisi: Saisi) => void
  children: (fautes: Fautes) => ReactNode
}) => {
  const [fautes, setFautes] = useState<Fautes>({})
  usePageTitle({ enErreur: Object.keys(fautes).length > 0 })
  return (
    <form
      role="search"
      aria-label={nom}
      className="rc-filtrage fr-mb-3w"
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        const saisi = Object.fromEntries(new FormData(event.currentTarget))
        const trouvees = controler(saisi)
        setFautes(trouvees)
        const [premiere] = Object.keys(trouvees)
        if (premiere) focusField(premiere)
        else onChercher(saisi)
      }}
      noValidate
    >
      {children(fautes)}
    </form>
  )
}
