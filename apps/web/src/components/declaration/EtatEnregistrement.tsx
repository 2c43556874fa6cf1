import { Button } from '@registre/ui'
import { formatHeure, formatInstant } from '../../lib/format.ts'
import { estAujourdhui } from './aujourdhui.ts'
import { useBrouillon } from './brouillon.tsx'
import { useEnregistrement } from './use-session.ts'

/** The hour alone, the same day; the day too for a draft taken up again later. */
const enregistreLe = (instant: string): string =>
  estAujourdhui(instant)
    ? `Enregistré à ${formatHeure(instant)}`
    : `Enregistré le ${formatInstant(instant)}`

/** Tells whether what is typed is saved, and since when; announced politely when it changes. */
export const EtatEnregistrement = () => {
  const { session, declaration } = useBrouillon()
  const { statut, message } = useEnregistrement(session)
  const depuis = declaration.enregistreLe === null ? '' : enregistreLe(declaration.enregistreLe)
  const texte = {
    'a-jour': depuis,
    // Typing is not news: the line stays as it was, and nothing is read aloud at each key.
    modifie: depuis,
    'en-cours': depuis === '' ? 'Enregistrement…' : depuis,
    echec:
      message === ''
        ? depuis
        : `Non enregistré : ${message} Votre saisie est gardée, un nouvel essai suivra.`,
    suspendu: `Non enregistré : ${message}`,
  }[statut]
  const enDefaut = statut === 'echec' || statut === 'suspendu'
  return (
    <div className="fr-mb-2w">
      <p role="status" className={enDefaut ? 'fr-error-text fr-mt-0' : 'fr-hint-text fr-mb-0'}>
        {texte || '\u00A0'}
      </p>
      {/* The line keeps its place: a form that moves under the pointer loses the press. */}
      <p className="fr-hint-text fr-mb-0" aria-hidden="true">
        {statut === 'en-cours'
          ? 'Enregistrement…'
          : statut === 'modifie'
            ? 'Modifications à enregistrer'
            : '\u00A0'}
      </p>
      {statut === 'echec' && (
        <Button kind="tertiary" small onClick={() => void session.enregistreur.vider()}>
          Réessayer maintenant
        </Button>
      )}
    </div>
  )
}
