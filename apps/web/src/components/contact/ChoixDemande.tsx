import { type ChoixReclamation, controlerChoixReclamation } from '@registre/domain'
import { Button, focusFieldSoon, RequiredNote } from '@registre/ui'
import { type FormEvent, useState } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import type { Compte } from '../../lib/session.ts'
import { ChampsChoix } from './ChampsChoix.tsx'
import { choixInitial } from './saisie.ts'

/**
 * The beginning of the contact form: the rest, and what is mandatory in it, depends on these three
 * answers.
 */
export const ChoixDemande = ({
  compte,
  onContinuer,
}: {
  compte: Compte | null
  onContinuer: (choix: ChoixReclamation) => void
}) => {
  const [choisi, setChoix] = useState<ChoixReclamation | null>(null)
  // The account may come after the page.
  const choix = choisi ?? choixInitial(compte)
  const [controle, setControle] = useState(false)
  const [manque] = controle ? controlerChoixReclamation(choix) : []
  usePageTitle({ enErreur: manque !== undefined })
  const continuer = (event: FormEvent): void => {
    event.preventDefault()
    const [absent] = controlerChoixReclamation(choix)
    if (!absent) return onContinuer(choix)
    setControle(true)
    focusFieldSoon(absent.champ)
  }
  return (
    <form noValidate onSubmit={continuer}>
      <p>La suite du formulaire dépend de vos trois premières réponses.</p>
      <RequiredNote />
      <ChampsChoix
        choix={choix}
        erreurs={manque ? { [manque.champ]: manque.message } : {}}
        onChange={setChoix}
      />
      <Button type="submit" className="fr-mt-4w">
        Continuer
      </Button>
    </form>
  )
}
