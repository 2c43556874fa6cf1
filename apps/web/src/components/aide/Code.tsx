import { Button } from '@registre/ui'
import { notify } from '../../lib/notifications.ts'

/**
 * A piece of a program, with its name and a button that copies it. Long lines are folded: nothing
 * scrolls sideways.
 */
export const Code = ({ titre, texte }: { titre: string; texte: string }) => {
  const copier = () =>
    void navigator.clipboard.writeText(texte).then(
      () => notify('success', 'Le code est copié.'),
      () =>
        notify(
          'error',
          'Le navigateur n’a pas copié le code : sélectionnez-le et copiez-le vous-même.',
        ),
    )
  return (
    <figure className="rc-code">
      <figcaption className="rc-code__tete">
        <span className="fr-text--sm fr-mb-0">{titre}</span>
        <Button kind="tertiary" small aria-label={`Copier : ${titre}`} onClick={copier}>
          Copier
        </Button>
      </figcaption>
      <pre>
        <code>{texte.trimEnd()}</code>
      </pre>
    </figure>
  )
}
