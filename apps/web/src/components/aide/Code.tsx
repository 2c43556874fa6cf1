import { Button } from '@registre/ui'
import { copier } from '../../lib/copier.ts'

/**
 * A piece of a program, with its name and a button that copies it. Long lines are folded: nothing
 * scrolls sideways.
 */
export const Code = ({ titre, texte }: { titre: string; texte: string }) => {
  return (
    <figure className="rc-code">
      <figcaption className="rc-code__tete">
        <span className="fr-text--sm fr-mb-0">{titre}</span>
        <Button
          kind="tertiary"
          small
          aria-label={`Copier : ${titre}`}
          onClick={() =>
            void copier(texte, 'Le code est copié.', 'sélectionnez-le et copiez-le vous-même.')
          }
        >
          Copier
        </Button>
      </figcaption>
      <pre>
        <code>{texte.trimEnd()}</code>
      </pre>
    </figure>
  )
}
